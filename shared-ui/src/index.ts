export { ActivityCard, type ActivityCardProps, ActivityCardSkeleton } from './ActivityCard'
export { type AgeFlags, ageLabel } from './ages'
export { announce } from './announce'
export { Breadcrumb } from './Breadcrumb'
export { Button, ButtonLink } from './Button'
export { Calendar, preloadCalendar } from './Calendar'
export { CardGrid } from './CardGrid'
export { CheckboxGroup } from './CheckboxGroup'
export { Chip } from './Chip'
export { Combobox, type ComboboxOption } from './Combobox'
export { Container } from './Container'
export { Dialog } from './Dialog'
export {
  addDays,
  formatDate,
  formatLongDate,
  isIsoDate,
  isWeekend,
  sydneyToday,
  sydneyWeekday,
  type Weekday,
  weekdays,
  weekendOf,
} from './dates'
export { Emoji } from './Emoji'
export { EmojiPicker, preloadEmojiPicker } from './EmojiPicker'
export { EmptyState } from './EmptyState'
export { ErrorNotice } from './ErrorNotice'
export { DEFAULT_EMOJI, EMOJIS, emojiGlyph } from './emojis'
export { Field, SelectField, TextAreaField } from './Field'
export { Gallery, type Photo } from './Gallery'
export { GlobalStyle } from './GlobalStyle'
export { Heading } from './Heading'
export { Html, type SafeHtml, sanitise } from './Html'
export { IconButton } from './IconButton'
export { Loading } from './Loading'
export { Logo } from './Logo'
export { layers, useLayer } from './layers'
export { mapsUrl, safeUrl, telUrl } from './links'
export { Page } from './Page'
export { PasswordField } from './PasswordField'
export { Picture } from './Picture'
export { paths, type Shortcut, shortcuts, slugify } from './paths'
export { RadioGroup } from './RadioGroup'
export { Skeleton } from './Skeleton'
export { SkipLink } from './SkipLink'
export { Spinner } from './Spinner'
export { Spot } from './Spot'
export { StrengthMeter } from './StrengthMeter'
export { configureSite, HERO_TEXT, SITE_NAME, siteOrigin, TAGLINE } from './site'
export { Tag } from './Tag'
export { TextLink } from './TextLink'
export { Toasts } from './Toasts'
export { breakpoints, depths, focusRing, media, theme } from './theme'
export { toast } from './toast'
export { useAfterPress } from './useAfterPress'
export { VisuallyHidden } from './VisuallyHidden'
