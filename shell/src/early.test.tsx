import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { keepEarly } from './early'

const CHOICES = ['Auto', 'Light', 'Dark']

function Frame() {
  const [chosen, setChosen] = useState('Auto')
  const [presses, setPresses] = useState(0)
  return (
    <>
      {CHOICES.map((name) => (
        <input
          key={name}
          type="radio"
          name="appearance"
          aria-label={name}
          checked={chosen === name}
          onChange={() => setChosen(name)}
        />
      ))}
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Menu
      </button>
      <a href="/">Home</a>
      <output>{`${chosen}, pressed ${presses}`}</output>
    </>
  )
}

function Box() {
  const [text, setText] = useState('')
  const [wanted, setWanted] = useState<string[]>([])
  return (
    <>
      <input type="text" aria-label="Search" value={text} onChange={({ target }) => setText(target.value)} />
      <p>Looks for {text}</p>
      {['Free', 'Indoor'].map((name) => (
        <input
          key={name}
          type="checkbox"
          aria-label={name}
          checked={wanted.includes(name)}
          onChange={() =>
            setWanted(wanted.includes(name) ? wanted.filter((other) => other !== name) : [...wanted, name])
          }
        />
      ))}
      <p>Wants {wanted.join(' and ')}</p>
    </>
  )
}

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
  document.body.replaceChildren()
})

/** A document of the server: its frame and its page are taken over when the test says so. */
function renderDocument() {
  const place = document.createElement('div')
  document.body.append(place)
  window.earlyClicks = []
  const [takeFrame, takePage] = [<Frame key="frame" />, <Box key="page" />].map((content) => {
    const part = document.createElement('div')
    part.innerHTML = renderToString(content)
    place.append(part)
    return () => {
      act(() => {
        const root = hydrateRoot(part, content)
        endings.push(() => act(() => root.unmount()))
      })
    }
  })
  return { place, takeFrame: takeFrame ?? fail, takePage: takePage ?? fail }
}

/** What a browser does by itself, and the document's own script notes. */
function type(text: string) {
  const field = screen.getByLabelText<HTMLInputElement>('Search')
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
function choose(name: string) {
  const radio = screen.getByLabelText<HTMLInputElement>(name)
  radio.checked = true
  window.earlyClicks?.push(radio)
}
const press = (role: 'button' | 'link') => window.earlyClicks?.push(screen.getByRole(role))
const status = () => screen.getByRole('status').textContent

test('what was typed, chosen and pressed before React had the page is done when it has', () => {
  const { place, takeFrame, takePage } = renderDocument()
  const early = keepEarly(place, () => true)
  type('zo')
  type('zoo')
  choose('Light')
  choose('Dark')
  press('button')
  press('button')
  takeFrame()
  takePage()
  act(() => early.repeat())
  expect(status()).toBe('Dark, pressed 1')
  expect(screen.getByText('Looks for zoo')).toBeVisible()
  expect(screen.getByLabelText('Search')).toHaveValue('zoo')
  expect(window.earlyClicks).toBeUndefined()
})

test('what one component has is typed and ticked whole, although it is drawn after each of them', () => {
  const { place, takePage } = renderDocument()
  const early = keepEarly(place, () => true)
  type('zoo')
  choose('Free')
  choose('Indoor')
  takePage()
  act(() => early.repeat())
  expect(screen.getByText('Looks for zoo')).toBeVisible()
  expect(screen.getByText('Wants Free and Indoor')).toBeVisible()
  expect(screen.getByLabelText('Free')).toBeChecked()
  expect(screen.getByLabelText('Indoor')).toBeChecked()
})

test('what was typed before the script had come is typed too', () => {
  const { place, takePage } = renderDocument()
  type('zoo')
  const early = keepEarly(place, () => true)
  takePage()
  act(() => early.repeat())
  expect(screen.getByText('Looks for zoo')).toBeVisible()
})

test('a press in the frame waits for React, but not for the page, and is done once', () => {
  const { place, takeFrame, takePage } = renderDocument()
  const early = keepEarly(place, () => true)
  choose('Dark')
  press('button')
  act(() => early.repeatClick())
  expect(window.earlyClicks).toHaveLength(2)
  takeFrame()
  expect(status()).toBe('Auto, pressed 0')
  // from before it was taken over, of which React's development build would complain
  screen.getByRole('button').setAttribute('aria-busy', 'true')
  act(() => early.repeatClick())
  expect(status()).toBe('Dark, pressed 1')
  expect(screen.getByRole('button')).not.toHaveAttribute('aria-busy')
  takePage()
  act(() => early.repeat())
  expect(status()).toBe('Dark, pressed 1')
})

test('where the page could not be loaded a press is not answered later', () => {
  const { place, takeFrame } = renderDocument()
  // as the document's own script does
  const mark = ({ target }: Event) => {
    if (!window.earlyClicks || !(target instanceof Element)) return
    window.earlyClicks.push(target)
    target.setAttribute('aria-busy', 'true')
  }
  window.addEventListener('click', mark)
  endings.push(() => window.removeEventListener('click', mark))
  let canWait = true
  const early = keepEarly(place, () => canWait)
  const menu = screen.getByRole('button')
  menu.click()
  expect(menu).toHaveAttribute('aria-busy')
  canWait = false
  early.repeat()
  expect(menu).not.toHaveAttribute('aria-busy')
  choose('Dark')
  menu.click()
  expect(menu).not.toHaveAttribute('aria-busy')
  takeFrame()
  act(() => early.repeatClick())
  expect(status()).toBe('Dark, pressed 0')
  canWait = true
  act(() => early.repeat())
  expect(status()).toBe('Dark, pressed 0')
})

test('what is pressed while the page is loaded again is answered when it has come', () => {
  const { place, takeFrame } = renderDocument()
  let canWait = false
  const early = keepEarly(place, () => canWait)
  press('button')
  early.repeat()
  canWait = true
  press('button')
  takeFrame()
  act(() => early.repeat())
  expect(status()).toBe('Auto, pressed 1')
})

test('a choice stays when something else is clicked after it, and a link is not followed twice', () => {
  const { place, takeFrame } = renderDocument()
  const early = keepEarly(place, () => true)
  const followed = jest.fn()
  screen.getByRole('link').onclick = followed
  choose('Dark')
  press('link')
  takeFrame()
  act(() => early.repeat())
  expect(status()).toBe('Dark, pressed 0')
  expect(followed).not.toHaveBeenCalled()
})

test('a button that has gone is not pressed', () => {
  const { place } = renderDocument()
  const early = keepEarly(place, () => true)
  const pressed = jest.fn()
  const gone = document.createElement('button')
  gone.type = 'button'
  gone.onclick = pressed
  window.earlyClicks?.push(gone)
  act(() => early.repeat())
  expect(pressed).not.toHaveBeenCalled()
})

test('what React has set back is typed again, and only once', () => {
  const { place, takePage } = renderDocument()
  const early = keepEarly(place, () => true)
  type('zoo')
  takePage()
  // as React does when it draws the field again
  screen.getByLabelText<HTMLInputElement>('Search').value = ''
  act(() => early.repeat())
  expect(screen.getByText('Looks for zoo')).toBeVisible()
  fireEvent.change(screen.getByLabelText('Search'), { target: { value: 'pool' } })
  act(() => early.repeat())
  expect(screen.getByText('Looks for pool')).toBeVisible()
})

test('what is typed after that is left to React', () => {
  const { place, takePage } = renderDocument()
  const early = keepEarly(place, () => true)
  takePage()
  act(() => early.repeat())
  act(() => type('zoo'))
  act(() => early.repeat())
  expect(screen.getByText(/^Looks for/)).toHaveTextContent(/^Looks for$/)
})

test('where no page was rendered nothing is collected', () => {
  const { takeFrame } = renderDocument()
  const early = keepEarly(null, () => true)
  expect(window.earlyClicks).toBeUndefined()
  takeFrame()
  act(() => early.repeatClick())
  act(() => early.repeat())
  expect(status()).toBe('Auto, pressed 0')
})
