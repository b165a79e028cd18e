/**
 * Whether the code runs under Jest. There supabase-js must not persist its session: with persistence it
 * opens a BroadcastChannel, which keeps the test process alive after the last test.
 */
export const isUnderTest = process.env.NODE_ENV === 'test'
