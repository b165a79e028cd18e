import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Combobox } from './Combobox'
import '../testing/testing'

const CATEGORIES = ['Museums', 'Playgrounds'].map((label) => ({ id: label, label }))

test('while suggestions load it says so, and keeps the text', async () => {
  render(
    <Combobox label="Location" value="Bon" onChange={() => {}} options={[]} onChoose={() => {}} isLoading />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }))
  expect(await screen.findByText('Searching...')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Location' })).toHaveValue('Bon')
})

test('in a search pill the label is inside, and a suggestion can have a detail', async () => {
  render(
    <Combobox
      look="bare"
      label="Location"
      value=""
      onChange={() => {}}
      options={[{ id: '2026', label: 'Bondi', detail: 'NSW 2026' }]}
      onChoose={() => {}}
    />,
  )
  await userEvent.click(screen.getByRole('combobox', { name: 'Location' }))
  expect(within(screen.getByRole('option')).getByText('NSW 2026')).toBeVisible()
})

test('as a form field it shows its error and is marked as required', () => {
  render(
    <Combobox
      label="Suburb"
      required
      error="Suburb is required"
      value=""
      onChange={() => {}}
      options={[]}
      onChoose={() => {}}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Suburb' })
  expect(field).toBeRequired()
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Suburb is required')
})

test('while the form is being sent, the text is kept and nothing opens', async () => {
  render(
    <Combobox
      label="Suburb"
      disabled
      value="Bondi"
      onChange={() => {}}
      options={CATEGORIES}
      onChoose={() => {}}
    />,
  )
  const field = screen.getByRole('combobox', { name: 'Suburb' })
  await userEvent.click(field)
  expect(field).toBeDisabled()
  expect(field).toHaveValue('Bondi')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

describe('in a search pill', () => {
  const isPopover = () => screen.queryByRole('listbox')?.hasAttribute('popover')
  const pill = (isPhone: boolean) => {
    const media = { matches: !isPhone, addEventListener() {}, removeEventListener() {} }
    Object.assign(window, { matchMedia: () => media })
    render(
      <Combobox
        look="bare"
        label="Activity"
        value=""
        onChange={() => {}}
        options={CATEGORIES}
        onChoose={() => {}}
      />,
    )
  }
  afterEach(() => Reflect.deleteProperty(window, 'matchMedia'))

  test('the suggestions push the page down on a phone, so that nothing is covered', async () => {
    pill(true)
    await userEvent.click(screen.getByRole('combobox'))
    expect(screen.getAllByRole('option')).toHaveLength(2)
    expect(isPopover()).toBe(false)
  })

  test('they are a popover in wider windows', async () => {
    pill(false)
    await userEvent.click(screen.getByRole('combobox'))
    expect(isPopover()).toBe(true)
  })
})
