import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useNavigate } from 'react-router-dom'
import { openDialogs } from '../stores/openDialogs'
import { toast } from '../stores/toast'
import { consoleErrors, renderAt, stubApi } from './testing'

const api = 'http://127.0.0.1:54321'

afterEach(() => {
  jest.useRealTimers()
})

test('an app is drawn at a URL, with its queries and its toasts', async () => {
  stubApi({ 'GET Listings': [{ name: 'Luna Park' }] })
  renderAt('/activities?search=park', <Example />)

  expect(await screen.findByText('Luna Park')).toBeVisible()
  expect(screen.getByLabelText('current url')).toHaveTextContent('/activities?search=park')

  await userEvent.click(screen.getByRole('button', { name: 'Go' }))
  expect(screen.getByLabelText('current url')).toHaveTextContent('/login#top')

  act(() => toast.info('Info'))
  expect(screen.getByText('Info')).toBeVisible()
})

test('a toast that comes when a dialog has closed is there at once: no test looks too early', () => {
  jest.useFakeTimers()
  renderAt('/', <dialog open />)
  act(() => openDialogs.set([screen.getByRole('dialog')]))
  act(() => jest.advanceTimersByTime(1000))
  act(() => {
    toast.info('Saved')
    openDialogs.set([])
  })
  act(() => jest.advanceTimersByTime(0))
  expect(screen.getByText('Saved')).toBeVisible()
})

function Example() {
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['listing'],
    queryFn: async () => (await fetch(`${api}/rest/v1/Listings?select=name`)).json(),
  })
  return (
    <>
      <p>{data?.[0].name}</p>
      <button type="button" onClick={() => navigate('/login#top')}>
        Go
      </button>
    </>
  )
}

test('rows come with their count, or as one object when one is asked for', async () => {
  stubApi({ 'GET Listings': [{ id: 1 }, { id: 2 }], 'GET lists': [], 'GET profiles': [{ username: 'mia' }] })
  const rows = await fetch(`${api}/rest/v1/Listings`)
  expect(rows.headers.get('content-range')).toBe('0-1/2')
  expect((await fetch(`${api}/rest/v1/lists`)).headers.get('content-range')).toBe('*/0')

  const single = { headers: { accept: 'application/vnd.pgrst.object+json' } }
  expect(await (await fetch(`${api}/rest/v1/profiles`, single)).json()).toEqual({ username: 'mia' })
  expect((await fetch(`${api}/rest/v1/lists`, single)).status).toBe(406)
})

test('a stub can look at the request and answer anything', async () => {
  const requests = stubApi({
    'POST auth/v1/token': async (request) =>
      (await request.json()).password === 'right'
        ? { access_token: 'a' }
        : Response.json({ msg: 'Invalid login credentials' }, { status: 400 }),
  })
  const post = (password: string) =>
    fetch(`${api}/auth/v1/token?grant_type=password`, { method: 'POST', body: JSON.stringify({ password }) })
  expect((await post('wrong')).status).toBe(400)
  expect(await (await post('right')).json()).toEqual({ access_token: 'a' })
  expect(requests.map(({ url }) => new URL(url).search)).toEqual([
    '?grant_type=password',
    '?grant_type=password',
  ])
})

test('a call without a stub names itself', async () => {
  stubApi({})
  await expect(fetch(`${api}/rest/v1/lists?id=eq.1`, { method: 'DELETE' })).rejects.toThrow('Failed to fetch')
  expect(consoleErrors()).toEqual([expect.stringContaining('No stub for "DELETE lists"')])
})

test('what the console is told is taken once, as it would stand there', () => {
  console.error('%s is %d', 'Zoo', 1, new Error('Down'))
  expect(consoleErrors()).toEqual([expect.stringMatching(/^Zoo is 1 Error: Down/)])
  expect(consoleErrors()).toEqual([])
})

test('a wait that ends without what it looks for says what is on the page', async () => {
  renderAt('/', <p>Closed today</p>)
  await expect(screen.findByText('Open now', {}, { timeout: 1 })).rejects.toThrow(
    /Unable to find an element with the text: Open now.+Closed today/s,
  )
})
