/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import styled, { keyframes } from 'styled-components'
import { rememberStyles } from './rememberedStyles'

// the other tests take its browser's build (jest.config.js), which needs a document
jest.mock('styled-components', () => jest.requireActual('styled-components/dist/styled-components.cjs.js'))
const { ServerStyleSheet } = jest.requireMock<typeof import('styled-components')>('styled-components')

const turn = keyframes`to { rotate: 1turn; }`
const Box = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  animation: ${turn} 1s;

  &:hover {
    color: red;
  }
`
const Wide = styled(Box)`
  color: blue;
`

/** The styles of a page, and how many classes were compiled for it. */
function render(page: React.ReactElement, isRemembering: boolean) {
  const sheet = new ServerStyleSheet()
  const { instance } = sheet
  let compiled = 0
  if (isRemembering) rememberStyles(instance)
  const { insertRules } = instance
  instance.insertRules = (...given) => {
    compiled += 1
    insertRules.apply(instance, given)
  }
  renderToString(sheet.collectStyles(page))
  const styles = sheet.getStyleTags()
  sheet.seal()
  return { styles, compiled }
}

const PAGES = [
  <Box key="1" $width={1} />,
  <Wide key="2" $width={1} />,
  <>
    <Wide $width={2} />
    <Box $width={1} />
  </>,
]

test('a page has the same styles as without the memory, in the same order', () => {
  for (const page of [...PAGES, ...PAGES]) {
    const { styles } = render(page, false)
    expect(styles).toContain('width:1px')
    expect(render(page, true).styles).toBe(styles)
  }
})

test('a class is compiled once, and each page has only its own', () => {
  // with its animation, which counts as well
  render(<Box $width={1} />, true)
  const page = <Box $width={77} />
  expect(render(page, true).compiled).toBe(1)
  expect(render(page, true).compiled).toBe(0)
  expect(render(<Box $width={1} />, true).styles).not.toContain('77px')
})

test('it forgets before it holds too much', () => {
  const sheet: Parameters<typeof rememberStyles>[0] = { hasNameForId: () => false, insertRules() {} }
  rememberStyles(sheet)
  sheet.insertRules('a', 'first', ['.first{}'])
  expect(sheet.hasNameForId('a', 'first')).toBe(true)
  for (let count = 0; count < 4_000; count += 1) sheet.insertRules('a', `${count}`, [])
  expect(sheet.hasNameForId('a', 'first')).toBe(false)
  expect(sheet.hasNameForId('a', '3999')).toBe(true)
})
