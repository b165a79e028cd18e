import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { Steps } from '../testing/Steps'
import { listing, searchStubs } from '../testing/testData'
import { beginWithFakeTime, box, url, wait } from '../testing/testSearchBar'

beginWithFakeTime()

describe('while typing on the list', () => {
  const found = [listing(1, { name: 'Luna Park' })]

  /** Opens the list on a backend that finds one word. */
  async function openList(address: string, answer: Parameters<typeof stubApi>[0][string] = found) {
    const requests = stubApi({
      'GET Listings': [listing(2, { name: 'Any place' })],
      ...searchStubs((request: Request) => {
        const isKnown = new URL(request.url).searchParams.get('query') === 'luna'
        return isKnown && typeof answer === 'function' ? answer(request) : isKnown ? answer : []
      }),
      'GET rpc/close_listings': [],
    })
    renderAt(
      address,
      <>
        <App />
        <Steps />
      </>,
    )
    await screen.findByRole('search', { name: 'Activities' })
    await wait(0) // the calendar of the filters loads
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
    const searched = () => requests.filter(({ url }) => url.includes('search_listings')).length
    return { user, searched }
  }

  test('the results follow once the typing has stopped for 500 ms, and what was typed stays', async () => {
    const { user, searched } = await openList('/activities?features=free')
    await user.type(box('Activity'), 'luna ')
    await wait(499)
    expect(searched()).toBe(0)
    await wait(1)
    expect(await screen.findByRole('heading', { name: 'Luna Park' })).toBeVisible()
    expect(url()).toBe('/activities?search=luna&features=free')
    expect(box('Activity')).toHaveValue('luna ')
    expect(searched()).toBe(1)
  })

  test('a word that finds nothing changes nothing, until it is searched for', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'lun')
    await wait(1000)
    expect(searched()).toBe(1)
    expect(url()).toBe('/activities')
    expect(await screen.findByRole('heading', { name: 'Any place' })).toBeVisible()
    await user.keyboard('{Enter}')
    expect(url()).toBe('/activities?search=lun')
  })

  test('one or two letters are not looked up', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'lu')
    await wait(1000)
    expect(searched()).toBe(0)
  })

  test('a box that is emptied shows all again', async () => {
    const { user } = await openList('/activities?search=luna')
    await user.clear(box('Activity'))
    await wait(500)
    expect(await screen.findByRole('heading', { name: 'Any place' })).toBeVisible()
    expect(url()).toBe('/activities')
  })

  test('a lookup that fails is not spoken of', async () => {
    const { user, searched } = await openList('/activities', () => new Response('', { status: 500 }))
    await user.type(box('Activity'), 'luna')
    await wait(1000)
    expect(searched()).toBe(1)
    expect(url()).toBe('/activities')
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: 'Any place' })).toBeVisible()
  })

  test('an answer for what is in the box no more is dropped', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { user } = await openList('/activities', () => held.then(() => found))
    await user.type(box('Activity'), 'luna')
    await wait(500)
    await user.type(box('Activity'), 'tic')
    release()
    await wait(1000)
    expect(url()).toBe('/activities')
  })

  test('a filter that is ticked meanwhile does not drop what was typed', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'luna')
    await wait(300)
    await user.click(screen.getByRole('checkbox', { name: 'Free' }))
    expect(url()).toBe('/activities?features=free')
    await wait(500)
    expect(await screen.findByRole('heading', { name: 'Luna Park' })).toBeVisible()
    expect(url()).toBe('/activities?search=luna&features=free')
    expect(searched()).toBe(1)
  })

  test('Back leads to what was there, and looks up nothing', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'luna')
    await user.click(screen.getByRole('checkbox', { name: 'Free' }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await wait(1000)
    expect(searched()).toBe(0)
    expect(url()).toBe('/activities')
  })

  test('a word that became a filter is not looked up as well', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'free')
    await wait(100)
    await user.keyboard('{Enter}')
    expect(url()).toBe('/activities?features=free')
    await wait(1000)
    expect(searched()).toBe(0)
    expect(url()).toBe('/activities?features=free')
  })

  test('a suggestion that was chosen is not looked up', async () => {
    const { user, searched } = await openList('/activities')
    await user.type(box('Activity'), 'mus')
    await user.keyboard('{ArrowDown}{Enter}')
    expect(box('Activity')).toHaveValue('Museums')
    await wait(1000)
    expect(searched()).toBe(0)
  })

  test('on the home page nothing is looked up', async () => {
    const { user, searched } = await openList('/')
    await user.type(box('Activity'), 'luna')
    await wait(1000)
    expect(searched()).toBe(0)
    expect(url()).toBe('/')
  })
})
