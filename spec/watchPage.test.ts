import type { Message } from './messages'
import { watchPage } from './watchPage'

const messages: Message[] = [
  { kind: 'page', text: 'Limited accessibility', where: ['*'] },
  { kind: 'inline', text: 'Name is required', where: ['/'] },
  { kind: 'toast', text: 'Name is required', where: ['/'] },
  { kind: 'toast', title: 'Success', text: 'Added to "{list}" list', where: ['/'] },
  { kind: 'toast', text: 'Elsewhere', where: ['/activities/:id'] },
]

const seen: number[] = []
watchPage({ messages, onMessage: (index) => seen.push(index) })

/** What is counted once this is on the page. */
async function show(html: string) {
  document.body.innerHTML = ''
  await new Promise((resolve) => setTimeout(resolve))
  seen.length = 0
  document.body.innerHTML = html
  await new Promise((resolve) => setTimeout(resolve))
  return seen
}

const toast = (title: string, text = '') =>
  `<div data-toast="info"><p><strong>${title}</strong> ${text}</p><button>Dismiss</button></div>`

test('a text counts where it is in sight', async () => {
  expect(await show('<p>Limited <b>accessibility</b></p>')).toEqual([0])
})

test.each([
  ['in a hidden part', '<div hidden><p>Limited accessibility</p></div>'],
  ['where nothing is drawn', '<p style="display: none">Limited accessibility</p>'],
  ['where it is only read out', '<p style="width: 1px; height: 1px">Limited accessibility</p>'],
  ['while its place is held free', '<p style="visibility: hidden">Limited accessibility</p>'],
  ['in a page that is being left', '<div inert><p>Limited accessibility</p></div>'],
  ['within a longer text', '<p>Limited accessibility, we think</p>'],
  ['as an attribute', '<input value="Limited accessibility">'],
  ['in a toast', toast('Limited accessibility')],
])('it does not count %s', async (_name, html) => {
  expect(await show(html)).toEqual([])
})

test('what comes out of hiding counts', async () => {
  await show('<div hidden><p>Limited accessibility</p></div>')
  document.querySelector('div')?.removeAttribute('hidden')
  await new Promise((resolve) => setTimeout(resolve))
  expect(seen).toEqual([0])
})

test('the problem of a field is told from the same words in a toast or on the page', async () => {
  expect(
    await show('<input aria-invalid="true" aria-describedby="a b"><p id="b">Name is required</p>'),
  ).toEqual([1])
  expect(await show('<p>Name is required</p>')).toEqual([])
  expect(await show(toast('Name is required'))).toContain(2)
})

test('a toast counts with its title and any name in its place', async () => {
  expect(await show(toast('Success', 'Added to "Rainy (days)" list'))).toContain(3)
  expect(await show(toast('Success', 'Added to "" list'))).not.toContain(3)
  expect(await show(toast('Info', 'Added to "Rainy days" list'))).not.toContain(3)
})

test('a message counts only at an address that its row names', async () => {
  expect(await show(toast('Elsewhere'))).toEqual([])
  expect(await show(`${toast('Elsewhere')}<p aria-label="current url">/activities/7?x=1</p>`)).toContain(4)
})
