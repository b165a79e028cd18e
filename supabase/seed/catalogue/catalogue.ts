import type { CatalogueEntry } from './entry.ts'
import { zoos } from './zoos.ts'

/** Every listing that is seeded, in the order of the files. Names are unique. */
export const catalogue: CatalogueEntry[] = [...zoos]
