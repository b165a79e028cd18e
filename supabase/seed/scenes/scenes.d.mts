import type { SceneKind } from '../catalogue/entry.ts'

/** A drawn picture as SVG, 1200 x 800. Even and odd seeds are two compositions; the rest varies light and detail. */
export function scene(options: { type: SceneKind; seed: number }): string
