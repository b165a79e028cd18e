import { preparePage } from '../App'
import { continueWith } from '../list/lateParts'
import { filterPanel } from '../panel/LatePanel'

/** Loads the list with its late parts, so that none arrives after a test has ended. */
export const prepareList = () =>
  Promise.all([preparePage('/activities'), filterPanel.prepare(), continueWith.prepare()])
