import { BackendError, serviceMessage } from 'shared-auth'
import { deliver, type ListingSubmission, type Sending, submitListing } from './submissions'

/** The minimum time for which /add-listing shows Processing..., in ms (spec.md section 9). */
const ADD_DELAY = 1500

/** Like submitListing, for /add-listing: resolves after at least 1.5 s, rejects at once, in the words of that page. */
export const addListing: Sending<ListingSubmission> = {
  mutationFn: (delivery) =>
    Promise.all([deliver('listing-submission', delivery).catch(rejectInLabels), sleep(ADD_DELAY)]),
  meta: submitListing.meta,
  thanks: 'Your activity has been submitted for review!',
}

/** The service names its own fields. /add-listing has a title, and its details become the additional information. */
function rejectInLabels(error: unknown): never {
  const said = serviceMessage(error)
  if (!said || !(error instanceof BackendError)) throw error
  const inLabels = said
    .replace(/^Name(?= can| is| must)/, 'Title')
    .replace(/^Additional information(?= can)/, 'Details')
  throw new BackendError(error.kind, { ...error, serviceMessage: inLabels })
}

function sleep(ms: number) {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
