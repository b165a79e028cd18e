export { Calendar } from './fields/Calendar'
export { CheckboxGroup } from './fields/CheckboxGroup'
export { Combobox } from './fields/Combobox'
export { EmojiPicker } from './fields/EmojiPicker'
export { Field, SelectField, TextAreaField } from './fields/Field'
export { RadioGroup } from './fields/RadioGroup'
export { useFields } from './fields/useFields'
export { Gallery, preloadGallery } from './gallery/Gallery'
export { EMPTY_HTML, Html, keepServerSanitiser, renderedHtml, sanitise } from './html/Html'
export { createLucideIcon } from './icons/lucideIcon'
export { Dialog } from './overlays/Dialog'
export { Menu, type MenuItem } from './overlays/Menu'
export { Toasts } from './overlays/Toasts'
export { Accordion } from './page/Accordion'
export { ActivityCard, ActivityCardSkeleton, type CardFact } from './page/ActivityCard'
export { Breadcrumb } from './page/Breadcrumb'
export { CardGrid } from './page/CardGrid'
export { Page } from './page/Page'
export { titleOfRender } from './page/useTitle'
export { Button, ButtonLink } from './parts/Button'
export { Chip } from './parts/Chip'
export { Container } from './parts/Container'
export { Emoji } from './parts/Emoji'
export { Heading } from './parts/Heading'
export { IconButton } from './parts/IconButton'
export { Illustration, type IllustrationName } from './parts/Illustration'
export { Logo } from './parts/Logo'
export { Picture } from './parts/Picture'
export { Skeleton } from './parts/Skeleton'
export { SkipLink } from './parts/SkipLink'
export { Spinner } from './parts/Spinner'
export { Tag } from './parts/Tag'
export { TextLink } from './parts/TextLink'
export { Tooltip } from './parts/Tooltip'
export { useAfterPointerUp } from './parts/useAfterPointerUp'
export { VisuallyHidden } from './parts/VisuallyHidden'
export { PasswordField, StrengthMeter } from './released'
export { type AgeFlags, ageLabel } from './site/ages'
export {
  addDays,
  formatDate,
  formatLongDate,
  isIsoDate,
  type SydneyTime,
  sydneyToday,
  sydneyWeekday,
  type Weekday,
  weekdays,
  weekendOf,
} from './site/dates'
export { kmInWords } from './site/distance'
export { DEFAULT_EMOJI, emojiGlyph, firstUnusedEmoji } from './site/emojis'
export {
  datesLine,
  datesNow,
  datesOf,
  eventPeriod,
  type HoursRow,
  hoursOfDay,
  hoursOn,
  hoursThatDay,
  openingLine,
  type Period,
  periodInWords,
  regularHours,
  sayIfOpen,
  UNDATED,
} from './site/hours'
export { parseHours, splitHours } from './site/hoursText'
export { mapsUrl, safeUrl, telUrl } from './site/links'
export { openingOnCard, openState } from './site/openState'
export { paths, type Shortcut, shortcuts, slugify } from './site/paths'
export { type ShareOutcome, sharePage } from './site/share'
export { configureSite, HERO_TEXT, isLocalHost, SITE_NAME, siteOrigin, TAGLINE } from './site/site'
export { EmptyState } from './states/EmptyState'
export { ErrorNotice } from './states/ErrorNotice'
export { Loading } from './states/Loading'
export { announce } from './stores/announce'
export { layers, useLayer } from './stores/layers'
export { keepRenderTime, renderTime } from './stores/renderTime'
export { createStore } from './stores/store'
export { toast } from './stores/toast'
export { useSydneyTime, useSydneyToday } from './stores/useSydneyTime'
export { GlobalStyle } from './theme/GlobalStyle'
export { breakpoints, depths, focusRing, media, theme } from './theme/theme'
