/**
 * Hints about the typed text. They do not stop a submission: the forms only check required fields (spec.md section 5),
 * and the service decides.
 */

/** In UTF-16 units, as the service counts. */
const LONGEST_EMAIL = 254

/** The hint for an address that is too long, or has no @ with a dot after it. */
export function emailHint(value: string): string | undefined {
  const text = value.trim()
  if (text.length > LONGEST_EMAIL) return lengthHint(LONGEST_EMAIL)(text)
  if (text === '' || /^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/.test(text)) return undefined
  return 'Please check this address: our answer goes there.'
}

/** The hint for a text that looks like no web address. It may be sent all the same (spec.md section 5). */
export function websiteHint(value: string): string | undefined {
  const text = value.trim()
  if (text === '' || /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text)) return undefined
  return 'Web addresses look like https://example.com.au'
}

/** The hint for text that has reached nine tenths of the service's limit, in UTF-16 units like the service. */
export function lengthHint(longest: number): (value: string) => string | undefined {
  const number = new Intl.NumberFormat('en-AU')
  return (value) => {
    const { length } = value.trim()
    if (length < longest * 0.9) return undefined
    const count = `${number.format(length)} of ${number.format(longest)} characters`
    return length > longest ? `${count}: please shorten it.` : count
  }
}
