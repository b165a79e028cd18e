/**
 * `node --import shiftedClock.ts` with CLOCK_DAYS: the clock of the program is so many days ahead. It stands in place of a clock
 * that somebody has set, which needs the rights of the system.
 */
const ahead = Number(process.env.CLOCK_DAYS ?? 0) * 24 * 60 * 60 * 1000
const Real = Date

globalThis.Date = new Proxy(Real, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [Real.now() + ahead], made),
  get: (target, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(target, name)),
})
