import { followQueries } from './followQueries'
import { followSite } from './followSite'
import { offerUpdate } from './UpdateNotice'

/**
 * The time without a network: keeps what a visitor has saved and opened, and registers the worker. Loaded after the
 * first page, or before it where the worker has answered for the document.
 */
export async function startOffline(...services: Parameters<typeof followQueries>): Promise<void> {
  await followQueries(...services)
  followSite(offerUpdate).catch((error) => console.info('The site is not kept:', error))
}
