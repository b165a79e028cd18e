import { expect, test } from '../../fixtures.ts'
import { run } from '../../run/run.ts'
import { type Development, startDevelopment } from '../../sites/development.ts'

let development: Development

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  // it runs also where its tests are left out
  if (run.site) return
  test.setTimeout(90_000)
  development = await startDevelopment()
})
test.afterAll(() => development?.stop())

test('in development every edit is visible immediately, and typed text stays', {
  tag: ['@local', '@deep'],
}, async ({ page }) => {
  test.setTimeout(60_000)
  const { edit } = development
  await page.goto(`${development.origin}/activities`)
  await expect(page.getByRole('button', { name: /^Save / }).first()).toBeVisible()
  const search = page.getByRole('search').getByLabel('Activity')
  await search.fill('half a sentence')

  await test.step('a page of a remote', async () => {
    edit('mfe-discover/src/list/ActivitiesPage.tsx', '>Explore Activities<', '>Explore it all<')
    await expect(page.getByRole('heading', { name: 'Explore it all' })).toBeVisible()
    await expect(search).toHaveValue('half a sentence')
  })
  await test.step('a fragment that another remote lends', async () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a piece of source
    edit('mfe-lists/src/saving/SaveButton.tsx', 'label={`${label} ', 'label={`Really ${label} ')
    await expect(page.getByRole('button', { name: /^Really Save / }).first()).toBeVisible()
    await expect(search).toHaveValue('half a sentence')
  })
  await test.step('the design system, inside remotes', async () => {
    edit('shared-ui/src/parts/Heading.tsx', '{children}', '{children} in Sydney')
    await expect(page.getByRole('heading', { name: 'Explore it all in Sydney' })).toBeVisible()
    await expect(search).toHaveValue('half a sentence')
  })
  await test.step("the shell's chrome", async () => {
    edit('shell/src/chrome/Footer.tsx', '>Contact Us<', '>Write to us<')
    await expect(page.getByRole('link', { name: 'Write to us' })).toBeVisible()
    await expect(search).toHaveValue('half a sentence')
  })
})

test('in development a remote runs alone on its own port, with deep links', {
  tag: ['@local', '@deep'],
}, async ({ page }) => {
  await page.goto(`${development.remote('discover')}/activities`)
  await expect(page.getByRole('navigation', { name: 'Pages of this remote' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveText(/mfe-discover alone/)
})
