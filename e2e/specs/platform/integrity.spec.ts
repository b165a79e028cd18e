import type { Page } from '@playwright/test'
import { SITE } from 'federation/packages'
import { expect, test } from '../../fixtures.ts'
import {
  editDocuments,
  filesOf,
  type SiteFiles,
  startCopiedSite,
  startForeignServer,
  wasTampered,
  withoutDigest,
} from '../../sites/tamperedSite.ts'

// what the browser and the shell say about a script that they refuse. A page in its document would stay on screen
test.use({
  isDrawnByBrowser: true,
  allowedMessages:
    /integrity|digest|Content Security Policy|could not be loaded|Failed to (load|fetch)|preload|was blocked|ERR_|loopback/i,
})

/** The files of the site under test, for what changes none of them. */
const real = () => filesOf(SITE)

const OWN_SCRIPT = "the shell's own script"

/** Each kind of script, a page that needs it, and what a visitor sees where it is not run. */
const kinds: Record<
  string,
  { url(site: SiteFiles): string; path: string; refusal(page: Page): Promise<void> }
> = {
  'the entry of a remote': {
    url: (site) => site.release('submissions').url,
    path: '/contact',
    refusal: panel,
  },
  'the door of a remote': {
    url: (site) => site.script('submissions', '/app.'),
    path: '/contact',
    refusal: panel,
  },
  "the script of a remote's page": {
    url: (site) => site.script('discover', 'ActivitiesPage'),
    path: '/activities',
    refusal: panel,
  },
  [OWN_SCRIPT]: { url: (site) => site.release('shell').url, path: '/contact', refusal: tooLong },
  "a page of the shell's own": {
    url: (site) => site.scriptThatSays('shell', 'Last updated'),
    path: '/privacy-policy',
    refusal: panel,
  },
}

/** A page whose document a test has edited may not ask this machine's backend, so it has no map (checkedWorker.test.ts). */
const tampered: typeof kinds = {
  ...kinds,
  'the worker of the map': {
    url: (site) => site.script('discover', 'maplibre-gl-worker'),
    path: '/activities?view=map',
    refusal: (page) => expect(page.getByText(/^The map could not be loaded\. These are/)).toBeVisible(),
  },
}

for (const [kind, { url, path, refusal }] of Object.entries(tampered)) {
  for (const how of ['tamper', 'flipOneBit'] as const) {
    test(`${kind} with ${how === 'tamper' ? 'other bytes' : 'one flipped bit'} is not run`, {
      // one bit is the harder case; without the shell's own script the page waits for 8 s, as in faults.spec.ts
      tag: ['@local', ...(how === 'tamper' || kind === OWN_SCRIPT ? ['@deep'] : [])],
    }, async ({ page }) => {
      using site = await startCopiedSite()
      site[how](url(site))
      await page.goto(site.origin + path)
      await refusal(page)
      expect(await wasTampered(page)).toBe(false)
    })
  }
}

for (const [kind, { url, path, refusal }] of Object.entries(kinds)) {
  test(`${kind} without a digest is not fetched`, {
    tag: ['@local', ...(kind === OWN_SCRIPT ? ['@deep'] : [])],
  }, async ({ page }) => {
    const script = url(real())
    await editDocuments(page, {
      edit: (html) => withoutDigest(html, script).replace(tagWithDigest(script), '$1'),
    })
    const asked: string[] = []
    // a request that the browser blocks has no response
    page.on('response', (response) => asked.push(new URL(response.url()).pathname))
    await page.goto(path)
    await refusal(page)
    expect(asked.filter((one) => one === script)).toEqual([])
  })
}

test('a registry that takes a remote from another origin is refused, and the site goes on with the last good one', {
  tag: '@local',
}, async ({ page }) => {
  using site = await startCopiedSite()
  const foreign = await startForeignServer(site.folder)
  site.moveTo('submissions', foreign.origin)
  await page.goto(`${site.origin}/contact`)
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible()
  await page.getByRole('link', { name: 'Explore Activities' }).last().click()
  await expect(page.getByRole('article')).toHaveCount(12)
  expect(foreign.asked).toEqual([])
  foreign.stop()
})

test('a script without a digest that is imported directly, without the shell, is blocked by the browser', {
  tag: '@local',
}, async ({ page }) => {
  await page.goto('/privacy-policy')
  const url = real().script('lists', '/SaveButton.')
  const load = (address: string) => page.evaluate((one) => import(one).then(Object.keys), address)
  await expect(load(`${url}?other`)).rejects.toThrow('Failed to fetch dynamically imported module')
  expect(await load(url)).not.toEqual([])
})

test.describe('in a browser that does not support integrity in import maps', () => {
  test.use({
    allowedMessages:
      /inline script violates|digest|integrity|could not be loaded|Failed to (load|fetch)|ERR_/i,
  })

  /** Its policy forbids the import map, so that this browser reads none; the shell still finds it in the document. */
  async function forgetImportMaps(page: Page, isOld: boolean) {
    await editDocuments(page, {
      // a preload would fetch the script with its digest, and leave it to nobody
      edit: (html) => html.replaceAll(/<link rel="modulepreload"[^>]*>/g, ''),
      headers: ({ 'integrity-policy': _, ...rest }) => ({
        ...rest,
        'content-security-policy': (rest['content-security-policy'] ?? '').replace(
          /'sha256-[^']+' (?='sha256)/,
          '',
        ),
      }),
    })
    if (isOld) await page.addInitScript(() => Reflect.deleteProperty(Error, 'isError'))
  }

  for (const kind of ['the entry of a remote', 'the door of a remote', "a page of the shell's own"]) {
    const { url, path } = kinds[kind] ?? { url: () => '', path: '' }
    const tag = ['@local', ...(kind === 'the entry of a remote' ? [] : ['@deep'])]

    test(`${kind} with other bytes is not run: the shell checks the digest first`, { tag }, async ({
      page,
    }) => {
      using site = await startCopiedSite()
      site.tamper(url(site))
      await forgetImportMaps(page, true)
      await page.goto(site.origin + path)
      await panel(page)
      expect(await wasTampered(page)).toBe(false)
    })

    test(`${kind} with other bytes is run without the check, which proves the tests above`, { tag }, async ({
      page,
    }) => {
      using site = await startCopiedSite()
      site.tamper(url(site))
      await forgetImportMaps(page, false)
      await page.goto(site.origin + path)
      await expect.poll(() => wasTampered(page)).toBe(true)
    })

    test(`${kind} with the released bytes is run`, { tag }, async ({ page }) => {
      await forgetImportMaps(page, true)
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveTitle(/Something went wrong/)
    })
  }
})

test('every script of the site has its digest in the document', { tag: '@local' }, async ({ page }) => {
  const html = await (await page.request.get('/')).text()
  const { integrity } = JSON.parse(/<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '{}')
  for (const name of ['shell', 'discover', 'account', 'lists', 'submissions']) {
    for (const [url, digest] of Object.entries(real().release(name).extras.integrity))
      expect(integrity[url], url).toBe(digest)
  }
})

/** A script's tag up to its integrity. */
const tagWithDigest = (url: string) => new RegExp(`(<script [^>]*src="${url}")[^>]*integrity="[^"]*"`)

async function panel(page: Page) {
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('This part of the page could not be loaded', { timeout: 12_000 })
}

async function tooLong(page: Page) {
  await expect(page.getByRole('link', { name: 'Load it again' })).toBeVisible({ timeout: 12_000 })
}
