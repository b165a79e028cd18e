import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { refusal, SESSION } from '../testing/testing'

const saved = (requests: Request[]) => requests.find(({ method }) => method === 'PATCH')

beforeEach(() => startAs(MIA))

async function openProfile(stubs: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi({ 'GET profiles': [{ username: 'Mia Nguyen' }], ...stubs })
  renderAt('/profile', <App />)
  await screen.findByLabelText('Username')
  return requests
}

test('the profile shows what is known; the address is not to be changed', async () => {
  const requests = await openProfile()
  expect(screen.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('Mia Nguyen')
  expect(screen.getByLabelText('Email')).toHaveValue('mia@example.com')
  expect(screen.getByLabelText('Email')).toHaveAttribute('readonly')
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Email cannot be changed.')
  expect(requests[0]?.url).toContain('id=eq.mia')
  expect(requests[0]?.headers.get('authorization')).toBe('Bearer access-mia')
})

test('a user without a username starts with their name', async () => {
  await openProfile({ 'GET profiles': [{ username: null }] })
  expect(screen.getByLabelText('Username')).toHaveValue('Mia')
})

test.each(['Segmenter', undefined])(
  'the first letter stands for the user, with %s in Intl',
  async (known) => {
    const { Segmenter } = Intl
    if (!known) Reflect.deleteProperty(Intl, 'Segmenter')
    await openProfile({ 'GET profiles': [{ username: '🦕 rex' }] })
    expect(screen.getByText('🦕')).toBeInTheDocument()
    Reflect.set(Intl, 'Segmenter', Segmenter)
  },
)

test('a new username is saved', async () => {
  const requests = await openProfile({ 'PATCH profiles': [{ username: 'Mia N' }] })
  await userEvent.clear(screen.getByLabelText('Username'))
  await fillField(screen.getByLabelText('Username'), '  Mia N ')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))

  expect(await screen.findByText('Profile updated successfully!')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Mia N' })).toBeVisible()
  expect(await saved(requests)?.json()).toEqual({
    username: 'Mia N',
    updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  })
})

test('an empty username is refused', async () => {
  const requests = await openProfile()
  await userEvent.clear(screen.getByLabelText('Username'))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(screen.getByText('Username is required')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveAccessibleDescription('Enter a username')
  expect(saved(requests)).toBeUndefined()
})

test('a long username that is pasted is not cut, and not sent', async () => {
  const requests = await openProfile()
  const field = screen.getByLabelText('Username')
  await userEvent.clear(field)
  await userEvent.paste('x'.repeat(61))
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(field).toHaveValue('x'.repeat(61))
  expect(field).toHaveAccessibleDescription('61 of 60 characters: please shorten it.')
  expect(saved(requests)).toBeUndefined()
})

test.each([
  ['the backend breaks', () => Response.json({}, { status: 500 })],
  ['no row was changed', []],
])('when %s the failure is said and the text stays', async (_name, answer) => {
  await openProfile({ 'PATCH profiles': answer })
  await userEvent.type(screen.getByLabelText('Username'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Failed to update profile')).toBeVisible()
  expect(screen.getByText('That did not work.')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('Mia Nguyen!')
})

/** The page has gone before the refusal has arrived: one more turn. */
const untilRefused = () => act(() => new Promise((resolve) => setTimeout(resolve)))

test('a session that ends while the profile is saved is told by its own message only', async () => {
  await openProfile({
    'PATCH profiles': () => {
      startAs(null)
      return Response.json({ code: 'PGRST301', message: 'JWT expired' }, { status: 401 })
    },
  })
  await userEvent.type(screen.getByLabelText('Username'), '!')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByText('Loading profile...')).toBeVisible()
  await untilRefused()
  expect(screen.queryByText('Failed to update profile')).not.toBeInTheDocument()
})

test('a profile that cannot be loaded says so and can be tried again', async () => {
  stubApi({ 'GET profiles': () => Response.json({}, { status: 500 }) })
  renderAt('/profile', <App />)
  expect(await screen.findByText('Failed to load profile information')).toBeVisible()
  expect(screen.getByRole('heading', { name: "We couldn't load your profile" })).toBeVisible()
  stubApi({ 'GET profiles': [{ username: 'Mia Nguyen' }] })
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Username')).toHaveValue('Mia Nguyen')
})

test('what is typed stays when a later look at the profile fails', async () => {
  stubApi({ 'GET profiles': [{ username: 'Mia Nguyen' }] })
  const { queryClient } = renderAt('/profile', <App />)
  await userEvent.type(await screen.findByLabelText('Username'), '!')
  stubApi({ 'GET profiles': () => Response.json({}, { status: 500 }) })
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByText('Failed to load profile information')).toBeVisible()
  expect(screen.getByLabelText('Username')).toHaveValue('Mia Nguyen!')
})

test('a username that another device has changed is shown where nothing was typed, and is no change', async () => {
  let username = 'Mia Nguyen'
  stubApi({ 'GET profiles': () => [{ username }] })
  const { queryClient } = renderAt('/profile', <App />)
  const field = await screen.findByLabelText('Username')
  username = 'Mia N'
  await act(() => queryClient.refetchQueries())
  await waitFor(() => expect(field).toHaveValue('Mia N'))
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(isKept()).toBe(false)

  await userEvent.type(field, '!')
  username = 'Mimi'
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByRole('heading', { name: 'Mimi' })).toBeVisible()
  expect(field).toHaveValue('Mia N!')
  expect(isKept()).toBe(true)
})

test('an answer about the profile from before it was saved does not bring the old username back', async () => {
  const late = Promise.withResolvers<object>()
  stubApi({ 'GET profiles': [{ username: 'Mia Nguyen' }] })
  const { queryClient } = renderAt('/profile', <App />)
  const field = await screen.findByLabelText('Username')
  stubApi({ 'GET profiles': () => late.promise, 'PATCH profiles': [{ username: 'Mia N' }] })
  const look = queryClient.refetchQueries()
  await userEvent.clear(field)
  await fillField(field, 'Mia N')
  await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }))
  expect(await screen.findByRole('heading', { name: 'Mia N' })).toBeVisible()

  late.resolve([{ username: 'Mia Nguyen' }])
  await look
  // the library tells the page in the next task
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/^Mia N$/)
  expect(field).toHaveValue('Mia N')
})

describe('Change Password', () => {
  const fields = () => within(screen.getByRole('dialog', { name: 'Change Password' }))

  async function change(current: string, next: string, confirmation = next) {
    await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
    const values = { 'Current Password': current, 'New Password': next, 'Confirm New Password': confirmation }
    for (const [label, value] of Object.entries(values)) {
      if (value) await fillField(fields().getByLabelText(label), value)
    }
    await userEvent.click(fields().getByRole('button', { name: 'Update Password' }))
  }

  test.each([
    ['', '', '', 'Please fill in all password fields'],
    ['old', 'Sprouts!2027', 'Sprouts!2028', 'New passwords do not match'],
    ['old', '12345', '12345', 'Password must be at least 6 characters long'],
  ])('%j, %j, %j: %s', async (current, next, confirmation, message) => {
    const requests = await openProfile()
    await change(current, next, confirmation)
    expect((await screen.findAllByText(message))[0]).toBeVisible()
    expect(requests).toHaveLength(1)
  })

  test('the right current password changes it, ends the other sessions, and closes the dialog', async () => {
    const requests = await openProfile({
      'POST auth/v1/token': SESSION,
      'PUT auth/v1/user': SESSION.user,
      'POST auth/v1/logout': () => new Response(null, { status: 204 }),
    })
    await change('Sprouts!2026', 'Sprouts!2027')
    expect(await screen.findByText('Password updated successfully!')).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(requests.slice(1).map(({ url }) => new URL(url).pathname + new URL(url).search)).toEqual([
      '/auth/v1/token?grant_type=password',
      '/auth/v1/user',
      '/auth/v1/logout?scope=others',
    ])
    expect(await requests[2]?.json()).toMatchObject({
      password: 'Sprouts!2027',
      current_password: 'Sprouts!2026',
    })
  })

  test.each([
    ["the service's own words", refusal('Invalid login credentials'), 'Invalid login credentials'],
    ['its own', () => Response.json({}, { status: 500 }), 'Failed to update password'],
  ])('a failure says %s, changes nothing, and the dialog stays as it was', async (_name, answer, text) => {
    const requests = await openProfile({ 'POST auth/v1/token': answer })
    await change('wrong', 'Sprouts!2027')
    expect(await screen.findByText(text)).toBeVisible()
    expect(fields().getByText('That did not work.')).toBeVisible()
    expect(fields().getByLabelText('New Password')).toHaveValue('Sprouts!2027')
    expect(requests.some(({ method }) => method === 'PUT')).toBe(false)
  })

  test('a session that ends during the change is told by its own message only', async () => {
    await openProfile({
      'POST auth/v1/token': () => {
        startAs(null)
        return Response.json({}, { status: 401 })
      },
    })
    await change('Sprouts!2026', 'Sprouts!2027')
    expect(await screen.findByText('Loading profile...')).toBeVisible()
    await untilRefused()
    expect(screen.queryByText('Failed to update password')).not.toBeInTheDocument()
  })
})
