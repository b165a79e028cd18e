import { fireEvent, render, screen } from '@testing-library/react'
import { borrow } from './borrow'
import { CONTRACT } from './contract'
import { button, fails, type Heart, lend, pass } from './testing/lentHeart'

const clicked = jest.fn()
const Counting = () => (
  <button type="button" onClick={clicked}>
    Save Luna Park
  </button>
)
const counts = () => Promise.resolve<Heart>({ contract: CONTRACT, Fragment: Counting })

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('a click on the fallback', () => {
  /** Draws a page whose fallback is a disabled button, and says how often the lent button was clicked. */
  function drawDisabled(isDisabled = true) {
    const SaveButton = borrow('lists/SaveButton', {
      fallback: () => (
        <button type="button" aria-disabled={isDisabled}>
          Wait
        </button>
      ),
    })
    render(<SaveButton activityId="7" activityName="Luna Park" place="page" />)
    return () => fireEvent.click(screen.getByRole('button', { name: 'Wait' }))
  }
  beforeEach(() => clicked.mockClear())

  test.each([
    ['is repeated once when the fragment comes', true, 1],
    ['of a button that is not disabled is not', false, 0],
  ])('%s', async (_, isDisabled, times) => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    const click = drawDisabled(isDisabled)
    click()
    click()
    come()
    await pass(0)
    expect(button()).toBeVisible()
    expect(clicked).toHaveBeenCalledTimes(times)
  })

  test('is made of a press during which the fragment comes, once', async () => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    const click = drawDisabled()
    fireEvent.pointerOver(screen.getByRole('button'))
    fireEvent.pointerDown(screen.getByRole('button'))
    come()
    await pass(0)
    fireEvent.pointerUp(screen.getByRole('button'))
    expect(button()).toBeNull()
    click()
    await pass(0)
    expect(button()).toBeVisible()
    await pass(500)
    expect(clicked).toHaveBeenCalledTimes(1)
  })

  test('is not made of a press that ends elsewhere', async () => {
    let come = () => {}
    lend(() => new Promise((resolve) => (come = () => resolve(counts()))))
    drawDisabled()
    fireEvent.pointerOver(screen.getByRole('button'))
    fireEvent.pointerDown(screen.getByRole('button'))
    come()
    fireEvent.pointerUp(document.body)
    await pass(500)
    expect(button()).toBeVisible()
    expect(clicked).not.toHaveBeenCalled()
  })

  test.each(['before', 'after'])('is forgotten %s an attempt has failed', async (when) => {
    lend(fails, counts)
    const click = drawDisabled()
    if (when === 'before') click()
    await pass(0)
    if (when === 'after') click()
    await pass(5_000)
    expect(button()).toBeVisible()
    expect(clicked).not.toHaveBeenCalled()
  })
})
