import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createQueryClient } from 'federation/queryClient'
import { Route, Routes } from 'react-router-dom'
import { MIA, startAs } from 'shared-auth/testing'
import { fillField, renderAt, stubApi } from 'shared-ui/testing'
import { App } from '../App'
import { pasteTooMuch } from '../testing/pasteTooMuch'

const FUNCTION = 'POST functions/v1/listing-submission'

/** The remote as in the shell, where the list is the page of another one. */
const submissions = (
  <Routes>
    <Route path="/activities" element={null} />
    <Route path="*" element={<App />} />
  </Routes>
)

function open(stubs: Parameters<typeof stubApi>[0] = {}) {
  const requests = stubApi(stubs)
  const { unmount } = renderAt('/add-listing', submissions, createQueryClient())
  return { requests, unmount }
}

async function fill() {
  await fillField(screen.getByLabelText('Title'), 'Puppet Show')
  await fillField(screen.getByLabelText('Description'), 'Puppets under the trees.')
  await fillField(screen.getByLabelText('Address'), '1 Park Street')
  await userEvent.type(screen.getByLabelText('City'), 'Sydney')
}

const submit = (user: Pick<typeof userEvent, 'click'> = userEvent) =>
  user.click(screen.getByRole('button', { name: 'Submit' }))
const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time))
const url = () => screen.getByLabelText('current url')

// jsdom has no object URLs for pictures
let revoked: string[] = []
URL.createObjectURL = (file) => `blob:${(file as File).name}`
URL.revokeObjectURL = (url) => void revoked.push(url)

beforeEach(() => {
  revoked = []
  localStorage.clear()
  sessionStorage.clear()
  startAs(MIA)
})
afterEach(() => jest.useRealTimers())

test('the four sections, the default category, and nothing for search engines', () => {
  open()

  expect(screen.getByRole('heading', { level: 1, name: 'List your activity' })).toBeVisible()
  for (const section of ['Basic Information', 'Location', 'Details', 'Images']) {
    expect(screen.getByRole('heading', { level: 2, name: section })).toBeVisible()
  }
  const category = screen.getByLabelText('Category')
  expect(category).toHaveValue('rainy-days')
  expect(
    within(category)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Rainy Days', 'Zoos, Aquariums & Wildlife Parks', 'Shows', 'Hikes', 'Playgrounds'])
  expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/')
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('a page that is opened again while it is sent goes on to the activities, too', async () => {
  const answer = Promise.withResolvers<Response>()
  stubApi({ [FUNCTION]: () => answer.promise })
  const queryClient = createQueryClient()
  const { unmount } = renderAt('/add-listing', submissions, queryClient)
  await fill()
  jest.useFakeTimers()
  await submit(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }))
  unmount()
  renderAt('/add-listing', submissions, queryClient)
  expect(screen.getByRole('button', { name: 'Processing...' })).toBeVisible()

  answer.resolve(Response.json({}))
  await pass(1500)
  expect(url()).toHaveTextContent('/activities')
})

test.each([
  ['Title', 100],
  ['Address', 200],
  ['City', 90],
  ['Price', 60],
  ['Age range', 60],
])('a long text that is pasted as %s is not cut', async (label, longest) => {
  open()
  await pasteTooMuch(label, longest)
})

test('title, description, address and city are required', async () => {
  const { requests } = open()

  await submit()

  expect(screen.getByText('Please fill in all required fields')).toBeVisible()
  expect(screen.getByLabelText('Title')).toHaveFocus()
  for (const label of ['Title', 'Description', 'Address', 'City']) {
    expect(screen.getByLabelText(label)).toBeInvalid()
  }
  expect(requests).toHaveLength(0)
})

test('an activity is really delivered, and after 1.5 s the page of activities opens', async () => {
  const { requests } = open({ [FUNCTION]: {} })

  await fill()
  await userEvent.type(screen.getByLabelText('Price'), '$12')
  jest.useFakeTimers()
  await submit(userEvent.setup({ advanceTimers: jest.advanceTimersByTime }))

  await pass(1499)
  expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true')
  await pass(1)
  expect(screen.getByText('Your activity has been submitted for review!')).toBeVisible()
  expect(url()).toHaveTextContent('/activities')
  expect(await requests[0]?.json()).toEqual({
    type: 'business',
    name: 'Puppet Show',
    description: 'Puppets under the trees.',
    contactName: 'Mia',
    contactEmail: 'mia@example.com',
    phone: '',
    website: '',
    location: '1 Park Street, Sydney',
    additionalInfo: 'Category: Rainy Days\nPrice: $12',
  })
})

test.each([
  // as its fields are called on this page
  [{ error: 'Name can be up to 100 characters.' }, 'Title can be up to 100 characters.'],
  [{ error: 'Additional information can be up to 300 characters.' }, 'Details can be up to 300 characters.'],
  [{ error: 'Names of two places were found.' }, 'Names of two places were found.'],
  [{}, 'There was a problem submitting your listing. Please try again.'],
])('the refusal %j keeps what was typed, also over a reload', async (answer, message) => {
  const { unmount } = open({ [FUNCTION]: () => Response.json(answer, { status: 400 }) })

  await fill()
  await submit()

  expect(await screen.findByText(message)).toBeVisible()
  expect(await screen.findByText(/Not sent yet/)).toBeVisible()
  expect(url()).toHaveTextContent('/add-listing')
  unmount()
  open()
  expect(screen.getByLabelText('Title')).toHaveValue('Puppet Show')
})

test('too many activities say how long to wait', async () => {
  const busy = { error: 'Too many messages. Please try again in a few minutes.' }
  open({ [FUNCTION]: () => Response.json(busy, { status: 429, headers: { 'retry-after': '61' } }) })

  await fill()
  await submit()

  expect(await screen.findByText(/Not sent yet/)).toHaveTextContent('Try again in 2 minutes.')
})

test('what one user typed is not shown to the next one', async () => {
  const { unmount } = open()
  await fill()
  unmount()

  startAs({ id: 'leo', email: 'leo@example.com', name: 'Leo' })
  open()

  expect(screen.getByLabelText('Title')).toHaveValue('')
})

describe('images', () => {
  const small = new File(['x'.repeat(2048)], 'puppets.png', { type: 'image/png' })
  const large = new File([new Uint8Array(6 * 1024 * 1024)], 'stage.jpg', { type: 'image/jpeg' })
  const choose = (...files: File[]) => userEvent.upload(screen.getByLabelText('Choose images'), files)
  const files = () => within(screen.getByRole('list', { name: 'Chosen images' }))
  const previews = () =>
    files()
      .getAllByAltText('')
      .map((picture) => picture.getAttribute('src'))

  test('are listed with preview and size, a large one is remarked on, and any can be removed', async () => {
    open()

    expect(screen.getByText('PNG, JPG up to 5MB each')).toBeVisible()
    await choose(small, large)

    expect(previews()).toEqual(['blob:puppets.png', 'blob:stage.jpg'])
    expect(files().getByText('2 kB')).toBeVisible()
    expect(files().getByText('6.0 MB, larger than 5MB')).toBeVisible()
    await userEvent.click(files().getByRole('button', { name: 'Remove puppets.png' }))
    expect(files().queryByText('puppets.png')).not.toBeInTheDocument()
    expect(previews()).toEqual(['blob:stage.jpg'])
    expect(revoked).toEqual(['blob:puppets.png'])
    expect(files().getByRole('button', { name: 'Remove stage.jpg' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(document.querySelector('input[type=file]')).toHaveFocus()
    // a browser tells nothing of a choice that is the one before
    await choose(small, large)
    expect(previews()).toEqual(['blob:puppets.png', 'blob:stage.jpg'])
  })

  test('of another kind are remarked on, also after a reload', async () => {
    const { unmount } = open()
    const picker = screen.getByLabelText('Choose images')
    const page = new File(['x'], 'flyer.pdf', { type: 'application/pdf' })
    // a phone, and a file that is dropped, do not keep to what the field accepts
    await userEvent.setup({ applyAccept: false }).upload(picker, [page, new File(['x'], 'tree.heic')])
    expect(
      files()
        .getAllByText(/^1 kB/)
        .map(({ textContent }) => textContent),
    ).toEqual(['1 kB, not an image', '1 kB'])
    unmount()
    open()
    expect(files().getByText('1 kB, not an image')).toBeVisible()
  })

  test('that the browser cannot draw stay in the list without a preview', async () => {
    open()
    await choose(small)

    fireEvent.error(files().getByAltText(''))

    expect(files().queryByAltText('')).not.toBeInTheDocument()
    expect(files().getByText('puppets.png')).toBeVisible()
  })

  test('stay as they are while the form is sent, and nobody is told otherwise', async () => {
    open({ [FUNCTION]: () => new Promise<Response>(() => {}) })
    await fill()
    await choose(small)
    await submit()
    await userEvent.click(files().getByRole('button', { name: 'Remove puppets.png' }))
    await choose(large)

    expect(files().getAllByRole('listitem')).toHaveLength(1)
    expect(previews()).toEqual(['blob:puppets.png'])
    expect(screen.queryByText('Removed puppets.png')).not.toBeInTheDocument()
  })

  test('are still listed after a reload, and their names are sent', async () => {
    const { unmount } = open()
    await fill()
    await choose(small)
    unmount()
    expect(revoked).toEqual(['blob:puppets.png'])

    const { requests } = open({ [FUNCTION]: () => Response.json({}, { status: 400 }) })
    expect(files().getByText('2 kB')).toBeVisible()
    await submit()

    expect(await requests[0]?.json()).toMatchObject({
      additionalInfo: 'Category: Rainy Days\nImages: puppets.png',
    })
  })
})

test('the field for programs is sent when filled', async () => {
  const { requests } = open({ [FUNCTION]: () => Response.json({}, { status: 400 }) })

  await fill()
  await userEvent.type(screen.getByLabelText('Leave empty'), 'spam')
  await submit()

  expect(await requests[0]?.json()).toMatchObject({ leaveEmpty: 'spam' })
})
