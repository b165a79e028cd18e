import type { Registry } from 'federation/registry'
import type { Context } from 'hono'
import type { RouteEntry } from '../src/composition/applications.ts'
import { isSecret } from './secret.ts'

/** A request with the secret in this header gets an answer with the same header, which says how it was made. */
export const DEBUG_HEADER = 'x-sprouts-debug'

export type Answer = {
  route: RouteEntry | undefined
  registry: Registry
  /** The visitor's bucket, while a canary runs. */
  bucket?: number
  /**
   * `override`: made for this request only, because parts are overridden. `rendered`: with a page that the server has
   * rendered within a minute; `kept`: with an older one.
   */
  cache: 'hit' | 'miss' | 'override' | 'rendered' | 'kept'
  isModified?: boolean
}

/** Whether a request asks for the header and knows the secret. Without a secret no request gets it. */
export function mayDebug(context: Context, secret: string | undefined): boolean {
  const asked = context.req.header(DEBUG_HEADER)
  return isSecret(asked, secret)
}

/** `route=/activities; application=discover; cache=hit; discover=1a2b3c4d; ...` */
export function describeAnswer({ route, registry, bucket, cache, isModified = true }: Answer): string {
  const versions = Object.entries(registry.microFrontends).map(([name, [release]]): [string, string] => [
    name,
    release?.metadata.version ?? 'none',
  ])
  const facts: [string, string][] = [
    ['route', route?.path ?? 'none'],
    ['application', route?.application ?? 'pages'],
    ['cache', isModified ? cache : `${cache}, not modified`],
    ...(bucket === undefined ? [] : [['bucket', String(bucket)] satisfies [string, string]]),
    ...versions,
  ]
  return facts.map(([name, value]) => `${name}=${value}`).join('; ')
}
