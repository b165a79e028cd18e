/** A shape of an icon as lucide-react describes it: its element and the attributes. */
export type Shape = readonly [element: string, attributes: Readonly<Record<string, string>>]

/** Draws shapes as one path (SVG 2, 9.3). Throws an error for a shape that it does not know. */
export function iconPath(shapes: readonly Shape[]): string {
  return shapes.map(([element, attributes]) => pathOf(element, attributes)).join('')
}

function pathOf(element: string, attributes: Readonly<Record<string, string>>): string {
  const at = (name: string) => Number(attributes[name] ?? 0)
  if (element === 'path') return fromOrigin(attributes.d ?? '')
  if (element === 'circle') return ellipse(at('cx'), at('cy'), at('r'), at('r'))
  if (element === 'ellipse') return ellipse(at('cx'), at('cy'), at('rx'), at('ry'))
  if (element === 'line') return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (element === 'rect')
    return rectangle(at('x'), at('y'), at('width'), at('height'), at(attributes.rx ? 'rx' : 'ry'))
  if (element === 'polyline') return `M${attributes.points}`
  if (element === 'polygon') return `M${attributes.points}Z`
  throw new Error(`No path for the shape ${element}`)
}

const START = /^\s*m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*/

/** A path may start with "m". After another path that would count from the other's end, and the pairs after it too. */
function fromOrigin(d: string): string {
  return d.replace(START, (start, x, y, place, whole: string) => {
    const isPair = /^[\d.-]/.test(whole.slice(place + start.length))
    return `M${x} ${y}${isPair ? 'l' : ''}`
  })
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const r = Math.min(radius, width / 2, height / 2)
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${dx * r} ${dy * r}` : '')
  const [across, down] = [width - 2 * r, height - 2 * r]
  return [
    `M${x + r} ${y}h${across}`,
    corner(1, 1),
    `v${down}`,
    corner(-1, 1),
    `h${-across}`,
    corner(-1, -1),
    `v${-down}`,
    corner(1, -1),
    'Z',
  ].join('')
}
