import { render } from '@testing-library/react'
import * as React from 'react'
import { renderToString } from 'react-dom/server'
import { documentStyles } from './documentStyles'

type Library = typeof import('styled-components')

// each test has a library of its own, and all have the React that draws
jest.doMock('react', () => React)

/** Components as a page has them, each made by a library of its own: the server's and the browser's. */
function componentsOf({ default: styled, keyframes, createGlobalStyle }: Library) {
  const turn = keyframes`to { rotate: 1turn; }`
  const Base = createGlobalStyle`body { margin: 0; }`
  const Box = styled.div<{ $width: number }>`
    width: ${({ $width }) => $width}px;
    animation: ${turn} 1s;

    &:hover {
      color: red;
    }

    @media (min-width: 10px) {
      color: green;
    }
  `
  const Wide = styled(Box)`
    width: 50px;
  `
  const Late = styled.p`
    color: blue;
  `
  return { Base, Box, Wide, Late }
}

/** The style elements that a server writes for a page. */
function stylesOf(page: (parts: ReturnType<typeof componentsOf>) => React.ReactElement): string {
  let styles = ''
  jest.isolateModules(() => {
    const library: Library = jest.requireActual('styled-components/dist/styled-components.cjs.js')
    const sheet = new library.ServerStyleSheet()
    renderToString(sheet.collectStyles(page(componentsOf(library))))
    styles = documentStyles(sheet.getStyleTags())
  })
  return styles
}

/** What the browser does with a document that has these styles. */
async function open(styles: string) {
  document.head.innerHTML = styles
  jest.resetModules()
  await import('./adoptStyles')
  return componentsOf(jest.requireActual('styled-components/dist/styled-components.browser.cjs.js'))
}

const styleElements = () => [...document.head.querySelectorAll('style')]
const rules = () => styleElements().flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
const rulesOf = ({ className }: Element) =>
  rules().filter(({ cssText }) => className.split(' ').some((name) => cssText.startsWith(`.${name}`)))

afterEach(() => {
  document.head.innerHTML = ''
})

test('the sheet of the document stays, and what it has is not written again', async () => {
  const { Base, Box, Wide } = await open(
    stylesOf(({ Base, Box, Wide }) => (
      <>
        <Base />
        <Box $width={1} />
        <Wide $width={1} />
      </>
    )),
  )
  const [element] = styleElements()
  const before = rules().map(({ cssText }) => cssText)
  expect(before.length).toBeGreaterThan(6)

  const { unmount } = render(
    <>
      <Base />
      <Box $width={1} />
      <Wide $width={1} />
    </>,
  )

  expect(styleElements()).toEqual([element])
  expect(rules().map(({ cssText }) => cssText)).toEqual(before)

  // a global rule leaves with its component, alone
  unmount()
  const others = before.filter((rule) => !/body|id="sc-global/.test(rule))
  expect(rules().map(({ cssText }) => cssText)).toEqual(others)
})

test('a new rule of a component comes before the rules of what extends it', async () => {
  const { Box, Wide, Late } = await open(stylesOf(({ Wide }) => <Wide $width={1} />))

  const { container } = render(
    <>
      <Wide $width={2} data-testid="wide" />
      <Box $width={3} />
      <Late />
    </>,
  )

  const [wide, box, late] = [...container.children]
  if (!wide || !box || !late) throw new Error('Not all components are drawn')
  expect(styleElements()).toHaveLength(1)
  // the width of the component that extends wins, also over one that came later
  expect(rulesOf(wide).at(-1)?.cssText).toContain('width: 50px')
  expect(getComputedStyle(wide).width).toBe('50px')
  expect(getComputedStyle(box).width).toBe('3px')
  expect(getComputedStyle(late).color).toBe('rgb(0, 0, 255)')
})

test('a document without styles of a server gets a sheet of its own', async () => {
  const { Box } = await open('')
  const { container } = render(<Box $width={4} />)
  expect(getComputedStyle(container.children[0] as Element).width).toBe('4px')
})
