import { parseServedRegistry, REGISTRY_ELEMENT, type Registry, SHELL } from 'federation/registry'
import { CONFIG_ELEMENT, type SiteConfig } from '../src/config.ts'
import { OVERRIDES_ELEMENT } from '../tryout/data.ts'
import { PASSING_MARK } from './tryout.ts'

/**
 * Takes a document of a site apart again, into what renderDocument makes it of. Throws an error if no gateway has
 * written it. What an expression reads ends before the next "<", so any text takes linear time.
 */
export function readDocument(html: string): { template: string; registry: Registry; config: SiteConfig } {
  const config = elementOf(html, CONFIG_ELEMENT)
  const registry = elementOf(html, REGISTRY_ELEMENT)
  const importMap = /<script type="importmap">[^<]*<\/script>/.exec(html)?.[0]
  if (!config || !registry || !importMap) throw new Error('No gateway of this project has written it')
  const template = html
    .replace(elementOf(html, OVERRIDES_ELEMENT)?.whole ?? '', '')
    .replaceAll(/<script ([^<>]*)><\/script>/g, (tag, attributes: string) =>
      attributes.includes('src="/_tryout/') ? '' : tag,
    )
    .replace(PASSING_MARK, '')
    .replace(importMap, () => '<!--head-->')
    .replaceAll(/<link rel="(modulepreload|preload" as="image)" [^<>]*>/g, '')
    .replaceAll(/<script [^<>]*>/g, (tag) => tag.replace(/\sintegrity="[^"]*"/, ''))
    .replace(registry.whole, '')
    .replace(config.whole, () => '<!--data-->')
  const { microFrontends, ...rest } = parseServedRegistry(registry.text)
  // the template is made again, not copied: it is not the one that has a digest
  for (const { extras } of microFrontends[SHELL] ?? []) delete extras.template
  return { template, registry: { ...rest, microFrontends }, config: JSON.parse(config.text) }
}

/** An element of data. Its text has no "<" (document.ts). */
function elementOf(html: string, id: string): { whole: string; text: string } | undefined {
  const [whole, text] =
    new RegExp(`<script type="application/json" id="${id}">([^<]*)</script>`).exec(html) ?? []
  return whole && text !== undefined ? { whole, text } : undefined
}
