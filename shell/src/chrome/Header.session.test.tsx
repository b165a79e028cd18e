import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt } from 'shared-ui/testing'
import { Header } from './Header'

/* The header while it is not known whether somebody is signed in: nothing here starts the backend. */

type Mark = 'in' | 'out' | undefined

afterEach(() => Reflect.deleteProperty(document.documentElement.dataset, 'session'))

function drawWith(mark: Mark) {
  if (mark) document.documentElement.dataset.session = mark
  renderAt('/', <Header />)
}

/** jsdom is as narrow as a phone, where all of this is hidden: whether its own part is shown. */
const isShown = (element: Element | null) => {
  const part = element?.closest('span')
  return part ? getComputedStyle(part).display !== 'none' : false
}

const inMain = (name: string) =>
  within(screen.getByLabelText('Main')).queryByRole('link', { name, hidden: true })
const wideLogin = () =>
  screen
    .getAllByRole('link', { name: 'Log in', hidden: true })
    .find((link) => !link.closest('[aria-label=Mobile]')) ?? null
const place = () => screen.getByRole('banner').querySelector('span[aria-hidden]:empty')

test.each<[Mark, { login: boolean; lists: boolean; place: boolean }]>([
  ['out', { login: true, lists: false, place: false }],
  ['in', { login: false, lists: true, place: true }],
  [undefined, { login: false, lists: false, place: true }],
])('a wide header marked "%s" shows %j', (mark, expected) => {
  drawWith(mark)
  expect({
    login: isShown(wideLogin()),
    lists: isShown(inMain('Saved Lists')),
    place: isShown(place()),
  }).toEqual(expected)
})

test.each<[Mark, string[]]>([
  ['out', ['Home', 'Activities', 'Log in', 'Contact Us', 'List your business']],
  ['in', ['Home', 'Activities', 'Saved Lists', 'Profile', 'Contact Us', 'List your business']],
  [undefined, ['Home', 'Activities', 'Contact Us', 'List your business']],
])('the menu of a phone marked "%s" has the links %j', async (mark, names) => {
  drawWith(mark)
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
  const menu = within(screen.getByRole('navigation', { name: 'Mobile' }))
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names)
  expect(menu.queryByRole('button')).not.toBeInTheDocument()
})
