import path from 'node:path'
import { ROOT } from 'federation/packages'
import { packRemote, promoteCanary, readLog, releasePackage, stopCanary } from 'federation/release'
import { test as base, expect } from '../../fixtures.ts'
import { type CanarySite, openVisitor, startCanarySite, versionInDocument } from '../../sites/canarySite.ts'
import { packThrowingShell, releaseAgain } from '../../sites/releases.ts'
import { expectPanel } from '../../watching.ts'

/* Some visitors try a version: a real gateway in a process of its own, and visitors in several buckets. */

const test = base.extend<{ site: CanarySite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  site: async ({}, use) => {
    const site = await startCanarySite()
    await use(site)
    await site.stop()
  },
})

const TESTER = { who: 'a test', commit: 'none' }

test('a canary that throws on mount is stopped by the gateway, and other visitors never see it', {
  tag: ['@local', '@deep'],
}, async ({ browser, site }) => {
  const made = await packRemote('lists', path.join(ROOT, 'e2e/broken/dist'), TESTER)
  const { record } = await releasePackage(made, { target: site.target, traffic: 50, isForced: true })
  const [trying, other] = [await openVisitor(browser, site, 7), await openVisitor(browser, site, 93)]
  await trying.page.addInitScript(() => sessionStorage.setItem('fault', 'render'))

  const shared = `/shared/${'a'.repeat(32)}`
  for (let count = 0; count < 5; count++) {
    await trying.page.goto(shared)
    await expectPanel(trying.page)
    expect(await versionInDocument(trying.page, 'lists')).toBe(record.version)
    await other.page.goto(shared)
    await expect(other.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  }

  await expect.poll(site.output).toContain(`The canary lists ${record.version} is stopped, visitors get `)
  const answer = await trying.page.goto(shared)
  expect(await versionInDocument(trying.page, 'lists')).not.toBe(record.version)
  expect(answer?.headers().vary).toBe('accept-encoding')
  await expect(trying.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect
    .poll(async () => (await readLog(site.target)).at(-1))
    .toMatchObject({
      action: 'stop',
      who: 'gateway',
      name: 'lists',
      from: record.version,
      reason: expect.stringMatching(
        /^5 errors in 5 documents \(100\.0 %\); the live version had 0 errors in \d/,
      ),
    })
  expect(other.versionsOf('lists')).not.toContain(record.version)
  expect(trying.versionsOf('lists')).toContain(record.version)
  await trying.close()
  await other.close()
})

test('a canary of the shell that does not start is stopped by the gateway, too', {
  tag: ['@local', '@deep'],
}, async ({ browser, site }) => {
  const { record } = await releasePackage(await packThrowingShell(site), {
    target: site.target,
    traffic: 50,
    isForced: true,
  })
  const trying = await openVisitor(browser, site, 7)
  for (let count = 0; count < 5; count++) {
    const isReported = trying.page.waitForRequest(/\/_reports\?move=[\w-]+$/)
    await trying.page.goto('/contact')
    expect(await versionInDocument(trying.page, 'shell')).toBe(record.version)
    await isReported
  }
  await expect.poll(site.output).toContain(`The canary shell ${record.version} is stopped, visitors get `)
  await trying.page.goto('/contact')
  expect(await versionInDocument(trying.page, 'shell')).not.toBe(record.version)
  await expect(trying.page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await trying.close()
})

test('no document asks for two versions of a remote while canaries start, are promoted, stopped and replaced', {
  tag: ['@local', '@deep'],
}, async ({ browser, site }) => {
  test.slow()
  const by = { target: site.target, who: 'a test' }
  const visitors = [await openVisitor(browser, site, 7), await openVisitor(browser, site, 93)]
  let count = 0
  const again = (name: string, traffic?: number) =>
    releaseAgain(site.site, name, `version ${++count}`, traffic)
  const moves: [what: string, act: () => Promise<unknown>][] = [
    ['a canary of lists', () => again('lists', 50)],
    ['its end', () => stopCanary('lists', by)],
    ['a canary of discover', () => again('discover', 50)],
    ['another one', () => again('discover', 30)],
    ['which is promoted', () => promoteCanary('discover', by)],
    ['a release of submissions', () => again('submissions')],
    ['canaries of lists and account', async () => [await again('lists', 50), await again('account', 50)]],
    ['a release of discover', () => again('discover')],
    ['promoted lists', () => promoteCanary('lists', by)],
  ]
  let next = 0
  /** What the team does while the visitors are on a page. */
  const move = async () => {
    const [what, act] = moves[next++ % moves.length] ?? []
    await test.step(String(what), async () => act?.())
  }
  const seen = new Set<string>()
  /** What a page has asked for is what its document says, also of the remotes that lend it fragments. */
  const compare = async ({ page, current }: (typeof visitors)[number]) => {
    for (const [name, version] of Object.entries(current())) {
      expect(await versionInDocument(page, name)).toBe(version)
      seen.add(`${name} ${version}`)
    }
  }

  for (let round = 0; round < 3; round++) {
    for (const { page } of visitors) await page.goto('/')
    await move()
    for (const visitor of visitors) {
      const { page } = visitor
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
      await compare(visitor)
    }
    await move()
    for (const { page } of visitors) {
      await page.goto('/activities')
      await expect(page.getByRole('article').first()).toBeVisible()
    }
    await move()
    for (const visitor of visitors) {
      const { page } = visitor
      await page.getByRole('article').first().getByRole('link').first().click()
      await expect(page.getByRole('heading', { name: 'Description' })).toBeVisible()
      await compare(visitor)
    }
  }
  expect(visitors.flatMap(({ mixed }) => mixed)).toEqual([])
  // the visitors did get several versions, so two could have been mixed
  expect(seen.size).toBeGreaterThan(4)
  for (const visitor of visitors) await visitor.close()
})
