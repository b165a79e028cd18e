import { iconPath, type Shape } from './iconPath'

test.each<[string, Shape, string]>([
  ['a path', ['path', { d: 'M2 9a5 5 0 0 1 9 3', key: 'k' }], 'M2 9a5 5 0 0 1 9 3'],
  ['a line', ['line', { x1: '12', x2: '12.01', y1: '8', y2: '9' }], 'M12 8L12.01 9'],
  ['a circle', ['circle', { cx: '9', cy: '8', r: '2' }], 'M7 8a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z'],
  ['an ellipse', ['ellipse', { cx: '9', cy: '8', rx: '3', ry: '1' }], 'M6 8a3 1 0 1 0 6 0a3 1 0 1 0 -6 0Z'],
  ['a square', ['rect', { x: '3', y: '4', width: '5', height: '5' }], 'M3 4h5v5h-5v-5Z'],
  [
    'a rectangle with corners',
    ['rect', { x: '3', y: '4', width: '18', height: '10', rx: '2' }],
    'M5 4h14a2 2 0 0 1 2 2v6a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-6a2 2 0 0 1 2 -2Z',
  ],
  [
    'corners of more than half of it',
    ['rect', { width: '4', height: '2', ry: '5' }],
    'M1 0h2a1 1 0 0 1 1 1v0a1 1 0 0 1 -1 1h-2a1 1 0 0 1 -1 -1v0a1 1 0 0 1 1 -1Z',
  ],
  ['a line of many points', ['polyline', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6'],
  ['a polygon', ['polygon', { points: '1 2 3 4 5 6' }], 'M1 2 3 4 5 6Z'],
])('draws %s', (_, shape, path) => {
  expect(iconPath([shape])).toBe(path)
})

test.each([
  ['m21 21-4.34-4.34', 'M21 21l-4.34-4.34'],
  ['m15 18-6-6 6-6', 'M15 18l-6-6 6-6'],
  ['m8 3.5.5 1', 'M8 3.5l.5 1'],
  ['m21 16v-8', 'M21 16v-8'],
  ['m 1,2 3,4', 'M1 2l3,4'],
  ['m-1-2z', 'M-1 -2z'],
])('%s counts from the origin, not from the shape before it', (d, path) => {
  const line: Shape = ['line', { x1: '1', y1: '1', x2: '2', y2: '2' }]
  expect(iconPath([line, ['path', { d }]])).toBe(`M1 1L2 2${path}`)
})

test('names a shape that it does not know', () => {
  expect(() => iconPath([['text', {}]])).toThrow('No path for the shape text')
})
