/**
 * A message that spec.md fixes to the letter; {name} stands for what a person or the data give.
 *
 * - toast: under `title` where it has one, else by itself (a second sentence of ours may follow)
 * - inline: what a field that is not right says of itself
 * - page: anywhere else on the page, in sight
 */
export type Message = {
  text: string
  kind: 'toast' | 'inline' | 'page'
  title?: string
  /** The routes where it may be on screen; `*` is any. */
  where: string[]
}

const everywhere = ['*']
const signUp = ['/signup']
const login = ['/login']
const forgot = ['/forgot-password']
const reset = ['/reset-password']
const profile = ['/profile']
const activity = ['/activities/:id/:slug']
const saved = ['/saved-listings']
const saving = ['/activities', '/activities/:id/:slug']
const search = ['/', '/activities']

const toast = (where: string[], text: string, title?: string): Message => ({
  kind: 'toast',
  text,
  title,
  where,
})
const inline = (where: string[], ...texts: string[]): Message[] =>
  texts.map((text) => ({ kind: 'inline', text, where }))
const page = (where: string[], ...texts: string[]): Message[] =>
  texts.map((text) => ({ kind: 'page', text, where }))

const MISSING = 'Please fill in all required fields'
const RULE =
  'Password must be at least 8 characters long and contain uppercase, lowercase, number and special character.'
const STRENGTHS = ['Very Weak', 'Weak', 'Fair', 'Good', 'Strong']

/** Section 5, in its order. */
const validation: Message[] = [
  toast(signUp, MISSING),
  ...inline(signUp, 'Name is required', 'Email is required', 'Password is required'),
  ...inline(signUp, 'Please confirm your password', 'Passwords do not match'),
  toast(signUp, 'Passwords do not match'),
  toast(signUp, RULE),
  ...page(signUp, ...STRENGTHS),
  toast(login, MISSING),
  ...inline(login, 'Email is required', 'Password is required'),
  toast(forgot, 'Please enter your email address'),
  toast(reset, MISSING),
  ...inline(reset, 'Please confirm your password'),
  toast(reset, 'Passwords do not match'),
  ...page(reset, ...STRENGTHS),
  toast(profile, 'Username is required'),
  toast(profile, 'Please fill in all password fields'),
  toast(profile, 'New passwords do not match'),
  toast(profile, 'Password must be at least 6 characters long'),
  ...page(profile, 'Email cannot be changed.'),
  ...inline(saved, 'List name cannot be empty'),
  toast(saved, 'You must be logged in to create a list', 'Authentication Error'),
  toast(saved, 'You must be logged in to rename a list', 'Authentication Error'),
  toast(saved, 'You must be logged in to delete a list', 'Authentication Error'),
  toast(['/add-listing'], MISSING),
  ...page(['/add-listing'], 'PNG, JPG up to 5MB each'),
  ...page(['/submit-listing'], 'Event', 'Business'),
  ...inline(
    ['/submit-listing'],
    'Type is required.',
    'Name is required.',
    'Description is required.',
    'Contact name is required.',
    'Contact email is required.',
    'Location is required.',
  ),
  ...page(activity, 'Limited accessibility', 'All Ages'),
]

/** Section 6: the messages for a visitor who tries to save something without an account. */
const roles: Message[] = [
  toast(['/', ...saving], 'Please sign in to save activities to your lists', 'Authentication required'),
  toast(activity, 'Please log in to save activities to your lists', 'Login required'),
]

/** Section 8, in its order. Where a service message may replace a fallback, the fallback is the row. */
const catalogue: Message[] = [
  toast(login, 'Error logging in'),
  toast(signUp, 'Error creating account'),
  toast(everywhere, 'Error signing out'),
  toast([...login, ...signUp, '/'], 'Error signing in with Google'),
  toast(forgot, 'Error sending password reset email'),
  toast([...login, '/'], 'Logged in successfully!'),
  toast([...signUp, ...login], 'Account created successfully! Please check your email for confirmation.'),
  toast(everywhere, 'Logged out successfully'),
  toast([...forgot, ...login], 'Password reset instructions sent to your email'),
  toast(everywhere, 'Session expired. Please log in again.'),

  toast([...reset, ...login], 'Invalid password reset link'),
  toast(reset, 'Error updating password'),
  toast(profile, 'Failed to update password'),
  toast([...reset, ...login], 'Password updated successfully'),
  toast(profile, 'Password updated successfully!'),

  toast(profile, 'Profile updated successfully!'),
  toast(profile, 'Failed to update profile'),
  toast(profile, 'Failed to load profile information'),

  toast(search, 'Failed to search locations internally'),
  ...page(search, 'No results found'),

  toast(saving, 'Failed to load your lists', 'Error'),
  toast(saved, 'Failed to load your lists'),
  toast(saving, 'Failed to save activity', 'Error'),
  toast([...saving, ...saved], 'Removed from "{list}" list', 'Success'),
  toast(saving, 'Added to "{list}" list', 'Success'),
  toast(saving, 'Added to your new "{list}" list', 'Success'),
  toast(saving, 'This activity is already in this list.', 'Info'),
  toast(saved, 'Failed to create list'),
  toast(saved, 'Failed to rename list'),
  toast(saved, 'Failed to delete list'),
  toast(saved, 'List "{name}" created successfully'),
  toast(saved, 'List renamed successfully'),
  toast(saved, 'List deleted successfully'),

  toast(activity, 'Failed to load activity details', 'Error loading activity'),
  toast(activity, 'No activity ID provided', 'Error loading activity'),
  toast(activity, 'Activity not found', 'Error loading activity'),

  toast(activity, 'Shared successfully!'),
  toast(activity, 'You can now share it with others', 'Link copied to clipboard'),
  toast(activity, 'Please try again or copy the URL manually', 'Could not share'),

  toast(['/add-listing', '/activities'], 'Your activity has been submitted for review!'),
  toast(['/submit-listing'], 'There was a problem submitting your listing. Please try again.'),
  toast(['/submit-listing'], "Thank you for your submission! We'll review it and get back to you soon."),
  toast(['/contact'], 'There was a problem sending your message. Please try again.'),
  toast(['/contact'], "Message sent! We'll get back to you as soon as possible."),

  toast(['/email-verification'], 'Verification link not found. Please check your email for a valid link.'),
  toast(['/email-verification'], 'Failed to verify your email. Please try again or contact support.'),
  ...page(everywhere, 'Page Not Found'),
]

/** Every message of spec.md sections 5, 6 and 8. */
export const messages: Message[] = [...validation, ...roles, ...catalogue]

/** What a row is called in reports and records. */
export function nameOf({ kind, text, title, where }: Message): string {
  return `${kind} at ${where.join(' or ')}: ${title ? `${title} - ` : ''}${text}`
}
