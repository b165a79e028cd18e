import type { EntryImage, SceneKind } from './entry.ts'

type Picture = [scene: SceneKind, caption: string]

/**
 * The pictures of one entry, the card's first. The caption speaks of the place; the alternative text says what
 * is drawn, and is true of both compositions of a scene, because which one a listing gets depends on its id.
 */
export function pictures(first: Picture, ...rest: Picture[]): [EntryImage, ...EntryImage[]] {
  const all = [first, ...rest]
  const draw = ([scene, caption]: Picture, index: number): EntryImage => {
    const earlier = all.slice(0, index).filter(([other]) => other === scene).length
    const alts = DRAWN[scene]
    return { scene, caption, alt: `Illustration: ${alts[earlier % alts.length]}` }
  }
  return [draw(first, 0), ...rest.map((picture, index) => draw(picture, index + 1))]
}

/** What each scene shows; the second text is for a second picture of the same scene. */
const DRAWN: Record<SceneKind, [string, string]> = {
  aquarium: ['sea creatures gliding past a row of watching children', 'a deep blue tank with coral and fish'],
  beach: ['families at the water with sun umbrellas and yachts', 'children playing at the edge of the water'],
  indoor: [
    'children in a bright indoor playroom with a ball pit',
    'a playroom to climb in while rain runs down the window',
  ],
  museum: [
    'families looking up at a huge skeleton in a museum',
    'a museum hall with children in front of the exhibits',
  ],
  park: ['families in a green park among flowers and trees', 'children out walking between lawns and trees'],
  playground: [
    'children on climbing equipment beside the harbour',
    'a playground on the grass with the bridge behind it',
  ],
  pool: ['children splashing in a pool between palm trees', 'swimmers with rubber rings and floating ducks'],
  show: [
    'children having fun under bright lights in the evening',
    'a happy crowd in front of coloured lights',
  ],
  sports: ['children playing a ball game outdoors', 'a team of children in the middle of a game'],
  themepark: ['fairground rides and tents under coloured flags', 'families with balloons at the fair'],
  trail: [
    'a family in sun hats on a boardwalk below sandstone cliffs',
    'tall gum trees and cliffs along a bush track',
  ],
  zoo: ['wild animals among trees with children looking on', 'children in hats watching the animals'],
}
