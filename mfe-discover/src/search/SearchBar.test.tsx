import { screen } from '@testing-library/react'
import { beginWithFakeTime, box, open, options, search, url, wait } from '../testing/testSearchBar'

/* The activity box. LocationBox.test.tsx tests the other one. */

beginWithFakeTime()

test('offers the nine categories, and those that hold what is typed', async () => {
  const { user } = await open('/')
  await user.click(box('Activity'))
  expect(options()).toHaveLength(9)
  expect(options().at(-1)).toBe('Shows & Events')
  await user.type(box('Activity'), 'PARK')
  expect(options()).toEqual(['Parks & Gardens', 'Theme Parks'])
})

test.each([
  ['Entertainment Centres', 'entertainment%20centre'],
  ['Parks & Gardens', 'parks%20%26%20gardens'],
  ['Zoos & Wildlife', 'zoos%20%26%20wildlife'],
])('a chosen %s searches for its category', async (label, word) => {
  const { user } = await open('/')
  await user.click(box('Activity'))
  await user.click(screen.getByRole('option', { name: label }))
  expect(box('Activity')).toHaveValue(label)
  await search(user)
  expect(url()).toBe(`/activities?categories=${word}`)
})

test('a suggestion that is edited afterwards is free text again', async () => {
  const { user } = await open('/')
  await user.type(box('Activity'), 'mus')
  await user.keyboard('{ArrowDown}{Enter}')
  await user.type(box('Activity'), ' of trams{Enter}')
  expect(url()).toBe('/activities?search=Museums%20of%20trams')
})

test('a label that was typed and not chosen is free text', async () => {
  const { user } = await open('/')
  await user.type(box('Activity'), 'Museums{Enter}')
  expect(url()).toBe('/activities?search=Museums')
})

test('what the words mean becomes a filter, beside those that are there', async () => {
  jest.setSystemTime(new Date('2026-11-25T02:00:00Z'))
  const { user } = await open('/activities?features=indoor')
  await user.type(box('Activity'), 'free museum open on Sunday')
  await wait(0)
  await user.keyboard('{Enter}')
  expect(url()).toBe('/activities?search=museum&date=2026-11-29&features=indoor,free')
  expect(box('Activity')).toHaveValue('museum')
  await user.click(screen.getByRole('button', { name: 'Remove Free' }))
  expect(url()).toBe('/activities?search=museum&date=2026-11-29&features=indoor')
})

test('a place among the words is the place, unless one is there', async () => {
  const { user } = await open('/activities')
  await user.type(box('Activity'), 'museums in parramatta')
  await wait(0)
  await user.keyboard('{Enter}')
  expect(url()).toBe('/activities?search=museums&location=Parramatta')
  expect(box('Location')).toHaveValue('Parramatta')
  await user.clear(box('Activity'))
  await user.type(box('Activity'), 'pool near bondi{Enter}')
  expect(url()).toBe('/activities?search=pool%20near%20bondi&location=Parramatta')
})

test('on the list a chosen suggestion takes the place of the categories and leaves the box', async () => {
  const { user } = await open('/activities?search=zoo&categories=museums&features=free')
  await user.clear(box('Activity'))
  await user.click(screen.getByRole('option', { name: 'Playgrounds' }))
  expect(url()).toBe('/activities?search=zoo&categories=museums&features=free')
  await search(user)
  expect(url()).toBe('/activities?categories=playgrounds&features=free')
  expect(box('Activity')).toHaveValue('')
})
