import { fade } from './palette.ts'
import { circle, type Drawing, repeat } from './shapes.ts'

export const WALLS = [
  { wall: ['#E9E1FA', '#CFC2F0'], floor: ['#9C86D6', '#8672C4'] },
  { wall: ['#FCE8D8', '#F8CFBA'], floor: ['#E79A78', '#D98460'] },
  { wall: ['#DDF1EC', '#B9E0D6'], floor: ['#6FB9A9', '#57A595'] },
  { wall: ['#FDF0CC', '#F8DF9C'], floor: ['#EBB45A', '#DDA044'] },
] as const

export const dots = (): Drawing =>
  repeat(18, (index) =>
    circle(
      (index % 6) * 230 + (Math.floor(index / 6) % 2) * 115,
      170 + Math.floor(index / 6) * 150,
      13,
      fade('#FFFFFF', 0.4),
    ),
  )
