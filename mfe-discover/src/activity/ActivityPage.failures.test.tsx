import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { startAs } from 'shared-auth/testing'
import { renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { answerActivity, isDetail, path, zoo } from '../testing/testActivity'
import { idOf } from '../testing/testData'

beforeEach(() => startAs(null))

test('an activity that is not there says so', async () => {
  const requests = answerActivity([])
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse Activities' })).toHaveAttribute('href', '/activities')
  const toast = within(screen.getByRole('alert'))
  expect(await toast.findByText('Error loading activity')).toBeVisible()
  expect(toast.getByText('Activity not found')).toBeVisible()
  expect(new URL(requests[0]?.url ?? '').searchParams.get('publish_status')).toBe('eq.Published')
})

test.each(['7', 'not-an-id', '%E0%A4%A', '1%2F2', `${idOf(1)}0`, "1'--"])(
  'the malformed id %s is not asked for',
  async (id) => {
    jest.spyOn(console, 'warn').mockImplementation(() => {})
    const requests = stubApi({})
    renderAt(`/activities/${id}/taronga-zoo`, <App />)

    expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
    expect(requests).toHaveLength(0)
    expect(screen.queryByText('Error loading activity')).not.toBeInTheDocument()
    jest.restoreAllMocks()
  },
)

test('a blank id says that there is none', async () => {
  stubApi({})
  renderAt('/activities/%20/taronga-zoo', <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Activity Not Found' })).toBeVisible()
  expect(await within(screen.getByRole('alert')).findByText('No activity ID provided')).toBeVisible()
})

test('a failure without a service message shows what failed, and on the page what to do', async () => {
  stubApi({ 'GET Listings': () => new Response('nonsense', { status: 500 }) })
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: 'Error loading activity' })).toBeVisible()
  expect(screen.getByText(/not available right now/)).toBeVisible()
  expect(await within(screen.getByRole('alert')).findByText('Failed to load activity details')).toBeVisible()
})

test('of an answer that lacks what was asked for, the page shows the rest', async () => {
  stubApi({
    'GET Listings': { id: zoo.id, name: zoo.name, description: 'A zoo above the harbour.', tags: null },
  })
  renderAt(path, <App />)

  expect(await screen.findByRole('heading', { level: 1, name: zoo.name })).toBeVisible()
  expect(await screen.findByText('A zoo above the harbour.')).toBeVisible()
})

test('an answer of another shape is told in words for visitors', async () => {
  stubApi({ 'GET Listings': () => Response.json({}) })
  renderAt(path, <App />)

  expect(await screen.findByText(/^The service gave an answer that could not be read/)).toBeVisible()
  expect(screen.queryByText(/undefined/)).not.toBeInTheDocument()
})

test('a failure says so in a toast and in place, and can be tried again', async () => {
  let isDown = true
  stubApi({
    'GET Listings': (request) => {
      if (!isDetail(request)) return []
      return isDown ? Response.json({ message: 'The tables are locked' }, { status: 400 }) : [zoo]
    },
  })
  renderAt(
    path,
    <main id="main" tabIndex={-1}>
      <App />
    </main>,
  )

  const messages = await screen.findAllByText('The tables are locked')
  expect(messages).toHaveLength(2)
  expect(screen.getAllByText('Error loading activity')).toHaveLength(2)
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })).toHaveFocus()
  expect(screen.queryByText('Error loading activity')).not.toBeInTheDocument()
})

describe('without a network', () => {
  let isOnline: boolean
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }

  beforeEach(() => {
    isOnline = false
    jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  })
  afterEach(() => jest.restoreAllMocks())

  test('an activity that was not opened says so without a picture, and comes by itself', async () => {
    stubApi({
      'GET Listings': (request) => {
        if (!isOnline) return lost()
        return isDetail(request) ? [zoo] : []
      },
    })
    renderAt(path, <App />, createQueryClient())

    const title = 'This page cannot be loaded offline'
    const heading = await screen.findByRole('heading', { level: 1, name: title })
    const notice = within(heading.closest<HTMLElement>('[role=alert]') ?? document.head)
    expect(notice.getByText(/this one comes by itself once you are connected/)).toBeVisible()
    expect(notice.getByRole('button', { name: 'Try again' })).toBeVisible()
    expect(notice.getByRole('link', { name: 'Explore Activities' })).toHaveAttribute('href', '/activities')
    expect(document.images).toHaveLength(0)
    expect(screen.queryByText('Error loading activity')).not.toBeInTheDocument()

    isOnline = true
    window.dispatchEvent(new Event('online'))
    expect(await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })).toBeVisible()
  })

  test('with a network, a service that cannot be reached is an error as any other', async () => {
    isOnline = true
    stubApi({ 'GET Listings': lost })
    renderAt(path, <App />)

    expect(await screen.findByRole('heading', { level: 1, name: 'Error loading activity' })).toBeVisible()
    expect(
      await within(screen.getByRole('alert')).findByText('Failed to load activity details'),
    ).toBeVisible()
  })
})

test('when related activities fail the page is whole without them', async () => {
  const requests = answerActivity([zoo], () => Response.json({ message: 'no' }, { status: 400 }))
  renderAt(path, <App />)

  await screen.findByRole('heading', { level: 1, name: 'Taronga Zoo' })
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(screen.queryByRole('heading', { name: 'Related Activities' })).not.toBeInTheDocument()
  expect(screen.queryByText('Try again')).not.toBeInTheDocument()
})
