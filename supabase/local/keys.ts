/**
 * Keys of the embedded backend. They are in the repository on purpose: they open nothing but a database on this
 * machine. The publishable one is what the local site is built with.
 */
export const localKeys = {
  publishable: 'sb_publishable_localdevlocaldevlocald_AAAAAAAA',
  secret: 'sb_secret_localdevlocaldevlocaldev_AAAAAAAA',
  jwt: 'local-only-jwt-secret-Zq7-kP2-vX9-mL4-sprouts',
} as const
