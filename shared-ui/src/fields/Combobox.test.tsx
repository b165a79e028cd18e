import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Dialog } from '../overlays/Dialog'
import { Toasts } from '../overlays/Toasts'
import { Combobox } from './Combobox'
import '../testing/testing'

const CATEGORIES = ['Museums', 'Parks & Gardens', 'Playgrounds', 'Theme Parks'].map((label) => ({
  id: label,
  label,
}))

type ExampleProps = { onSubmit?: () => void; onChoose?: (id: string) => void; message?: string }

/** A combobox with the options that contain the text. */
function Example({ onSubmit, onChoose, message }: ExampleProps) {
  const [text, setText] = useState('')
  const options = CATEGORIES.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.()
      }}
    >
      <Combobox
        label="Activity"
        value={text}
        onChange={setText}
        options={options}
        onChoose={({ id, label }) => {
          setText(label)
          onChoose?.(id)
        }}
        message={message}
      />
      <button type="submit">Search</button>
    </form>
  )
}

const box = () => screen.getByRole('combobox', { name: 'Activity' })
const list = () => screen.queryByRole('listbox', { name: 'Activity' })
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent)
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')

test('typing opens the matching suggestions', async () => {
  render(<Example />)
  expect(box()).toHaveAttribute('aria-expanded', 'false')
  expect(box()).toHaveAttribute('aria-autocomplete', 'list')
  await userEvent.type(box(), 'par')
  expect(names()).toEqual(['Parks & Gardens', 'Theme Parks'])
  expect(box()).toHaveAttribute('aria-expanded', 'true')
  expect(list()).toHaveAttribute('id', box().getAttribute('aria-controls'))
  expect(active()).toBeNull()
})

test('a text that comes while nobody is in the box opens nothing', () => {
  render(<Example />)
  fireEvent.change(box(), { target: { value: 'par' } })
  expect(box()).toHaveValue('par')
  expect(list()).not.toBeInTheDocument()
})

test('Tab into the box opens nothing, a tap opens all suggestions', async () => {
  render(<Example />)
  await userEvent.tab()
  expect(box()).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
  await userEvent.click(box())
  expect(names()).toHaveLength(4)
})

test('Down opens and moves forward, Up moves back, both wrap around', async () => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Museums')
  expect(active()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Parks & Gardens')
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(active()).toHaveTextContent('Theme Parks')
  await userEvent.keyboard('{ArrowDown}')
  expect(active()).toHaveTextContent('Museums')
  expect(box()).toHaveFocus()
})

test('Up opens at the last suggestion, Alt and Down only open, Alt and Up closes', async () => {
  render(<Example />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowUp}')
  expect(active()).toHaveTextContent('Theme Parks')
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(list()).not.toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  expect(list()).toBeInTheDocument()
  expect(active()).toBeNull()
})

test('Enter chooses the active suggestion and does not submit, the next Enter submits', async () => {
  const onSubmit = jest.fn()
  const onChoose = jest.fn()
  render(<Example onSubmit={onSubmit} onChoose={onChoose} />)
  await userEvent.type(box(), 'play{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith('Playgrounds')
  expect(box()).toHaveValue('Playgrounds')
  expect(list()).not.toBeInTheDocument()
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('Enter with no active suggestion submits what was typed', async () => {
  const onSubmit = jest.fn()
  const onChoose = jest.fn()
  render(<Example onSubmit={onSubmit} onChoose={onChoose} />)
  await userEvent.type(box(), 'museums{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  expect(onChoose).not.toHaveBeenCalled()
  expect(list()).not.toBeInTheDocument()
})

test('Escape closes, then clears, and only then reaches the dialog around it', async () => {
  const onClose = jest.fn()
  render(
    <Dialog open title="Filters" onClose={onClose}>
      <Example />
    </Dialog>,
  )
  await userEvent.type(box(), 'par{Escape}')
  expect(list()).not.toBeInTheDocument()
  expect(box()).toHaveValue('par')
  await userEvent.keyboard('{Escape}')
  expect(box()).toHaveValue('')
  expect(onClose).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

test('Tab leaves without choosing', async () => {
  const onChoose = jest.fn()
  render(<Example onChoose={onChoose} />)
  await userEvent.type(box(), 'par{ArrowDown}')
  await userEvent.tab()
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
  expect(onChoose).not.toHaveBeenCalled()
  expect(box()).toHaveValue('par')
})

test('a tap on a suggestion chooses it, and the focus stays in the box', async () => {
  const onChoose = jest.fn()
  render(<Example onChoose={onChoose} />)
  await userEvent.click(box())
  await userEvent.click(screen.getByRole('option', { name: 'Museums' }))
  expect(onChoose).toHaveBeenCalledWith('Museums')
  expect(box()).toHaveFocus()
  expect(list()).not.toBeInTheDocument()
})

test('moving the caret deactivates the active suggestion', async () => {
  const onSubmit = jest.fn()
  render(<Example onSubmit={onSubmit} />)
  await userEvent.type(box(), 'par{ArrowDown}{ArrowLeft}')
  expect(active()).toBeNull()
  expect(list()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalled()
})

test('a key that only ends a composition chooses nothing', async () => {
  const onChoose = jest.fn()
  render(<Example onChoose={onChoose} />)
  await userEvent.type(box(), 'par{ArrowDown}')
  const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })
  act(() => void box().dispatchEvent(enter))
  expect(onChoose).not.toHaveBeenCalled()
})

test('the number of suggestions is announced, also if there are none', async () => {
  render(
    <>
      <Example message="No results found" />
      <Toasts />
    </>,
  )
  await userEvent.click(box())
  expect(await screen.findByText('4 suggestions')).toBeInTheDocument()
  await userEvent.type(box(), 'mus')
  expect(await screen.findByText('1 suggestion')).toBeInTheDocument()
  await userEvent.type(box(), 'x')
  expect(await screen.findByText('No suggestions')).toBeInTheDocument()
  // once, where it is seen
  expect(screen.getByText('No results found')).toBeVisible()
  expect(box()).toHaveAttribute('aria-expanded', 'false')
})

test('the suggestions stay open until a press elsewhere has become a click', async () => {
  const user = userEvent.setup()
  render(<Example />)
  await user.click(box())
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('button') })
  expect(box()).not.toHaveFocus()
  expect(list()).toBeInTheDocument()
  await user.pointer({ keys: '[/MouseLeft]', target: screen.getByRole('button') })
  await waitFor(() => expect(list()).not.toBeInTheDocument())
})
