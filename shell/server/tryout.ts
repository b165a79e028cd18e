import { readFile } from 'node:fs/promises'
import { sha384 } from 'federation/sha384'
import { isLocalHost } from 'shared-ui/site'
import { PASSING } from '../src/kept/names.ts'
import { OVERRIDES_ELEMENT, OVERRIDES_PANEL, type OverridesData } from '../tryout/data.ts'
import { jsonScript } from './document.ts'
import { applyOverrides, describeParts, type Overridden, type Override, parseOverrides } from './overrides.ts'
import type { LiveSite } from './site.ts'

export type TryoutOptions = {
  /** The public origin of the site. */
  origin: string
  /** The folder with the releases. */
  site: string
  fetchFile?(key: string): Promise<boolean>
  /** What may be overridden on a site of this machine whose registry does not say it. */
  localOverrides?: { origins: string[] }
  /** What every document overrides, unless its address says something else about the same name. */
  standing?: Override[]
  /** Throws an error if no document can be made. */
  check(site: LiveSite): void
}

/** What a document gets so that parts of it can be tried out. */
export type Tool = { head: string; digests: Record<string, string>; data: string }

/** The browser's part of it: plain TypeScript, compiled when the first document needs it. */
const SCRIPTS = ['keep', 'panel', 'dom', 'outline', 'look', 'data'] as const
type Script = { code: string; digest: string }

/**
 * The overrides of a site (`?mfe=`). Only a site whose registry has a list of origins allows any; other sites ignore the
 * parameter, and nothing of this is in their documents.
 */
export function createTryout({ origin, localOverrides, standing = [], check, ...source }: TryoutOptions) {
  const isLocal = isLocalHost(new URL(origin).hostname)
  let compiling: Promise<Map<string, Script>> | undefined

  /** Without them the page is as good, but has no panel. */
  async function scripts(): Promise<Map<string, Script>> {
    compiling ??= compile()
    return compiling.catch((error) => {
      compiling = undefined
      console.error('The panel of overrides cannot be compiled:', error)
      return new Map()
    })
  }

  // a hand-written value that is no list allows nothing
  const allowedBy = ({ whole }: LiveSite) =>
    'overrides' in whole
      ? Array.isArray(whole.overrides?.origins)
        ? whole.overrides
        : undefined
      : isLocal
        ? localOverrides
        : undefined

  /** What a document needs for the panel. Returns undefined on a site that allows no overrides. */
  async function tool(
    live: LiveSite,
    { site, refused, isOpen }: Pick<Overridden, 'site' | 'refused'> & { isOpen?: boolean },
  ) {
    const allowed = allowedBy(live)
    if (!allowed) return undefined
    const compiled = await scripts()
    if (compiled.size === 0) return undefined
    return toolOf({ parts: describeParts(live, site), refused, isOpen, ...allowed }, compiled)
  }

  return {
    /** The panel of a document without overrides. */
    panel: (live: LiveSite) => tool(live, { site: live, refused: [] }),

    /** The site with the overrides of an address. Returns undefined where there are none. */
    async find(live: LiveSite, values: string[]): Promise<(Overridden & { tool?: Tool }) | undefined> {
      const allowed = allowedBy(live)
      if (!allowed || (values.length === 0 && standing.length === 0)) return undefined
      const names = Object.keys(live.registry.microFrontends)
      const asked = parseOverrides(values, { names, ...allowed })
      const isNamed = ({ name }: Override) => asked.overrides.some((override) => override.name === name)
      // the way out: an empty parameter
      const isEmpty = values.length > 0 && values.every((value) => !value.trim())
      const others = isEmpty ? [] : standing.filter((override) => !isNamed(override))
      const overrides = [...asked.overrides, ...others]
      const found = await applyOverrides(live, overrides, { ...source, check })
      const refused = [...asked.refused, ...found.refused]
      const isOpen = values.join(',').split(',').includes(OVERRIDES_PANEL)
      return { ...found, refused, tool: await tool(live, { ...found, refused, isOpen }) }
    },

    /** One of the scripts. Returns undefined on a site that allows no overrides. */
    async script(live: LiveSite, file: string): Promise<string | undefined> {
      return allowedBy(live) && (await scripts()).get(file)?.code
    },
  }
}

/** What the shell finds in a document that is not live (shell/src/offline/followSite.ts). */
export const PASSING_MARK = `<meta name="${PASSING}">`

const urlOf = (file: string) => `/_tryout/${file}`

function toolOf(data: OverridesData, scripts: Map<string, Script>): Tool {
  const isLive = data.parts.every(({ live, running, origin }) => origin === undefined && live === running)
  const digestOf = (file: string) => scripts.get(file)?.digest ?? ''
  // the first one is no module: it has to run before anything is loaded
  const attributes = (file: string) => `src="${urlOf(file)}" integrity="${digestOf(file)}" crossorigin`
  return {
    head: `${isLive ? '' : PASSING_MARK}<script ${attributes('keep.ts')}></script>`,
    digests: Object.fromEntries([...scripts].map(([file, { digest }]) => [urlOf(file), digest])),
    data: `${jsonScript(OVERRIDES_ELEMENT, data)}<script type="module" async ${attributes('panel.ts')}></script>`,
  }
}

async function compile(): Promise<Map<string, Script>> {
  // slow to load, and most sites never need it
  const { transform } = await import('@swc/core')
  const compiled = await Promise.all(
    SCRIPTS.map(async (name): Promise<[string, Script]> => {
      const source = await readFile(new URL(`../tryout/${name}.ts`, import.meta.url), 'utf8')
      const { code } = await transform(source, {
        isModule: name !== 'keep',
        jsc: { parser: { syntax: 'typescript' }, target: 'es2023' },
      })
      return [`${name}.ts`, { code, digest: sha384(code) }]
    }),
  )
  return new Map(compiled)
}

/**
 * The headers of a document with overrides: it is not cached or indexed, and the policy allows the origins of its
 * scripts. Their digests are still compared.
 */
export function trialHeaders(headers: Record<string, string>, origins: string[]): Record<string, string> {
  const admitting = /^(script-src|style-src|img-src|font-src|connect-src) /
  const policy = headers['content-security-policy'] ?? ''
  const admitted = policy
    .split('; ')
    .map((directive) => (admitting.test(directive) ? [directive, ...origins].join(' ') : directive))
  return {
    ...headers,
    'content-security-policy': admitted.join('; '),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  }
}
