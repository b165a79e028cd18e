import { readFile } from 'node:fs/promises'
import { parse } from 'smol-toml'
import { z } from 'zod'

/**
 * The part of config.toml that the embedded backend uses. @supabase/lite refuses unknown settings, so all others are
 * removed first.
 */
const hostedConfig = z.object({
  api: z.object({ schemas: z.array(z.string()), max_rows: z.number() }),
  storage: z.object({ enabled: z.boolean(), file_size_limit: z.string() }),
  auth: z.object({
    enabled: z.boolean(),
    site_url: z.url(),
    additional_redirect_urls: z.array(z.url()),
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    password_requirements: z.string(),
    rate_limit: z.object({
      email_sent: z.number(),
      sign_in_sign_ups: z.number(),
      token_refresh: z.number(),
      token_verifications: z.number(),
    }),
    email: z
      .object({
        enabled: z.boolean(),
        enable_confirmations: z.boolean(),
        double_confirm_changes: z.boolean(),
        otp_length: z.number(),
        otp_expiry: z.number(),
        max_frequency: z
          .string()
          .regex(/^\d+s$/)
          .transform((text) => Number(text.slice(0, -1))),
      })
      // The Supabase CLI has renamed this setting; @supabase/lite only accepts the old name.
      .transform(({ enabled, ...email }) => ({ ...email, enable_signup: enabled })),
  }),
})

/**
 * config.toml with the local site's URL instead of the public one. What @supabase/lite does not know of it are the limits:
 * local/mends/authLimits.ts holds them.
 */
export type Config = Omit<HostedConfig, 'auth'> & {
  auth: Omit<HostedConfig['auth'], 'rate_limit' | 'email'> & {
    email: Omit<HostedConfig['auth']['email'], 'max_frequency'>
  }
  limits: AuthLimits
}

type HostedConfig = z.infer<typeof hostedConfig>

/** The limits of [auth.rate_limit] and [auth.email], with the times of the hosted service. */
export type AuthLimits = HostedConfig['auth']['rate_limit'] & {
  /** Seconds between two e-mails of one kind to one address. */
  max_frequency: number
  /** How long a code of an e-mail is valid, in seconds. */
  otp_expiry: number
  /** How long a token for renewals works after its renewal, in seconds. */
  reuse_interval: number
}

/**
 * Reads config.toml for a site at `siteUrl`. Every allowed redirect URL of the hosted project becomes the same page of
 * the local site, under both its names (localhost and 127.0.0.1).
 */
export async function readConfig(siteUrl: string): Promise<Config> {
  const text = await readFile(new URL('../config.toml', import.meta.url), 'utf8')
  const { auth: hosted, ...services } = hostedConfig.parse(parse(text))
  const { site_url: publicUrl, additional_redirect_urls: pages, rate_limit, email: mails, ...auth } = hosted
  const { max_frequency, ...email } = mails
  const redirects = siteOrigins(siteUrl).flatMap((origin) => [
    origin,
    ...pages.map((page) => page.replace(publicUrl, origin)),
  ])
  return {
    ...services,
    auth: { ...auth, email, site_url: siteUrl, additional_redirect_urls: redirects },
    limits: {
      ...rate_limit,
      max_frequency,
      otp_expiry: email.otp_expiry,
      reuse_interval: auth.refresh_token_reuse_interval,
    },
  }
}

/** Both origins of the local site: browsers treat localhost and 127.0.0.1 as two sites. */
export function siteOrigins(siteUrl: string): string[] {
  const { origin } = new URL(siteUrl)
  const twin = origin.includes('//localhost')
    ? origin.replace('//localhost', '//127.0.0.1')
    : origin.replace('//127.0.0.1', '//localhost')
  return twin === origin ? [origin] : [origin, twin]
}
