/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import path from 'node:path'

/** What both ways to the time in Sydney say at each of these moments, in a Node that has Temporal behind a flag. */
const COMPARE = `
  import { sydneyTime } from ${JSON.stringify(path.join(__dirname, 'dates.ts'))}
  const HALF_HOUR = 30 * 60_000
  const moments = ['2026-04-04', '2026-10-03', '2026-12-31', '2027-04-03', '2028-02-28', '2031-10-04'].flatMap((day) =>
    Array.from({ length: 96 }, (_, index) => new Date(Date.parse(day) + index * HALF_HOUR - 1)),
  )
  const wrong = () => { try { return sydneyTime(new Date(NaN)) } catch (error) { return error.name } }
  const all = () => JSON.stringify([...moments.map((moment) => sydneyTime(moment)), wrong()])
  const fast = all()
  const hasTemporal = typeof Temporal === 'object'
  delete globalThis.Temporal
  console.log(JSON.stringify({ hasTemporal, isSame: fast === all(), count: moments.length }))
`
const isNew = Number(process.versions.node.split('.')[0]) >= 24

// before Node 24, Temporal has no time zones
;(isNew ? test : test.skip)(
  'Temporal and Intl say the same, also on the days when summer time begins and ends',
  () => {
    const flags = ['--no-warnings', '--harmony-temporal', '--experimental-strip-types', '--input-type=module']
    const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', COMPARE], { encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(JSON.parse(stdout)).toEqual({ hasTemporal: true, isSame: true, count: 576 })
  },
)
