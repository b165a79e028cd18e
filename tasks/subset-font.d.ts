/** The package has no types of its own. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>

  // biome-ignore lint/style/noDefaultExport: the package has no other export
  export { subsetFont as default }
}
