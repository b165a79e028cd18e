/* The first lines of the files that `npm run facts:import` reads, and the day on which the tests read them. */

export const HOURS =
  'name,hours,monday,tuesday,wednesday,thursday,friday,saturday,sunday,source_url,as_of,confidence,note'
export const BY_WHOM = `${HOURS},source_is`
export const POINTS =
  'name,suburb,latitude,longitude,basis,source,suburb_latitude,suburb_longitude,km_from_suburb_point'
export const FACILITIES =
  'name,fenced,shaded,toilets,parking,pram_path,water_play,baby_change,basis,source,note'
export const EVENTS = 'name,usual_months,pattern,start,end,start_day,end_day,certainty,note'
export const TODAY = '2026-11-23'
