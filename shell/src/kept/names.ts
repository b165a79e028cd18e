/** The address of the worker; its digest is in the import map, under this name. */
export const WORKER_URL = '/worker.js'

/** What the names of all caches (Cache Storage) of the site begin with. */
export const PREFIX = 'sprouts-'
/** The cache of an edition of the site, which the worker writes; the name of the edition follows. */
export const SITE_CACHE = 'sprouts-site-'
/** The lists of the user, for as long as the session. This and the following ones are written by the page. */
export const LISTS = 'sprouts-lists'
/** The activities that were opened. */
export const PLACES = 'sprouts-places'
/** Small pictures of both. */
export const PICTURES = 'sprouts-pictures'

/** The name of a meta element: the document is not what visitors get, so no edition is kept of it. */
export const PASSING = 'passing'
