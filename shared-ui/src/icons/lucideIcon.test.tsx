import { render } from '@testing-library/react'
import { createLucideIcon } from './lucideIcon'

const Icon = createLucideIcon({
  node: [
    ['path', { d: 'M1 2h3' }],
    ['line', { x1: '1', y1: '1', x2: '2', y2: '2' }],
    ['circle', { cx: '5', cy: '5', r: '.5', fill: 'currentColor', key: 'dot' }],
  ],
})

const drawing = (icon: React.ReactNode) => {
  const svg = render(icon).container.querySelector('svg')
  if (!svg) throw new Error('There is no drawing')
  return svg
}

test('an icon is one path and its filled dots, 24 px wide, and not read out', () => {
  const svg = drawing(<Icon />)
  expect([...svg.children].map(({ outerHTML }) => outerHTML)).toEqual([
    '<path d="M1 2h3M1 1L2 2"></path>',
    '<circle cx="5" cy="5" r=".5" fill="currentColor"></circle>',
  ])
  expect([svg.getAttribute('width'), svg.getAttribute('stroke')]).toEqual(['24', 'currentColor'])
  expect(svg).toHaveAttribute('aria-hidden', 'true')
})

test('its size, its look and its name are given where it is used', () => {
  const svg = drawing(
    <Icon size={16} strokeWidth={1.5} fill="red" role="img" aria-hidden={false} aria-label="Open" />,
  )
  expect([svg.getAttribute('height'), svg.getAttribute('stroke-width'), svg.getAttribute('fill')]).toEqual([
    '16',
    '1.5',
    'red',
  ])
  expect(svg).toHaveAccessibleName('Open')
})
