import { parseArgs } from 'node:util'
import { pruneVersions, readRegistry, readVersions, type Version } from 'federation/release'
import { ensureSite, readArguments, runCommand, whoReleases } from '../site/target.ts'

const USAGE = 'npm run releases -- NAME [--prune]'

/** `npm run releases -- lists`: lists the versions. With --prune it first removes old ones. */
await runCommand(USAGE, async (target) => {
  const { name, rest } = readArguments(USAGE)
  const { values } = parseArgs({ args: rest, options: { prune: { type: 'boolean', default: false } } })
  await ensureSite(target)
  if (values.prune) {
    const removed = await pruneVersions(target, name, { who: whoReleases(), now: new Date() })
    console.log(
      removed.length > 0 ? `Removed: ${removed.join(', ')}` : 'Nothing is old enough to be removed.',
    )
  }
  const versions = await readVersions(target, name)
  const found = versions.map(({ record }) => record.version)
  console.log(table([['version', 'built', 'who', 'size', 'traffic', 'live'], ...versions.map(rowOf)]))
  const { microFrontends } = (await readRegistry(target)).registry
  for (const { metadata, deployment } of microFrontends[name] ?? [])
    if (deployment.traffic > 0 && !found.includes(metadata.version))
      console.log(
        `${name} ${metadata.version}, which visitors get, has no whole release.json: release the same source again.`,
      )
})

function rowOf({ record, size, traffic, isLive }: Version): string[] {
  const when = record.when.slice(0, 16).replace('T', ' ')
  return [
    record.version,
    `${when} UTC`,
    record.source.who,
    `${(size / 1000).toFixed(1)} kB`,
    `${traffic} %`,
    isLive ? 'live' : traffic > 0 ? 'canary' : '',
  ]
}

function table(rows: string[][]): string {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
