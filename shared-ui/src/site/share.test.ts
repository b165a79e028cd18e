import { sharePage } from './share'

const page = { title: 'Luna Park', url: 'https://sprouts.test/activities/1/luna-park' }

function device(share?: () => Promise<void>, writeText = async (_: string) => {}) {
  return { share, clipboard: { writeText } as Clipboard }
}

test('the share sheet is used where there is one', async () => {
  const share = jest.fn(async () => {})
  expect(await sharePage(page, device(share))).toBe('shared')
  expect(share).toHaveBeenCalledWith(page)
})

test('without a share sheet the address is copied', async () => {
  const copied = jest.fn(async (_: string) => {})
  expect(await sharePage(page, device(undefined, copied))).toBe('copied')
  expect(copied).toHaveBeenCalledWith(page.url)
})

test('a closed sheet is no failure, anything else is', async () => {
  const failing = (name: string) => device(() => Promise.reject(new DOMException('no', name)))
  expect(await sharePage(page, failing('AbortError'))).toBe('dismissed')
  // a second tap, while the sheet is open
  expect(await sharePage(page, failing('InvalidStateError'))).toBe('dismissed')
  expect(await sharePage(page, failing('NotAllowedError'))).toBe('failed')
  expect(
    await sharePage(
      page,
      device(undefined, () => Promise.reject(new Error('denied'))),
    ),
  ).toBe('failed')
})

test('a device that can neither share nor copy fails', async () => {
  expect(await sharePage(page, {} as Navigator)).toBe('failed')
})
