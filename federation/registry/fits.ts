/** Whether a version is in the range ^built: the rule of the federation runtime. */
export function fits(version: string | undefined, built: string): boolean {
  const [has, needs] = [numbersOf(version ?? ''), numbersOf(built)]
  // the first number that is not 0, and all before it, must be the same; the rest may be higher
  const fixed = needs.findIndex((number) => number > 0)
  const end = fixed === -1 ? needs.length : fixed + 1
  if (has.length !== needs.length || needs.slice(0, end).some((number, index) => has[index] !== number))
    return false
  const other = needs.findIndex((number, index) => has[index] !== number)
  return other === -1 || (has[other] ?? 0) > (needs[other] ?? 0)
}

const numbersOf = (version: string) => (version.split(/[-+]/)[0] ?? '').split('.').map(Number)
