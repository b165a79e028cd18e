import { createElement, type ReactNode, type SVGProps } from 'react'
import { iconPath, type Shape } from './iconPath'

/** An icon as a file of lucide-react has it: shapes on a square of 24 units. */
type IconData = { node: readonly Shape[] }
type IconProps = Omit<SVGProps<SVGSVGElement>, 'width' | 'height'> & {
  /** The width and height in pixels. */
  size?: number
}

/**
 * Makes the component of an icon, in place of lucide-react's function of this name. All outlines are one path: a list has
 * some 120 icons, and with an element for each shape they would be two fifths of its elements.
 */
export function createLucideIcon({ node }: IconData) {
  const dots = node.filter(isFilled).map(([element, attributes]) => createElement(element, attributes))
  const shapes = [<path key="outlines" d={iconPath(node.filter((shape) => !isFilled(shape)))} />, ...dots]
  return (props: IconProps) => drawn(shapes, props)
}

const isFilled = ([, { fill }]: Shape) => fill !== undefined

function drawn(shapes: ReactNode, { size = 24, ...rest }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {shapes}
    </svg>
  )
}
