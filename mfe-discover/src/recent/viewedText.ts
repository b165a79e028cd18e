import { storage } from 'shared-auth'

const KEY = 'sprouts-viewed'

/** What is kept of the activities that were opened, unread: all that the first screen of home needs. */
export const viewedText = {
  get: () => storage.local.get(KEY),
  set: (text: string) => storage.local.set(KEY, text),
  remove: () => storage.local.remove(KEY),
}
