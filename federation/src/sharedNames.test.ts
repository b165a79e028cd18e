/** @jest-environment node */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { facade } from './sharing'

/**
 * The names of each shared package, by the minor version that they came with. A live shell of version 1.1 has the names of
 * 1.0 and 1.1. A remote with a newer name must ask for a newer version, else it is released on a shell without that name.
 */
const NAMES: Record<'shared-ui' | 'shared-auth', Record<string, string>> = {
  'shared-auth': {
    '1.0': `
      BackendError backend callFunction dropIntent dropUnconfirmed getAuthReturn getSession
      imageSource isRecord keepIntent parseJson prepareAuth readIntent readUnconfirmed
      requestPasswordReset resendConfirmation resetPassword resumeIntent serviceMessage settings
      signIn signInWithGoogle signOut signUp startBackend staySignedIn storage subscribeSession
      takeResumedSave updatePassword useSession useSessionEnd waitNotice withTimeout
    `,
  },
  'shared-ui': {
    '1.0': `
      Accordion ActivityCard ActivityCardSkeleton Breadcrumb Button ButtonLink Calendar CardGrid
      CheckboxGroup Chip Combobox Container DEFAULT_EMOJI Dialog EMPTY_HTML Emoji EmojiPicker
      EmptyState ErrorNotice Field Gallery GlobalStyle HERO_TEXT Heading Html IconButton
      Illustration Loading Logo Menu Page PasswordField Picture RadioGroup SITE_NAME SelectField
      Skeleton SkipLink Spinner StrengthMeter TAGLINE Tag TextAreaField TextLink Toasts Tooltip
      VisuallyHidden addDays ageLabel announce breakpoints configureSite createLucideIcon
      createStore datesLine datesOf depths emojiGlyph eventPeriod firstUnusedEmoji focusRing
      formatDate formatLongDate hoursOfDay hoursOn hoursThatDay isIsoDate isLocalHost keepRenderTime
      keepServerSanitiser kmInWords layers mapsUrl media openState openingLine openingOnCard
      parseHours paths periodInWords preloadGallery regularHours renderTime renderedHtml safeUrl
      sanitise sayIfOpen sharePage shortcuts siteOrigin slugify sydneyToday sydneyWeekday telUrl
      theme titleOfRender toast useAfterPointerUp useFields useLayer useSydneyTime useSydneyToday
      weekdays weekendOf
    `,
    '1.1': 'UNDATED datesNow splitHours',
  },
}

describe.each(['shared-auth', 'shared-ui'] as const)('the names of %s', (name) => {
  test('are those of its versions: a new one raises the minor version, none is removed', () => {
    const known = Object.values(NAMES[name]).flatMap((names) => names.trim().split(/\s+/))
    expect(Object.keys(facade[name]).toSorted()).toEqual(known.toSorted())
  })

  test('came up to its present version', () => {
    const manifest = readFileSync(path.join(import.meta.dirname, '../..', name, 'package.json'), 'utf8')
    const { version }: { version: string } = JSON.parse(manifest)
    expect(version.split('.').slice(0, 2).join('.')).toBe(Object.keys(NAMES[name]).at(-1))
  })
})
