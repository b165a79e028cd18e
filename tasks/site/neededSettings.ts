import { SettingError } from './settings.ts'

/** What a gateway that runs alone cannot guess. */
const NEEDED = {
  RELEASE_TARGET: 'the folder or the bucket with the releases, such as s3://bucket/prefix',
  PUBLIC_ORIGIN: 'the address of the site, such as https://www.example.com',
  SUPABASE_URL: 'the address of the backend, such as https://abcdefghijklmnop.supabase.co',
  SUPABASE_PUBLISHABLE_KEY: 'the public key of the backend',
  SUPPORT_EMAIL: 'who answers letters; the policies name it',
}

/** Throws a SettingError with a line for each setting that `npm run serve` needs and the environment lacks. */
export function ensureNeeded(env: NodeJS.ProcessEnv): void {
  const missing = Object.entries(NEEDED).filter(([name]) => !env[name])
  if (missing.length === 0) return
  throw new SettingError(missing.map(([name, what]) => `${name} is missing: ${what}.`).join('\n'))
}
