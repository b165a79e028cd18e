/** @jest-environment node */
import { renderToString } from 'react-dom/server'
import styled, { css } from 'styled-components'
import { joinRules } from './joinedRules'

// the other tests take its browser's build (jest.config.js), which needs a document
jest.mock('styled-components', () => jest.requireActual('styled-components/dist/styled-components.cjs.js'))
const { ServerStyleSheet } = jest.requireMock<typeof import('styled-components')>('styled-components')

const GAP = '4px'
const shared = css`
  margin: ${GAP};
  color: red;
`
const Plain = styled.p`
  padding: ${GAP};
  ${shared}
  gap: ${GAP};
`
const Changing = styled(Plain)<{ $width: number }>`
  border: ${GAP} solid;
  width: ${({ $width }) => $width}px;
  height: ${GAP};

  ${Plain}:hover & {
    top: ${GAP};
  }
`

function draw() {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <>
        <Plain />
        <Changing $width={1} />
        <Changing $width={2} />
      </>,
    ),
  )
  const styles = sheet.getStyleTags()
  sheet.seal()
  return html + styles
}

/** How many rules of a component are texts that stand next to each other. */
function neighbours(component: object): number {
  const { rules } = Reflect.get(component, 'componentStyle') as { rules: unknown[] }
  return rules.filter((rule, place) => typeof rule === 'string' && typeof rules[place - 1] === 'string')
    .length
}

test('texts are joined, and classes and styles stay', () => {
  const before = draw()
  expect(before).toContain('width:2px')
  expect([neighbours(Plain), neighbours(Changing)]).not.toContain(0)
  joinRules()
  expect([draw(), draw()]).toEqual([before, before])
  expect([neighbours(Plain), neighbours(Changing)]).toEqual([0, 0])
})
