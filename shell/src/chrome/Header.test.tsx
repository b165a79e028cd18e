import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { MIA, startAs } from 'shared-auth/testing'
import { layers } from 'shared-ui'
import { renderAt, stubApi } from 'shared-ui/testing'
import { Header } from './Header'

/** No rule for some widths holds here (jest.setup.ts): what only wide windows show is in the page but hidden. */
const wide = { hidden: true }

const main = () => screen.getByLabelText('Main')
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link', wide)
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
const menu = () => screen.queryByRole('navigation', { name: 'Mobile' })
const url = () => screen.getByLabelText('current url')
const userToggle = () => screen.getByRole('button', { name: /mia@example\.com/, ...wide })
const userItem = (name: string) => screen.getByRole('menuitem', { name, ...wide })

/** Draws what only a wide window shows: a control that is not drawn cannot have the focus. */
function showWide(control: HTMLElement) {
  for (let element = control.parentElement; element; element = element.parentElement)
    if (getComputedStyle(element).display === 'none') element.style.display = 'flex'
}

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: 'Open menu' }))
}

describe('for a visitor', () => {
  beforeEach(() => startAs(null))

  test('the header has links to home, the activities and the login', async () => {
    renderAt('/activities', <Header />)
    expect(screen.getByRole('link', { name: 'Sydney Sprouts' })).toHaveAttribute('href', '/')
    expect(linksIn(main())).toEqual(['Home /', 'Explore Activities /activities'])
    expect(screen.getAllByRole('link', { name: 'Log in', ...wide })[0]).toHaveAttribute('href', '/login')
    await openMenu()
    expect(linksIn(menu() as HTMLElement)).toEqual([
      'Home /',
      'Activities /activities',
      'Log in /login',
      'Contact Us /contact',
      'List your business /submit-listing',
    ])
  })

  test('the link of the current page is marked, and the home link only on the home page', () => {
    renderAt('/activities/7/luna-park', <Header />)
    expect(within(main()).getByRole('link', { current: 'page', ...wide })).toHaveTextContent(
      'Explore Activities',
    )
  })

  test('the header of the home page has no bottom border; other pages do', () => {
    const { unmount } = renderAt('/', <Header />)
    expect(screen.getByRole('banner')).toHaveStyle({ borderBottomWidth: '0px' })
    unmount()
    renderAt('/login', <Header />)
    expect(screen.getByRole('banner')).toHaveStyle({ borderBottomWidth: '1px', borderBottomStyle: 'solid' })
    expect(screen.getByRole('banner')).not.toHaveStyle({ borderBottomColor: 'rgba(0, 0, 0, 0)' })
  })

  test('the menu is closed at first, and its button says what it does', async () => {
    renderAt('/', <Header />)
    const toggle = screen.getByRole('button', { name: 'Open menu' })
    expect(toggle).toHaveAttribute('aria-expanded', 'false')
    expect(menu()).not.toBeInTheDocument()
    await userEvent.click(toggle)
    expect(screen.getByRole('button', { name: 'Close menu' })).toHaveAttribute('aria-expanded', 'true')
    expect(menu()).toHaveAttribute('id', toggle.getAttribute('aria-controls'))
    await userEvent.click(toggle)
    expect(menu()).not.toBeInTheDocument()
  })

  test('Back closes the menu and stays on the page', async () => {
    renderAt('/', <Header />)
    await openMenu()
    act(() => {
      layers.get().at(-1)?.close()
    })
    expect(menu()).not.toBeInTheDocument()
    expect(layers.get()).toHaveLength(0)
  })

  test('Escape inside the menu closes it and returns the focus to its button', async () => {
    renderAt('/', <Header />)
    await openMenu()
    await userEvent.tab()
    expect(screen.getByRole('link', { name: 'Home' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(menu()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus()
  })

  test('the menu closes when a page is chosen, also the current one', async () => {
    renderAt('/', <Header />)
    await openMenu()
    await userEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Activities' }))
    expect(url()).toHaveTextContent('/activities')
    expect(menu()).not.toBeInTheDocument()
    await openMenu()
    await userEvent.click(within(menu() as HTMLElement).getByRole('link', { name: 'Activities' }))
    expect(menu()).not.toBeInTheDocument()
  })

  test('the menu closes when the focus leaves it', async () => {
    renderAt(
      '/',
      <>
        <Header />
        <button type="button">Next</button>
      </>,
    )
    await openMenu()
    screen.getByRole('link', { name: 'List your business' }).focus()
    expect(menu()).toBeVisible()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
    expect(menu()).not.toBeInTheDocument()
  })
})

describe('for a parent who is logged in', () => {
  beforeEach(() => startAs(MIA))

  test('the header has the saved lists and a menu with their e-mail', async () => {
    renderAt('/', <Header />)
    expect(linksIn(main())).toEqual([
      'Home /',
      'Explore Activities /activities',
      'Saved Lists /saved-listings',
    ])
    expect(userToggle()).toHaveAttribute('title', 'mia@example.com')
    expect(screen.queryByRole('link', { name: 'Log in', ...wide })).not.toBeInTheDocument()
    await openMenu()
    expect(linksIn(menu() as HTMLElement)).toEqual([
      'Home /',
      'Activities /activities',
      'Saved Lists /saved-listings',
      'Profile /profile',
      'Contact Us /contact',
      'List your business /submit-listing',
    ])
    expect(within(menu() as HTMLElement).getByRole('button', { name: 'Log out' })).toBeVisible()
  })

  test('Escape closes the user menu and returns the focus to its button', async () => {
    renderAt('/', <Header />)
    showWide(userToggle())
    await userEvent.click(userToggle())
    expect(userToggle()).toHaveAttribute('aria-expanded', 'true')
    expect(userItem('Profile')).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(userToggle()).toHaveAttribute('aria-expanded', 'false')
    expect(userToggle()).toHaveFocus()
  })

  test('the user menu closes when its page is chosen', async () => {
    renderAt('/', <Header />)
    await userEvent.click(userToggle())
    await userEvent.click(userItem('Profile'))
    expect(url()).toHaveTextContent('/profile')
    expect(userToggle()).toHaveAttribute('aria-expanded', 'false')
  })

  test('the user menu closes at a press elsewhere on the page', async () => {
    renderAt(
      '/',
      <>
        <Header />
        <p>The page</p>
      </>,
    )
    await userEvent.click(userToggle())
    await userEvent.click(screen.getByText('The page'))
    expect(userToggle()).toHaveAttribute('aria-expanded', 'false')
  })

  test('the user menu logs out', async () => {
    stubApi({ 'POST auth/v1/logout': new Response(null, { status: 204 }) })
    renderAt('/profile', <Header />)
    await userEvent.click(userToggle())
    await userEvent.click(userItem('Log out'))
    await waitFor(() => expect(url()).toHaveTextContent('/login'))
    // an answer that comes later would be told in the next test
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
  })

  test('Log out ends the session and goes to the login', async () => {
    const requests = stubApi({ 'POST auth/v1/logout': new Response(null, { status: 204 }) })
    renderAt('/profile', <Header />)
    await openMenu()
    await userEvent.click(within(menu() as HTMLElement).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(url()).toHaveTextContent('/login'))
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(requests).toHaveLength(1)
    expect(screen.getAllByRole('link', { name: 'Log in', ...wide })).not.toHaveLength(0)
  })

  test('Log out goes to the login before the service answers, and who goes on from there stays', async () => {
    const answer = Promise.withResolvers<Response>()
    stubApi({ 'POST auth/v1/logout': () => answer.promise })
    renderAt('/profile', <Header />)
    await openMenu()
    await userEvent.click(within(menu() as HTMLElement).getByRole('button', { name: 'Log out' }))
    expect(url()).toHaveTextContent('/login')
    await userEvent.click(
      screen.getAllByRole('link', { name: 'Explore Activities', ...wide })[0] as HTMLElement,
    )
    expect(url()).toHaveTextContent('/activities')
    answer.resolve(new Response(null, { status: 204 }))
    expect(await screen.findByText('Logged out successfully')).toBeVisible()
    expect(url()).toHaveTextContent('/activities')
  })

  test('Log out ends the session here also when the service does not answer, and says so', async () => {
    stubApi({ 'POST auth/v1/logout': Response.json({}, { status: 500 }) })
    renderAt('/profile', <Header />)
    await openMenu()
    await userEvent.click(within(menu() as HTMLElement).getByRole('button', { name: 'Log out' }))
    await waitFor(() => expect(url()).toHaveTextContent('/login'))
    expect(await screen.findByText('Error signing out')).toBeVisible()
    expect(screen.getByText('Other devices may still be signed in.')).toBeVisible()
    expect(screen.getAllByRole('link', { name: 'Log in', ...wide })).not.toHaveLength(0)
  })
})

test('the markup of a server has the login as a link, and nothing of a person', () => {
  startAs(MIA)
  const html = renderToString(
    <MemoryRouter>
      <Header />
    </MemoryRouter>,
  )
  expect(html).toMatch(/<a [^>]*href="\/login"/)
  expect(html).not.toContain(MIA.email)
})
