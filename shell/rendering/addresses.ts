/** A page with a longer query is neither rendered nor kept: the browser draws it. */
const LONGEST = 1_000

/**
 * The query of an address as far as its page reads it: each parameter with its different values, which the boxes of a form
 * without scripts send one by one, in the given order, without empty ones. So the same page has one document. Returns
 * undefined if it is too long to be kept.
 */
export function normalQuery(params: URLSearchParams, names: readonly string[]): string | undefined {
  const known = names.flatMap((name) => {
    const values = params.getAll(name).map((value) => value.trim())
    return [...new Set(values)].filter(Boolean).map((value) => [name, value])
  })
  const query = known.length > 0 ? `?${new URLSearchParams(known)}` : ''
  return query.length > LONGEST ? undefined : query
}

/**
 * Programs that read a page once and run no script: for a page they wait longer than a person would. Browsers inside an app
 * name the app too, and Cubot is a brand of phones.
 */
const CRAWLERS = [
  /(?<!cu)bot\b|crawl|spider|slurp|preview|facebookexternalhit|facebookcatalog|^whatsapp|^viber|embedly|mastodon/i,
  /google-inspectiontool|googleother|cardyb|kakaotalk-scrap|vkshare|(chatgpt|claude|perplexity)-user/i,
]

export const isCrawler = (userAgent = ''): boolean => CRAWLERS.some((crawler) => crawler.test(userAgent))
