import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { button, heading, main } from './steps.ts'
import { anyOf, type CopiedSite, expect, test } from './test.ts'
import { role, type Target, text } from './visitor.ts'

/* That a fault is seen: by a test, of the console; by a visitor, of a script. */

test.describe('the console', () => {
  test.use({ allowedMessages: /told on purpose|example\.com\/deliberate/ })

  test('is heard, with reports of the policy: otherwise nothing here would fail', async ({ visitor }) => {
    await visitor.open('/terms-of-use')
    await visitor.tab.run(() => {
      console.error('told on purpose')
      fetch('https://example.com/deliberate').catch(() => {})
    })
    const heard = () => visitor.tab.messages().join('\n')
    await expect.poll(heard).toMatch(/told on purpose/)
    await expect.poll(heard).toMatch(/example\.com\/deliberate/)
  })
})

/** What each engine says of a script that it refuses, and of one that is not there. */
const faults = [
  {
    fault: 'is tampered with',
    messages: anyOf(
      /^None of the “sha384” hashes in the integrity attribute match the content of the subresource at “.*\/remotes\/submissions\//,
      /CONSOLE SECURITY ERROR (?:Cannot load script|Failed integrity metadata check\.) http:\S+\/remotes\/submissions\//,
      /The part "submissions" \(\w+\) of the page could not be loaded at \/contact: TypeError: (?:Load failed|error loading|FetchEvent|Cannot load script due to integrity mismatch|Importing a module script failed)/,
    ),
    change: (site: CopiedSite) => site.tamper(site.release('submissions').url),
  },
  {
    fault: 'is missing',
    messages: anyOf(
      /^Loading module from “.*\/remotes\/submissions\/.*” was blocked because of a disallowed MIME type \(“text\/plain”\)\.$/,
      // the answer of 9 letters has no digest
      /CONSOLE SECURITY ERROR Failed integrity metadata check\. http:\S+\/remotes\/submissions\/\S+ .*Content length: 9,/,
      /The part "submissions" \(\w+\) of the page could not be loaded at \/contact: (?:Error|NeedsReload): The script \S+ is gone$/,
    ),
    change: (site: CopiedSite) => {
      const file = site.folder + site.release('submissions').url
      for (const ending of ['', '.br', '.gz']) rmSync(file + ending, { force: true })
    },
  },
]

for (const { fault, messages, change } of faults) {
  test.describe(`a script of a remote that ${fault}`, { tag: '@local' }, () => {
    // the second try asks with a query, so the worker answers if it runs by then. A panel that had waited for the end of
    // its time, as WebKit's import does, would say so in another message
    test.use({
      allowedMessages: anyOf(
        messages,
        /^Failed to load ‘http:[^’]+\/remotes\/submissions\/[^’]+\?r=1’\. A ServiceWorker passed a promise/,
        /CONSOLE JS ERROR FetchEvent\.respondWith received an error: no-response: .*\/remotes\/submissions\/[^"]+\?r=1"/,
        /CONSOLE JS ERROR (?:Fetch API c|C)annot load http:\S+\/remotes\/submissions\/\S+\?r=1\.$/,
        /CONSOLE JS ERROR Unhandled Promise Rejection: NetworkError: {1,2}A network error occurred\.$/,
      ),
    })

    test('is not run, the rest works, and Try again loads it', async ({ openVisitor, openCopy }) => {
      const site = await openCopy()
      const file = site.folder + site.release('submissions').url
      const released = readFileSync(file)
      change(site)

      const visitor = await openVisitor(site.origin)
      await visitor.open('/contact')
      await visitor.sees(text(/This part of the page could not be loaded/, main))
      expect(await visitor.tab.run(() => 'wasTampered' in window)).toBe(false)
      await visitor.click(role('link', 'Terms of Use'))
      await visitor.sees(heading('Terms of Use'))
      await visitor.back()
      await visitor.sees(text(/This part of the page could not be loaded/, main))

      writeFileSync(file, released)
      await visitor.click(button('Try again'))
      await visitor.sees(heading('Contact Us'))
    })
  })
}

const panel = text(/This part of the page could not be loaded/, main)

/** Each kind of script, a page that needs it, and what a visitor sees where it is not run. */
const kinds: Record<string, { url(site: CopiedSite): string; path: string; refusal?: Target }> = {
  'the entry of a remote': { url: (site) => site.release('submissions').url, path: '/contact' },
  'the door of a remote': { url: (site) => site.script('submissions', '/app.'), path: '/contact' },
  "the script of a remote's page": {
    url: (site) => site.script('lists', 'SharedListPage'),
    path: '/shared/00000000-0000-4000-8000-000000000000',
  },
  "a page of the shell's own": {
    url: (site) => site.scriptThatSays('shell', 'Last updated'),
    // the one that is not in its document
    path: '/style-guide',
  },
  "the shell's own script": {
    url: (site) => site.release('shell').url,
    path: '/contact',
    refusal: text(/This page is taking too long/),
  },
}

for (const [kind, { url, path, refusal = panel }] of Object.entries(kinds)) {
  test.describe(kind, { tag: '@local' }, () => {
    test.use({
      allowedMessages:
        /hashes in the integrity attribute|[Ii]ntegrity|could not be loaded|[Cc]annot load|Load failed|digest/,
    })

    test('with one flipped bit is not run', async ({ openVisitor, openCopy }) => {
      const site = await openCopy()
      site.flipOneBit(url(site))
      const visitor = await openVisitor(site.origin)
      await visitor.open(path)
      await visitor.sees(refusal)
    })
  })
}
