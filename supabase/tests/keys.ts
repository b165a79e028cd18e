import type { Keys } from '../local/keys.ts'

/**
 * The keys of every backend of the tests, so that the tests know them. A backend that people use makes its own
 * (local/keys.ts).
 */
export const localKeys: Keys = {
  publishable: 'sb_publishable_of_the_tests',
  secret: 'sb_secret_of_the_tests',
  jwt: 'the-secret-that-signs-the-sessions-of-the-tests',
}
