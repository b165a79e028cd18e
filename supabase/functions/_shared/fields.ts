import { z } from 'zod'

/**
 * The field types of the forms. All are text. The parsed values are well-formed Unicode in NFC, trimmed and without
 * control characters. The messages are shown to the sender unchanged.
 */

/** A required line. `required` is the message if it is missing. */
export const line = (label: string, longest: number, required: string) =>
  singleLine(label, longest, required).refine((value) => value !== '', required)

/** An optional line. */
export const optionalLine = (label: string, longest: number) =>
  singleLine(label, longest, tooOdd(label)).default('')

/** A required text of several lines. */
export const paragraphs = (label: string, longest: number, required: string) =>
  clean(label, longest, required).refine((value) => value !== '', required)

/** A text of several lines, or none. */
export const optionalParagraphs = (label: string, longest: number) =>
  clean(label, longest, tooOdd(label)).default('')

/** Exactly one e-mail address: the header that it is written into accepts a list. */
export const emailAddress = (label: string, required: string) =>
  line(label, 254, required).refine(
    (value) => ONE_ADDRESS.test(value),
    `${label} must be one valid email address.`,
  )

/** Like emailAddress, but optional; `wrongType` is the message if the value is not a text. */
export const optionalEmailAddress = (label: string, wrongType: string) =>
  singleLine(label, 254, wrongType).refine(
    (value) => value === '' || ONE_ADDRESS.test(value),
    `${label} must be one valid email address.`,
  )

// The part before the last dot excludes dots, so that the match takes linear time.
const ONE_ADDRESS = /^[^\s@,;:<>()"\\]+@[^\s@,;:<>()"\\][^\s@,;:<>()"\\.]*\.[^\s@,;:<>()"\\]+$/

/** Signs that turn the direction of a text: in a line of the staff's mail they would turn what is written beside them. */
const TURNING = /\p{Bidi_Control}/gu

const tooOdd = (label: string) => `${label} must be text.`

const singleLine = (label: string, longest: number, wrongType: string) =>
  text(wrongType)
    .refine((value) => !/[\r\n\u0085\u2028\u2029]/.test(value), `${label} must be on one line.`)
    .transform((value) => tidy(value.replace(TURNING, '')))
    .refine((value) => value.length <= longest, `${label} can be up to ${longest} characters.`)

const clean = (label: string, longest: number, wrongType: string) =>
  text(wrongType)
    .transform(tidy)
    .refine((value) => value.length <= longest, `${label} can be up to ${longest} characters.`)

const text = (message: string) => z.string({ error: message })

/** Removes lone surrogates and control characters: the database refuses some and misreads others. */
const tidy = (value: string) =>
  value
    .toWellFormed()
    .normalize('NFC')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
    .trim()
