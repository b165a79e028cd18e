import type { Page } from '@playwright/test'
import { barriers } from '../barriers.ts'
import { expect, test } from '../fixtures.ts'
import { expectLook, stillness } from '../looks.ts'

const parts = ['foundations', 'actions', 'forms', 'cards', 'messages', 'pictures']

/** Nothing but pictures, or what moves. The palettes are in one theme what they are in the other. */
const unrecorded = ['Scenes', 'Spots', 'Movement']

test.use({ ...stillness, allowedMessages: /no-such-picture|status of 404/ })

test.slow()

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, viewport: { width: 1280, height: 800 } })

    for (const part of parts) {
      test(`the ${part} of the style guide look as recorded, without a barrier`, async ({ page }) => {
        await openPart(page, part)
        for (const section of await page.locator('main section').all()) {
          const title = (await section.getByRole('heading', { level: 2 }).first().textContent()) ?? ''
          if (unrecorded.includes(title) || (title === 'Colours' && colorScheme === 'dark')) continue
          const type = part === 'foundations' || title === 'Icons' ? 'large' : 'small'
          await expectLook(section, `guide-${fileName(title)}-${colorScheme}`, { type })
        }
        expect(await barriers(page)).toEqual([])
      })
    }

    test('what only a pointer or a key brings looks as recorded', async ({ page }) => {
      await openPart(page, 'actions')
      const buttons = page.getByRole('region', { name: 'Button', exact: true })
      const search = buttons.getByRole('button', { name: 'Search' })
      for (const [index, name] of ['primary', 'secondary', 'quiet', 'danger', 'sun'].entries()) {
        await search.nth(index).hover()
        await expectLook(search.nth(index), `hover-${name}-${colorScheme}`)
      }
      await page.keyboard.press('Tab')
      await search.first().focus()
      await expectLook(search.first().locator('..'), `focus-button-${colorScheme}`)
      await page.getByRole('button', { name: 'Options of Rainy days' }).click()
      await expectLook(page.getByRole('menu'), `menu-${colorScheme}`)
      expect(await barriers(page)).toEqual([])

      await openPart(page, 'forms')
      const field = page.getByLabel('Full Name')
      await field.focus()
      await expectLook(field.locator('..'), `focus-field-${colorScheme}`)
      await page.getByRole('combobox', { name: 'Location', exact: true }).pressSequentially('bondi')
      await page.keyboard.press('ArrowDown')
      await expectLook(page.getByRole('listbox'), `suggestions-${colorScheme}`)
      expect(await barriers(page)).toEqual([])
    })

    test('toasts look as recorded, without a barrier', async ({ page }) => {
      await openPart(page, 'messages')
      for (const kind of ['Success', 'Info', 'Error']) {
        await page.getByRole('button', { name: kind }).click()
      }
      const stack = page.getByRole('alert').filter({ hasText: 'Failed to save activity' }).locator('..')
      await stack.hover() // time stands still
      await expectLook(stack, `toasts-${colorScheme}`)
      expect(await barriers(page)).toEqual([])
    })

    test('dialogs look as recorded, without a barrier', async ({ page }) => {
      await openPart(page, 'messages')
      for (const [opener, name] of [
        ['Ask before removing', 'Remove from List'],
        ['Edit a list', 'Edit list'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click()
        const panel = page.getByRole('dialog', { name }).locator('> *').first()
        await expectLook(panel, `dialog-${fileName(name)}-${colorScheme}`)
        expect(await barriers(page)).toEqual([])
        await page.keyboard.press('Escape')
      }
    })
  })
}

async function openPart(page: Page, part: string) {
  await page.goto(`/style-guide?part=${part}`, { waitUntil: 'networkidle' })
  await expect(page.locator('main section').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

const fileName = (title: string) => title.toLowerCase().replaceAll(' ', '-')
