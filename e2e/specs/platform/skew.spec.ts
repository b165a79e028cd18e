import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTRACT } from 'federation/contract'
import { parseRegistry } from 'federation/registry'
import { expect, test } from '../../fixtures.ts'
import { releaseAgain, releaseWithContract, servedRelease } from '../../sites/releases.ts'
import { startCopiedSite } from '../../sites/tamperedSite.ts'
import { askedOf, expectPanel } from '../../watching.ts'

test.describe('a remote that speaks another contract', () => {
  // what the shell says about a part that it refuses
  test.use({ allowedMessages: /could not be loaded/ })

  for (const contract of [CONTRACT + 1, CONTRACT - 1]) {
    test(`(${contract}) is not live for visitors: they see the page of the version before`, {
      tag: '@local',
    }, async ({ page }) => {
      using site = await startCopiedSite()
      const before = site.release('submissions')
      const misfit = await releaseWithContract(site.folder, 'submissions', contract)
      const asked = askedOf(page, 'submissions')
      await page.goto(`${site.origin}/contact`)
      await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible()
      expect(misfit.metadata.version).not.toBe(before.metadata.version)
      expect([...new Set(asked.map(({ version }) => version))]).toEqual([before.metadata.version])
    })
  }

  test('and has no version before that fits: a panel, and nothing of it is fetched', {
    tag: '@local',
  }, async ({ page }) => {
    using site = await startCopiedSite()
    await releaseWithContract(site.folder, 'submissions', CONTRACT + 1)
    forgetEarlier(site.folder, 'submissions')
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const asked = askedOf(page, 'submissions')
    await page.goto(`${site.origin}/contact`)
    await expectPanel(page)
    expect(asked).toEqual([])
    expect(messages.join('\n')).toContain(`it speaks contract ${CONTRACT + 1}, the shell ${CONTRACT}.`)

    // the team rolls back, and the visitor tries again
    await releaseAgain(site.folder, 'discover', 'another team goes on')
    await mend(site.folder, 'submissions')
    await expect
      .poll(async () => (await servedRelease(site.origin, 'submissions'))?.extras.contract)
      .toBe(CONTRACT)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Mended' })).toBeVisible()
  })

  test('and lends a fragment: the page keeps its fallback, and nothing of the lender is fetched', {
    tag: '@local',
  }, async ({ page }) => {
    using site = await startCopiedSite()
    await releaseWithContract(site.folder, 'lists', CONTRACT + 1)
    forgetEarlier(site.folder, 'lists')
    const asked = askedOf(page, 'lists')
    const isRefused = page.waitForEvent('console', (message) =>
      message.text().includes('does not fit the shell'),
    )
    await page.goto(`${site.origin}/activities`)
    await expect(page.getByRole('article')).toHaveCount(12)
    await isRefused
    expect(asked).toEqual([])
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

/** Leaves only the live version of a remote in the registry. */
function forgetEarlier(site: string, name: string) {
  change(site, (microFrontends) => {
    microFrontends[name] = microFrontends[name]?.slice(0, 1) ?? []
  })
}

/** The live version speaks the shell's contract, as another release of it would. */
function mend(site: string, name: string) {
  change(site, (microFrontends) => {
    for (const { extras } of microFrontends[name] ?? []) extras.contract = CONTRACT
  })
}

function change(
  site: string,
  edit: (microFrontends: ReturnType<typeof parseRegistry>['microFrontends']) => void,
) {
  const file = path.join(site, 'registry.json')
  const registry = parseRegistry(readFileSync(file, 'utf8'))
  edit(registry.microFrontends)
  writeFileSync(`${file}.new`, JSON.stringify(registry))
  renameSync(`${file}.new`, file)
}
