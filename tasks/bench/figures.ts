/** Measured figures by name and unit. */
export type Figures = Record<string, number>

/** The figures of repeated measurements: name -> one value for each run. */
export type Runs = Record<string, number[]>

/** Adds the figures of one run. */
export function addRun(runs: Runs, figures: Figures): void {
  for (const [name, value] of Object.entries(figures)) {
    runs[name] ??= []
    runs[name].push(value)
  }
}

export function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** "912 (880 to 1004)": median, minimum and maximum. */
export function describe(values: readonly number[]): string {
  const [least, median, most] = [Math.min(...values), medianOf(values), Math.max(...values)].map(show)
  return `${median} (${least} to ${most})`
}

const show = (value: number) =>
  value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(3)

/** A table in Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(line)].join(
    '\n',
  )
}

type Bar = { label: string; series: string; value: number }

/** The colours of the series, which can be told apart without seeing red or green. */
const COLOURS = ['#0e7558', '#ffc93c', '#5a4fa3', '#8ccfe6']
const [ROW, LEFT, WIDTH, TOP] = [22, 190, 640, 46]

/** A chart of horizontal bars in SVG, with a title and the unit ms. Bars with the same label stand together. */
export function chartOf(title: string, bars: readonly Bar[]): string {
  const series = [...new Set(bars.map((bar) => bar.series))]
  const longest = Math.max(...bars.map(({ value }) => value), 1)
  const colourOf = (name: string) => COLOURS[series.indexOf(name) % COLOURS.length]
  const height = TOP + bars.length * ROW + 12
  const drawn = bars.map(({ label, series: name, value }, index) => {
    const y = TOP + index * ROW
    const length = (value / longest) * (WIDTH - LEFT - 70)
    const isFirst = bars[index - 1]?.label !== label
    return [
      isFirst ? `<text x="${LEFT - 10}" y="${y + 15}" text-anchor="end">${textOf(label)}</text>` : '',
      `<rect x="${LEFT}" y="${y + 3}" width="${length.toFixed(1)}" height="${ROW - 6}" fill="${colourOf(name)}"/>`,
      `<text x="${(LEFT + length + 6).toFixed(1)}" y="${y + 15}">${value.toFixed(0)} ms</text>`,
    ].join('')
  })
  const legend = series.map((name, index) => {
    const x = LEFT + index * 170
    return `<rect x="${x}" y="26" width="12" height="12" fill="${colourOf(name)}"/><text x="${x + 18}" y="36">${textOf(name)}</text>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" role="img" aria-label="${textOf(title)}">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf8"/>`,
    `<text x="10" y="16" font-weight="bold">${textOf(title)}</text>`,
    ...legend,
    ...drawn,
    '</svg>',
    '',
  ].join('\n')
}

const textOf = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign)
