/**
 * What a journey needs of a browser. The drivers give it: firefox.ts by WebDriver BiDi, webkit.ts by classic WebDriver, and
 * playwright.ts where its own builds are.
 * What a visitor does is built on it once, in visitor.ts.
 */
export type Tab = {
  goTo(address: string): Promise<void>
  /** Runs a function in the page, and waits for what it returns. Arguments and result are JSON. */
  run<Given extends unknown[], Result>(
    code: (...given: Given) => Result | Promise<Result>,
    ...given: Given
  ): Promise<Result>
  /** Real input: W3C actions, whose places are those of the window. */
  act(sources: object[]): Promise<void>
  /** The size of the page's window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** A picture of the window, as PNG. */
  picture(): Promise<Buffer>
  /** The errors and warnings that the console has shown, with those of the page's policy. */
  messages(): string[]
  close(): Promise<void>
}

export type Engine = {
  /** A new visitor, who has nothing of another one's. `before` runs in each document before its own scripts. */
  openTab(before?: string): Promise<Tab>
  close(): Promise<void>
}

/** The source of a function that takes its arguments and returns its result as JSON. */
export const overJson = (code: { toString(): string }) =>
  `async (given) => JSON.stringify((await (${code})(...JSON.parse(given))) ?? null)`
