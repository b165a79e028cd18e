import type { Locator, Page } from '@playwright/test'
import { barriers } from '../../barriers.ts'
import { expect, test } from '../../fixtures.ts'
import { expectLook, stillness } from '../../looks.ts'

const parts = ['foundations', 'actions', 'states', 'forms', 'cards', 'messages', 'pictures']

/** Not compared: sections with pictures or motion only. The palettes are the same in both themes. */
const unrecorded = ['Scenes', 'Spots', 'Movement']

test.use({ ...stillness, allowedMessages: /no-such-picture|status of 404/ })

test.slow()

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    // higher than each section, so that fixed elements do not cover it
    test.use({ colorScheme, viewport: { width: 1280, height: 1600 } })

    for (const part of parts) {
      test(`the ${part} of the style guide look as recorded, without a barrier`, {
        tag: ['@local', '@shell', '@deep'],
      }, async ({ page }) => {
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

    test('what opens under a control looks as recorded, without a barrier', {
      tag: ['@local', '@shell', '@deep'],
    }, async ({ page }) => {
      await openPart(page, 'actions')
      await page.getByRole('button', { name: 'Options of Rainy days' }).click()
      await expectLook(page.getByRole('menu'), `menu-${colorScheme}`)
      expect(await barriers(page)).toEqual([])

      await openPart(page, 'forms')
      await page.getByRole('combobox', { name: 'Location', exact: true }).pressSequentially('bondi')
      await page.keyboard.press('ArrowDown')
      await expectLook(page.getByRole('listbox'), `suggestions-${colorScheme}`)
      expect(await barriers(page)).toEqual([])
    })

    test('toasts look as recorded, without a barrier', { tag: ['@local', '@shell', '@deep'] }, async ({
      page,
    }) => {
      await openPart(page, 'messages')
      for (const kind of ['Success', 'Info', 'Error']) {
        await page.getByRole('button', { name: kind }).click()
      }
      const stack = page.getByRole('alert').filter({ hasText: 'Failed to save activity' }).locator('../..')
      await stack.hover() // time stands still
      await expectLook(stack, `toasts-${colorScheme}`)
      expect(await barriers(page)).toEqual([])
    })

    test('dialogs look as recorded, without a barrier', { tag: ['@local', '@shell', '@deep'] }, async ({
      page,
    }) => {
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

test('a state is drawn as a pointer and the keyboard bring it', {
  tag: ['@local', '@shell', '@deep'],
}, async ({ page }) => {
  await openPart(page, 'states')
  for (const [section, title, control] of [
    ['Buttons', 'Button, primary', 'button'],
    ['Buttons', 'IconButton, outlined', 'button'],
    ['Links and titles', 'TextLink', 'a'],
    ['Fields', 'Field', 'input'],
  ] as const) {
    const line = page
      .getByRole('region', { name: section })
      .locator('div', { has: page.getByRole('heading', { name: title, exact: true }) })
    const drawn = (state: string) =>
      lookOf(line.locator('figure').filter({ hasText: state }).first().locator(control))
    const real = line.locator('figure').first().locator(control)
    const atRest = await lookOf(real)

    await page.keyboard.press('Tab') // as somebody at the keyboard
    await real.focus()
    await expect.poll(() => lookOf(real)).toEqual(await drawn('Focus'))
    await real.blur()
    await real.hover()
    await expect.poll(() => lookOf(real)).toEqual(await drawn('Hover'))
    expect(await drawn('Hover')).not.toEqual(atRest)
    if (control === 'input') continue
    await page.mouse.down()
    await expect.poll(() => lookOf(real)).toEqual(await drawn('Pressed'))
    expect(await drawn('Pressed')).not.toEqual(await drawn('Hover'))
    await page.mouse.move(0, 0)
    await page.mouse.up()
  }
})

/** The styles of a control that a state may change. */
function lookOf(control: Locator) {
  return control.evaluate((element) => {
    const { backgroundColor, borderColor, boxShadow, color, textDecoration, transform } =
      getComputedStyle(element)
    return { backgroundColor, borderColor, boxShadow, color, textDecoration, transform }
  })
}

async function openPart(page: Page, part: string) {
  await page.goto(`/style-guide?part=${part}`, { waitUntil: 'networkidle' })
  await expect(page.locator('main section').first()).toBeVisible()
  await page.evaluate(() => document.fonts.ready)
}

const fileName = (title: string) => title.toLowerCase().replaceAll(' ', '-')
