import { APPEARANCE_KEY, appearance, chooseAppearance, followAppearance } from './appearance'

const root = document.documentElement

/** Which of the two theme-color elements is active. */
const frames = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ media }) => media)

beforeEach(() => {
  localStorage.clear()
  root.dataset.theme = 'system'
  document.head.innerHTML = ['light', 'dark']
    .map((scheme) => `<meta name="theme-color" data-scheme="${scheme}">`)
    .join('')
})

test('a choice is applied, stored and reported to listeners', () => {
  const listener = jest.fn()
  const stop = appearance.subscribe(listener)
  chooseAppearance('dark')
  expect(root.dataset.theme).toBe('dark')
  expect(localStorage.getItem(APPEARANCE_KEY)).toBe('dark')
  expect(frames()).toEqual(['not all', 'all'])
  expect(listener).toHaveBeenCalledTimes(1)
  stop()
  chooseAppearance('system')
  expect(frames()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('if storage is blocked, a choice lasts until the page is closed', () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  chooseAppearance('light')
  expect(appearance.get()).toBe('light')
  blocked.mockRestore()
})

test('a change in another tab is applied, also when it clears the storage', () => {
  followAppearance()
  const change = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init))
  change({ key: APPEARANCE_KEY, newValue: 'dark' })
  expect(appearance.get()).toBe('dark')
  change({ key: 'other', newValue: 'light' })
  expect(appearance.get()).toBe('dark')
  change({ key: null, newValue: null })
  expect(appearance.get()).toBe('system')
})

test.each([undefined, 'sepia', ''])('an unknown stored value (%j) is treated as system', (value) => {
  if (value === undefined) delete root.dataset.theme
  else root.dataset.theme = value
  followAppearance()
  expect(appearance.get()).toBe('system')
})
