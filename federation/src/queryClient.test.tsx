import { useMutation, useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BackendError } from 'shared-auth'
import { MIA, startAs } from 'shared-auth/testing'
import { renderAt } from 'shared-ui/testing'
import { createQueryClient } from './queryClient'

type SaveProps = {
  error: Error
  meta?: { failure?: string; failureTitle?: string }
  whileSent?: () => void
}

function Save({ error, meta, whileSent }: SaveProps) {
  const mutationFn = async () => {
    whileSent?.()
    throw error
  }
  const { mutate } = useMutation({ mutationFn, meta })
  return (
    <button type="button" onClick={() => mutate()}>
      Save
    </button>
  )
}

const refused = new BackendError('refused', { status: 400, serviceMessage: 'The name is too long' })

test.each<[string, SaveProps, string[]]>([
  [
    'says its own text when the service gave none',
    { error: new BackendError('offline'), meta: { failure: 'Failed to save' } },
    ['Failed to save'],
  ],
  [
    "says the service's text when there is one",
    { error: refused, meta: { failure: 'Failed to save' } },
    ['The name is too long'],
  ],
  [
    'has a title above the text when it names one',
    { error: refused, meta: { failure: 'Failed to save', failureTitle: 'Error' } },
    ['Error', 'The name is too long'],
  ],
  [
    'says how long to wait beside the words of the service',
    {
      error: new BackendError('refused', { status: 429, retryAfter: 40, serviceMessage: 'Too many lists' }),
      meta: { failure: 'Failed to save' },
    },
    ['Too many lists', 'Try again in 40 seconds.'],
  ],
  [
    'says how long to wait beside its own words, below a title too',
    {
      error: new BackendError('refused', { status: 429, retryAfter: 120 }),
      meta: { failure: 'Failed to save.', failureTitle: 'Error' },
    },
    ['Error', 'Failed to save. Try again in 2 minutes.'],
  ],
  [
    'never shows the text of a programming error',
    { error: new TypeError('x is undefined'), meta: { failure: 'Failed to save' } },
    ['Failed to save'],
  ],
])('a failed mutation %s', async (_name, props, texts) => {
  renderAt('/', <Save {...props} />, createQueryClient())
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  for (const text of texts) expect(await screen.findByText(text)).toBeVisible()
  expect(screen.queryByText('x is undefined')).not.toBeInTheDocument()
})

test('a mutation that names no failure says nothing', async () => {
  const queryClient = createQueryClient()
  renderAt('/', <Save error={refused} />, queryClient)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(queryClient.getMutationCache().getAll()).toMatchObject([{ state: { status: 'error' } }])
  expect(screen.queryByText('The name is too long')).not.toBeInTheDocument()
})

test.each<[string, [typeof MIA | null, typeof MIA | null], boolean]>([
  ['is no second message when the session is over', [MIA, null], false],
  ['is told as long as somebody is signed in', [MIA, MIA], true],
  ['is told where nobody was signed in', [null, null], true],
])('a mutation that the service no longer lets through %s', async (_name, [before, after], isTold) => {
  startAs(before)
  const error = new BackendError('refused', { status: 401, serviceMessage: 'JWT expired' })
  const queryClient = createQueryClient()
  renderAt(
    '/',
    <Save error={error} meta={{ failure: 'Failed to save' }} whileSent={() => startAs(after)} />,
    queryClient,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(queryClient.getMutationCache().getAll()).toMatchObject([{ state: { status: 'error' } }])
  expect(screen.queryAllByText('JWT expired')).toHaveLength(isTold ? 1 : 0)
})

test('a query that fails is not asked again by the cache: the backend client has retried already', async () => {
  const ask = jest.fn(() => Promise.reject(new BackendError('offline')))
  await expect(createQueryClient().fetchQuery({ queryKey: ['x'], queryFn: ask })).rejects.toThrow()
  expect(ask).toHaveBeenCalledTimes(1)
})

const Place = ({ ask }: { ask: () => Promise<string> }) =>
  useQuery({ queryKey: ['place'], queryFn: ask }).data ?? 'nothing yet'

test('a page that was opened without a network asks again when the network is back', async () => {
  const ask = jest.fn().mockRejectedValueOnce(new BackendError('offline')).mockResolvedValue('the zoo')
  renderAt('/', <Place ask={ask} />, createQueryClient())
  expect(await screen.findByText('nothing yet')).toBeVisible()
  await act(async () => {})
  expect(ask).toHaveBeenCalledTimes(1)

  window.dispatchEvent(new Event('online'))
  expect(await screen.findByText('the zoo')).toBeVisible()
})

test('keeps answers that no page shows for an hour, so that Back finds all pages of a list', async () => {
  jest.useFakeTimers()
  const queryClient = createQueryClient()
  const kept = () => queryClient.getQueryData(['list'])
  await queryClient.fetchQuery({ queryKey: ['list'], queryFn: () => 'pages' })
  jest.advanceTimersByTime(59 * 60_000)
  expect(kept()).toBe('pages')
  jest.advanceTimersByTime(60_000)
  expect(kept()).toBeUndefined()
  jest.useRealTimers()
})
