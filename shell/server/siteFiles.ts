import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type { Context } from 'hono'
import { createFiles } from '../files/files.ts'
import { inTime, PATIENCE } from '../rendering/inTime.ts'
import { createTeller } from './operations/tellSeldom.ts'
import { notFound } from './refusals.ts'
import { type Site, shellVersion } from './site.ts'

type Options = {
  /** The folder with the releases, or with the copy of a bucket. */
  site: string
  live(): Site
  /** Copies a file of an earlier version that is not in the copy of a bucket. */
  fetchFile?(key: string): Promise<boolean>
  /** The headers of a script. */
  ofScript: Record<string, string>
  /** How long who asks waits for such a file, in milliseconds. */
  patience?: number
}

/**
 * Answers with the files of releases. While they cannot be read, the answer is 503: after a 404 a browser takes a script for
 * removed, and loads its page again.
 */
export function siteFiles({ site, live, fetchFile, ofScript, patience = PATIENCE }: Options) {
  const answerFile = createFiles(site)
  const tell = createTeller()

  async function find(context: Context, key: () => string, cacheControl: string) {
    try {
      const found = await answerFile(context, key(), cacheControl)
      if (found || existsSync(path.join(site, 'registry.json'))) return found
      throw Object.assign(new Error(`${site} has no releases`), { syscall: 'stat' })
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      tell(`Files of releases cannot be read, visitors get 503: ${error.message}`)
      const headers = { 'retry-after': '5', 'cache-control': 'no-store' }
      return context.text('The files cannot be read at the moment', 503, headers)
    }
  }

  const answer = (keyOf: (pathname: string) => string, cacheControl: string) => async (context: Context) => {
    const { pathname } = new URL(context.req.url)
    if (pathname.endsWith('.js'))
      for (const [name, value] of Object.entries(ofScript)) context.header(name, value)
    const key = () => keyOf(pathname)
    const found = await find(context, key, cacheControl)
    if (found || !fetchFile) return found ?? notFound(context)
    // an open tab may need a file of a version that was live before this gateway started
    const fetching = fetchFile(pathname.slice(1))
    fetching.catch((error: Error) => tell(`A file of an earlier version cannot be fetched: ${error.message}`))
    await inTime(fetching, patience)
    return (await find(context, key, cacheControl)) ?? notFound(context)
  }

  return {
    ofRemotes: (cacheControl: string) => answer((pathname) => pathname, cacheControl),
    ofShell: (cacheControl: string) =>
      answer((pathname) => findShellFile(site, live(), pathname), cacheControl),
  }
}

/**
 * Returns the path of a file of the shell, below the site's folder: in a version that visitors get now, or in the
 * earlier version that an open tab still uses.
 */
function findShellFile(folder: string, { variants }: Site, pathname: string): string {
  const current = variants.map(({ registry }) => shellVersion(registry)).reverse()
  const place = (version = '') => `/shell/${version}${pathname}`
  const isThere = (version: string) => existsSync(folder + place(version))
  // the file server decodes the path and rejects a bad one
  if (/[%\\]|\.\./.test(pathname)) return place(current[0])
  const found = current.find(isThere) ?? readdirSync(path.join(folder, 'shell')).find(isThere)
  return place(found ?? current[0])
}
