import { label, role, type Target, text, type Visitor } from './engines/visitor.ts'
import { idOf, type Pinned } from './sites/pinnedSite.ts'

/* The states of pages whose looks are recorded: in Chromium by specs/platform/looks.pages.spec.ts, in Firefox and WebKit by
   engines/looks.spec.ts. */

/** What brings a page into a state, in every browser. */
export type Hands = Pick<Visitor, 'click' | 'fill' | 'sees' | 'misses'>

type Page = {
  name: string
  path: string
  /** The widths in CSS pixels, with `-dark` for the dark appearance. */
  sizes: ('390' | '390-dark' | '1440' | '1440-dark')[]
  pinned?: Pinned
  /** Only the window is recorded; otherwise the whole page. */
  isWindow?: boolean
  /** Brings the page into the recorded state. */
  arrange?: (hands: Hands) => Promise<unknown>
}

const DETAIL = `/activities/${idOf(0)}/taronga-zoo-sydney`
const UNSAVED = `/activities/${idOf(6)}/ian-thorpe-aquatic-centre`
const SHARED = '/shared/30000000-0000-4000-8000-000000000000'
const signedIn = { isSignedIn: true }
/** The activity that stands in for one that is not among the pinned ones. */
const FEATURED = role('heading', "Children's WILD PLAY Garden")
const main = role('main')
const dialog = role('dialog')
const heart = role('button', /^Saved? /, main)
/** What stands below the activities of a day. */
const unconfirmed = role('heading', /^Hours not confirmed/)

const pages: Page[] = [
  { name: 'home', path: '/', sizes: ['1440', '1440-dark', '390'], arrange: see(FEATURED) },
  { name: 'list', path: '/activities', sizes: ['1440', '1440-dark'], arrange: seeCardsAndFilters },
  { name: 'list', path: '/activities', sizes: ['390', '390-dark'], arrange: seeCards },
  {
    name: 'list-filters',
    path: '/activities?features=free&date=weekend',
    sizes: ['390', '390-dark'],
    isWindow: true,
    arrange: openFilters,
  },
  {
    name: 'list-filtered',
    path: '/activities?features=free,indoor&ageRanges=toddlers&date=weekend',
    sizes: ['1440'],
    async arrange(hands) {
      await seeCardsAndFilters(hands)
      await hands.sees(role('heading', /^Events on this weekend/))
      await hands.sees(unconfirmed)
    },
  },
  {
    name: 'list-filtered',
    path: '/activities?features=free,indoor&date=2026-11-28',
    sizes: ['390-dark'],
    async arrange(hands) {
      await seeCards(hands)
      await hands.sees(unconfirmed)
    },
  },
  {
    name: 'list-empty',
    path: '/activities?search=zzz',
    sizes: ['1440'],
    pinned: { listings: 'none' },
    async arrange(hands) {
      await hands.sees(text('No activities found matching your search criteria.'))
      await seeDays(hands, main)
    },
  },
  {
    name: 'list-broken',
    path: '/activities',
    sizes: ['390'],
    pinned: { listings: 'broken' },
    // after some retries
    arrange: see(role('heading', "We couldn't load activities")),
  },
  {
    name: 'activity',
    path: DETAIL,
    sizes: ['1440', '1440-dark', '390', '390-dark'],
    arrange: seeActivity,
  },
  {
    name: 'activity-missing',
    path: `/activities/${idOf(99)}/x`,
    sizes: ['390'],
    arrange: untilToastIsGone,
  },
  { name: 'login-errors', path: '/login', sizes: ['1440', '390-dark'], arrange: logInWithoutEmail },
  { name: 'sign-up', path: '/signup', sizes: ['1440', '1440-dark', '390'], arrange: typePassword },
  {
    name: 'saved-lists',
    path: '/saved-listings',
    sizes: ['1440', '1440-dark', '390-dark'],
    pinned: signedIn,
    arrange: seeCards,
  },
  { name: 'shared-list', path: SHARED, sizes: ['1440-dark', '390'], arrange: seeCards },
  {
    name: 'save-dialog',
    path: UNSAVED,
    sizes: ['1440'],
    isWindow: true,
    pinned: signedIn,
    arrange: openSaveDialog,
  },
  {
    name: 'save-dialog',
    path: DETAIL,
    sizes: ['390', '390-dark'],
    isWindow: true,
    pinned: signedIn,
    arrange: openSaveDialog,
  },
  {
    name: 'profile',
    path: '/profile',
    sizes: ['1440', '390-dark'],
    pinned: signedIn,
    arrange: see(text('Mia Nguyen')),
  },
  { name: 'not-found', path: '/no/such/page', sizes: ['1440', '390-dark'] },
  {
    name: 'submit-errors',
    path: '/submit-listing',
    sizes: ['390', '390-dark'],
    arrange: submitNothing,
  },
  { name: 'contact', path: '/contact', sizes: ['1440-dark', '390'] },
  { name: 'policy', path: '/privacy-policy', sizes: ['390', '390-dark'], isWindow: true },
  {
    name: 'menu',
    path: '/terms-of-use',
    sizes: ['390'],
    isWindow: true,
    async arrange(hands) {
      await hands.click(role('button', 'Open menu'))
      await hands.sees(role('button', 'Close menu'))
    },
  },
]

/** One for each recorded picture, whose name is the title. */
export const pageStates = pages.flatMap(({ sizes, pinned = {}, isWindow = false, arrange, ...page }) =>
  sizes.map((size) => {
    const width = Number.parseInt(size, 10)
    return {
      title: `${page.name}-${size}`,
      path: page.path,
      width,
      height: width === 390 ? 844 : 900,
      isDark: size.endsWith('-dark'),
      pinned,
      isWindow,
      /** Waits for the page, and brings it into its state. */
      async arrange(hands: Hands) {
        await hands.sees({ role: 'heading', level: 1 })
        await arrange?.(hands)
      },
    }
  }),
)

function see(target: Target) {
  return (hands: Hands) => hands.sees(target)
}

/** Waits for the cards and their hearts, which come last. */
async function seeCards(hands: Hands) {
  await hands.sees(role('article'))
  await hands.sees(heart)
}

/** The filters stand beside the cards on a wide page. */
async function seeCardsAndFilters(hands: Hands) {
  await seeCards(hands)
  await seeDays(hands, main)
}

/** Waits for the calendar of the filters, which loads later. */
const seeDays = (hands: Hands, place: Target) => hands.sees(role('gridcell', undefined, place), 42)

/** Waits for the sanitised description and the related activities, which load last. */
async function seeActivity(hands: Hands) {
  await hands.sees(text('It is hilly. Prams are fine.'))
  await hands.sees(role('article'), 4)
  await hands.sees(heart)
}

async function logInWithoutEmail(hands: Hands) {
  await hands.click(role('button', 'Log in', main))
  await hands.sees(text(/^Email is required/))
  await untilToastIsGone(hands)
}

/** A toast disappears on its own: a picture would have it or not. */
async function untilToastIsGone(hands: Hands) {
  await hands.misses(role('button', 'Dismiss'))
}

async function submitNothing(hands: Hands) {
  await hands.click(role('button', 'Submit', main))
  await hands.sees(text('Name is required.'))
}

async function typePassword(hands: Hands) {
  await hands.fill(label('Password'), 'sprouts2026')
}

async function openSaveDialog(hands: Hands) {
  await hands.click(role('button', /^Saved?/, main))
  await hands.sees(role('button', /^(Remove|Save to)/, dialog))
}

async function openFilters(hands: Hands) {
  await seeCards(hands)
  await hands.click(role('button', /^Filters/, main))
  await seeDays(hands, dialog)
}
