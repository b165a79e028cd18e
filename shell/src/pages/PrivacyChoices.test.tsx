import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { renderAt } from 'shared-ui/testing'
import { chooseCounting, isCounted } from '../visits/consent'
import { PrivacyChoices } from './PrivacyChoices'

describe("the visitor's choice", () => {
  afterEach(() => {
    act(() => chooseCounting(true))
    Reflect.deleteProperty(navigator, 'globalPrivacyControl')
  })

  test('is stored, and can be undone', async () => {
    renderAt('/', <PrivacyChoices />)
    const box = screen.getByRole('checkbox', { name: 'Count my visits' })
    expect(box).toBeChecked()
    await userEvent.click(box)
    expect(box).not.toBeChecked()
    expect(isCounted()).toBe(false)
    expect(localStorage.getItem('sprouts-counting')).toBe('off')
    await userEvent.click(box)
    expect(isCounted()).toBe(true)
  })

  test('cannot be made in a document: its box does not know an earlier choice', () => {
    expect(renderToString(<PrivacyChoices />)).toMatch(/<fieldset[^>]* disabled/)
    renderAt('/', <PrivacyChoices />)
    expect(screen.getByRole('checkbox')).toBeEnabled()
  })

  test('in another tab also applies here', () => {
    renderAt('/', <PrivacyChoices />)
    localStorage.setItem('sprouts-counting', 'off')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sprouts-counting' })))
    expect(screen.getByRole('checkbox')).not.toBeChecked()
  })

  test('is already made if the browser asks not to be tracked', () => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true })
    renderAt('/', <PrivacyChoices />)
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
    expect(screen.getByText(/Your visits are not counted/)).toBeVisible()
  })
})
