import type { Mutant } from './derived.ts'
import { rewrite } from './rewrite.ts'

/** Faults in plan B. */
export const PLANNING_MUTANTS: Mutant[] = [
  ...(
    [
      ['near.indoor and', ''],
      [`near.publish_status = 'Published'`, 'true'],
      [`near.listing_type <> 'event'`, 'true'],
      ['near.suburb = outdoor.suburb or', ''],
      ['distance.km <= 10', 'true'],
      ['distance.km <= 10', 'distance.km <= 9.9'],
      ['distance.km <= 10', 'distance.km <= 10.1'],
      ['111.2', '112'],
      ['* cos(radians(outdoor.near_latitude))', ''],
      ['near.near_latitude', 'near.latitude'],
      ['near.near_longitude', 'near.longitude'],
      ['- outdoor.near_latitude', '- outdoor.latitude'],
      ['- outdoor.near_longitude', '- outdoor.longitude'],
      ['near.latitude is null or ', ''],
      [' or outdoor.latitude is null', ''],
      ['order by distance.km nulls last, near.name', 'order by near.name'],
      ['order by distance.km nulls last', 'order by distance.km nulls first'],
      ['nulls last, near.name, near.id', 'nulls last, near.id'],
      ['limit 2', 'limit 3'],
      ['limit 2', 'limit 1'],
      ['outdoor.id = any (activities) and', ''],
      ['not outdoor.indoor and', ''],
      [`outdoor.publish_status = 'Published'`, 'true'],
      ['outdoor.all_ages or', ''],
      ['near.all_ages\n', 'false\n'],
      ['outdoor.babies and', ''],
      ['outdoor.toddlers and', ''],
      ['outdoor.preschoolers and', ''],
      ['outdoor."primary" and', ''],
      ['outdoor.preteens and', ''],
      ['outdoor.teens and', ''],
      [' and near.babies', ' and false'],
      [' and near.toddlers', ' and false'],
      [' and near.preschoolers', ' and false'],
      [' and near."primary"', ' and false'],
      [' and near.preteens', ' and false'],
      [' and near.teens', ' and false'],
    ] as const
  ).map(([piece, other]) => ({
    name: `plan B with ${other || 'nothing'} for ${piece}`,
    ...rewrite('public.plan_b', piece, other),
  })),
]
