/**
 * Sets the clock of this process to noon (UTC) of one day when it is imported; from there it goes on. The counters of the
 * forms start anew every ten minutes, hour and day, so a test that sends too much would fail where it runs across such a
 * moment. PGlite reads this clock too: import it before a database is opened. A child process that imports it has the same
 * clock.
 */
const Real = Date

process.env.CLOCK_AHEAD ??= String(Date.parse('2026-12-01T12:00:00Z') - Date.now())

/** In milliseconds. */
const ahead = Number(process.env.CLOCK_AHEAD)

globalThis.Date = new Proxy(Real, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length > 0 ? values : [Real.now() + ahead], made),
  get: (target, name, receiver) =>
    name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name, receiver),
})

export {}
