/**
 * The ten categories as they are in the URL of the list (spec.md sections 2 and 7). What belongs to each is known to
 * mfe-discover, whose test compares the two.
 */
export const categoryNames = [
  'entertainment centre',
  'museum',
  'parks & gardens',
  'playgrounds',
  'sports',
  'swimming & water sports',
  'shows & events',
  'theme parks',
  'walking trail',
  'zoos & wildlife',
] as const
