/** The product's name, in one place: title suffix, logo, footer, mails. */
export const SITE_NAME = 'Sydney Sprouts'

/** spec.md section 1, to the letter. */
export const TAGLINE = 'Growing memories one adventure at a time.'
export const HERO_TEXT = 'Your go-to guide for family fun in Sydney.'
