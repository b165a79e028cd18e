import { readFileSync } from 'node:fs'
import type { Query } from '../local/database/database.ts'
import { type Locality, readPostcodes } from './postcodesFile.ts'

// Both tables: suburb names (c) State of New South Wales (Spatial Services), points GeoNames, both CC BY 4.0. A point is rough:
// the middle of a suburb. Regions follow the postcode, with few exceptions.

/** The localities of Greater Sydney. */
export const sydneyLocalities = (): Locality[] => tableOf('postcodes.csv')

/** The localities of every new database: Greater Sydney, then towns and regional cities of New South Wales. */
export const seededLocalities = (): Locality[] => [...sydneyLocalities(), ...tableOf('postcodesRegional.csv')]

const tableOf = (file: string) => readPostcodes(readFileSync(new URL(file, import.meta.url), 'utf8'))

/**
 * Adds missing localities, all or none, and returns their number. Names are compared ignoring case ("MCGRATHS HILL"). Known
 * ones get the point and the region that they lack.
 */
export async function addLocalities(query: Query, localities: Locality[]): Promise<number> {
  await query(
    `update public."Postcodes" known
     set latitude = coalesce(known.latitude, given.latitude), longitude = coalesce(known.longitude, given.longitude),
       region = coalesce(known.region, given.region)
     from jsonb_populate_recordset(null::public."Postcodes", $1::jsonb) as given
     where lower(known.locality) = lower(given.locality)
       and known.postcode = given.postcode and known.state = given.state
       and (known.latitude is null and given.latitude is not null or known.region is null and given.region is not null)`,
    [JSON.stringify(localities)],
  )
  const added = await query(
    `insert into public."Postcodes" (locality, postcode, state, latitude, longitude, region)
     select distinct on (lower(locality), postcode, state) locality, postcode, state, latitude, longitude, region
     from jsonb_populate_recordset(null::public."Postcodes", $1::jsonb) as given
     where not exists (
       select 1 from public."Postcodes" known
       where lower(known.locality) = lower(given.locality)
         and known.postcode = given.postcode and known.state = given.state
     )
     order by lower(locality), postcode, state
     on conflict do nothing
     returning id`,
    [JSON.stringify(localities)],
  )
  return added.length
}
