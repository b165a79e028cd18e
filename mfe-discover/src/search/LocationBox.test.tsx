import { screen, waitFor } from '@testing-library/react'
import { consoleErrors } from 'shared-ui/testing'
import { beginWithFakeTime, box, open, options, search, url, wait } from '../testing/testSearchBar'

beginWithFakeTime()

const place = (locality: string, postcode: string) => ({ locality, postcode, state: 'NSW' })

test('asks for five localities of NSW, once the typing has stopped for 300 ms', async () => {
  const { user, asked } = await open('/', [place('Bondi', '2026'), place('BONDI JUNCTION', '2022')])
  await user.type(box('Location'), 'Bo_')
  await wait(299)
  expect(asked()).toEqual([])
  await user.keyboard('{Backspace}ndi')
  await wait(299)
  expect(asked()).toEqual([])
  await wait(1)
  await waitFor(() => expect(options()).toEqual(['Bondi NSW 2026', 'Bondi Junction NSW 2022']))

  expect(asked().map((query) => query.get('locality'))).toEqual(['ilike.Bondi%', 'ilike.%Bondi%'])
  for (const query of asked()) {
    expect(query.get('select')).toBe('locality,postcode,state')
    expect(query.get('state')).toBe('eq.NSW')
    expect(query.get('order')).toMatch(/^locality\.asc/)
    expect(query.get('limit')).toBe('5')
  }
})

test('names that begin with what is typed come first, five in all and each once', async () => {
  const beginning = [place('Manly', '2095'), place('Manly Vale', '2093')]
  const containing = ['Ashmans', 'Batemans Bay', 'Dromana', 'Guzman'].map((name) => place(name, '2000'))
  const { user } = await open('/', ({ url }: Request) =>
    url.includes('ilike.man') ? beginning : [...containing, ...beginning].slice(0, 5),
  )
  await user.type(box('Location'), 'man')
  await wait(300)
  await waitFor(() =>
    expect(options()).toEqual([
      'Manly NSW 2095',
      'Manly Vale NSW 2093',
      'Ashmans NSW 2000',
      'Batemans Bay NSW 2000',
      'Dromana NSW 2000',
    ]),
  )
})

test('while a response loads, only localities that contain the typed text are offered', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { user } = await open('/', async ({ url }: Request) => {
    if (url.includes('bon')) return [place('Bondi', '2026'), place('Bonnyrigg', '2177')]
    await held
    return [place('Batemans Bay', '2536')]
  })
  await user.type(box('Location'), 'bon')
  await wait(300)
  await waitFor(() => expect(options()).toEqual(['Bondi NSW 2026', 'Bonnyrigg NSW 2177']))
  await user.type(box('Location'), 'd')
  expect(options()).toEqual(['Bondi NSW 2026'])

  await user.clear(box('Location'))
  await user.type(box('Location'), 'man')
  for (const time of [0, 299, 1, 1000]) {
    await wait(time)
    expect(options()).toEqual([])
  }
  release()
  await waitFor(() => expect(options()).toEqual(['Batemans Bay NSW 2536']))
})

test('the suggestions do not change while one of them is pressed', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const { user } = await open('/', async ({ url }: Request) => {
    if (!url.includes('an%25')) return [place('Bondi', '2026'), place('Lansdowne', '2163')]
    await held
    return [place('Annandale', '2038')]
  })
  await user.type(box('Location'), 'n')
  await wait(300)
  await waitFor(() => expect(options()).toHaveLength(2))
  await user.type(box('Location'), '{Home}a')
  await wait(300)
  const lansdowne = screen.getByRole('option', { name: 'Lansdowne NSW 2163' })
  await user.pointer({ keys: '[MouseLeft>]', target: lansdowne })
  release()
  await wait(300)
  expect(options()).toEqual(['Lansdowne NSW 2163'])
  await user.pointer({ keys: '[/MouseLeft]', target: lansdowne })
  expect(box('Location')).toHaveValue('Lansdowne')
})

test('puts the locality alone into the box and the address, and asks no more', async () => {
  const { user, asked } = await open('/', [place('Dee Why', '2099')])
  await user.type(box('Location'), 'dee')
  await wait(300)
  await user.click(await screen.findByRole('option', { name: 'Dee Why NSW 2099' }))
  expect(box('Location')).toHaveValue('Dee Why')
  await wait(1000)
  expect(asked()).toHaveLength(2)
  await search(user)
  expect(url()).toBe('/activities?location=Dee%20Why')
})

test('digits are the beginning of a postcode, wildcards are letters like any other', async () => {
  const { user, asked } = await open('/')
  await user.type(box('Location'), '209')
  await wait(300)
  await user.clear(box('Location'))
  await user.type(box('Location'), '5%_*')
  await wait(300)
  expect(asked().map((query) => query.get('postcode') ?? query.get('locality'))).toEqual([
    'ilike.209%',
    'ilike.5\\%\\_%',
    'ilike.%5\\%\\_%',
  ])
})

test('says that there is nothing of that name', async () => {
  const { user } = await open('/')
  await user.type(box('Location'), 'xyz')
  await wait(300)
  expect(await screen.findByText('No results found')).toBeVisible()
})

test.each(['a,b', '(x)', '"', '*', '%', '\\', "'", '{}', '.ilike.'])('%s is no suburb', async (typed) => {
  const { user } = await open('/', ({ url }: Request) => {
    const pattern = new URL(url).searchParams.get('locality') ?? ''
    return pattern.includes('%%') ? [place('Abbotsbury', '2176')] : []
  })
  await user.click(box('Location'))
  await user.paste(typed)
  await wait(300)
  expect(await screen.findByText('No results found')).toBeVisible()
  expect(options()).toEqual([])
  await search(user)
  expect(new URLSearchParams(url()?.split('?')[1]).get('location')).toBe(typed)
})

test('invisible characters are removed from a name', async () => {
  const { user, asked } = await open('/', [place('Dee Why', '2099')])
  await user.click(box('Location'))
  await user.paste('\u200bDee\u0000\u2028 \u200dW\u00adhy\ufeff')
  await wait(300)
  expect(await screen.findByRole('option', { name: 'Dee Why NSW 2099' })).toBeVisible()
  expect(asked().at(-1)?.get('locality')).toBe('ilike.%Dee Why%')
  await search(user)
  expect(url()).toBe('/activities?location=Dee%20Why')

  await user.clear(box('Location'))
  await user.paste('\u200b\u0007\u202e')
  await wait(1000)
  expect(asked()).toHaveLength(2)
  await search(user)
  expect(url()).toBe('/activities')
})

test('a box that was emptied from elsewhere offers nothing of before', async () => {
  const { user } = await open('/activities', [place('Bondi', '2026')])
  await user.type(box('Location'), 'Bon')
  await wait(300)
  await screen.findByRole('option')
  await search(user)
  expect(url()).toBe('/activities?location=Bon')
  await user.click(screen.getByRole('button', { name: 'Remove Bon' }))
  expect(box('Location')).toHaveValue('')
  await user.click(box('Location'))
  await user.keyboard('{ArrowDown}')
  await wait(1000)
  expect(options()).toEqual([])
})

test('a blank box asks nothing and offers nothing', async () => {
  const { user, asked } = await open('/', [place('Bondi', '2026')])
  await user.type(box('Location'), '   ')
  await wait(1000)
  expect(asked()).toEqual([])
  await user.type(box('Location'), 'b')
  await wait(300)
  await screen.findByRole('option')
  await user.clear(box('Location'))
  expect(options()).toEqual([])
})

test('an answer that comes late for what was typed before is dropped, and its request ended', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const signals: AbortSignal[] = []
  const { user } = await open('/', async (request: Request) => {
    signals.push(request.signal)
    if (!request.url.includes('bo%25')) return [place('Newtown', '2042')]
    await held
    return [place('Bondi', '2026')]
  })
  await user.type(box('Location'), 'bo')
  await wait(300)
  await user.clear(box('Location'))
  await user.type(box('Location'), 'new')
  await wait(300)
  await waitFor(() => expect(options()).toEqual(['Newtown NSW 2042']))
  release()
  await wait(50)
  expect(options()).toEqual(['Newtown NSW 2042'])
  expect(signals[0]?.aborted).toBe(true)
})

test('a failure shows an error, and the typed text stays', async () => {
  const { user } = await open('/', () => Response.json({ message: 'no' }, { status: 400 }))
  await user.type(box('Location'), 'bondi')
  await wait(300)
  expect(await screen.findByText('Failed to search locations internally')).toBeVisible()
  expect(consoleErrors()).toEqual([expect.stringContaining('Localities could not be searched: ')])
  expect(box('Location')).toHaveValue('bondi')
  await search(user)
  expect(url()).toBe('/activities?location=bondi')
})
