import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Button, IconButton } from 'shared-ui'
import { renderAt } from 'shared-ui/testing'
import { CONTRACT, type FragmentModule, type FragmentName, type Fragments } from '../contract'
import { createQueryClient } from '../queryClient'

/*
 * What the pages of mfe-discover expect of the fragments that they borrow. Each expectation is written once. The lender
 * runs it against the module that it releases, the borrower against its stand-in, so that neither drifts away.
 */

type Lent<Name extends FragmentName> = {
  /** The module that the lender exposes. */
  lent: FragmentModule<Name>
  /** Stubs the network, for a visitor or a signed-in parent, before a test draws the fragment. */
  begin(who: 'visitor' | 'parent'): void
}

/** What a borrower draws while the fragment is missing. */
type StandIn<Name extends FragmentName> = { standIn: ComponentType<Fragments[Name]> }

type Part<Name extends FragmentName> = Lent<Name> | StandIn<Name>

const ZOO = { activityId: 'zoo', activityName: 'Taronga Zoo' }

/** What discover expects of `lists/SaveButton`: both sides run it. */
export function describeSaveButton(part: Part<'lists/SaveButton'>) {
  describe(`lists/SaveButton (${kindOf(part)}): what mfe-discover expects`, () => {
    const Fragment = componentOf(part)
    const places = [
      {
        place: 'card',
        name: 'Save Taronga Zoo',
        model: <IconButton label="m" icon={<i />} look="picture" />,
      },
      { place: 'page', name: 'Save', model: <SmallButton /> },
    ] as const
    if ('lent' in part) describeModule(part.lent)

    for (const { place, name, model } of places) {
      test(`on a ${place} it is one button "${name}" of the agreed size`, () => {
        begin(part)
        draw(<Fragment {...ZOO} place={place} />)
        expectSizeOf(onlyButton(name), model)
      })

      test(`on a ${place} picture and place of the activity may be missing or empty`, () => {
        begin(part)
        draw(<Fragment {...ZOO} place={place} image={null} location={null} />)
        expect(onlyButton(name)).toBeVisible()
      })

      test(`on a ${place} a click of a visitor never leaves the page`, async () => {
        begin(part)
        draw(<Fragment {...ZOO} place={place} />)
        await userEvent.click(onlyButton(name))
        if ('lent' in part) expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible()
        else expectUnavailable(onlyButton(name))
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
        expect(url()).toBe('/here')
      })
    }

    if ('lent' in part) {
      test('a click of a parent opens the dialog to save, on the same page', async () => {
        begin(part, 'parent')
        draw(<Fragment {...ZOO} place="page" />)
        await userEvent.click(onlyButton('Save'))
        expect(await screen.findByRole('dialog', { name: 'Save activity' })).toBeVisible()
        expect(url()).toBe('/here')
      })
    }
  })
}

/** What discover expects of `lists/CalendarButton`. */
export function describeCalendarButton(part: Part<'lists/CalendarButton'>) {
  describe(`lists/CalendarButton (${kindOf(part)}): what mfe-discover expects`, () => {
    const Fragment = componentOf(part)
    if ('lent' in part) describeModule(part.lent)

    test('it is one button "Add to calendar" of the agreed size', () => {
      begin(part)
      draw(<Fragment {...ZOO} />)
      expectSizeOf(onlyButton('Add to calendar'), <SmallButton />)
    })

    for (const who of ['visitor', 'parent'] as const) {
      test(`a click of a ${who} asks for the day, or says why it cannot`, async () => {
        begin(part, who)
        draw(<Fragment {...ZOO} />)
        await userEvent.click(onlyButton('Add to calendar'))
        if ('lent' in part)
          expect(await screen.findByRole('dialog', { name: 'Add to calendar' })).toHaveTextContent(
            'Taronga Zoo',
          )
        else expectUnavailable(onlyButton('Add to calendar'))
        expect(url()).toBe('/here')
      })
    }
  })
}

/** What discover expects of `submissions/ReportProblem`. */
export function describeReportProblem(part: Part<'submissions/ReportProblem'>) {
  describe(`submissions/ReportProblem (${kindOf(part)}): what mfe-discover expects`, () => {
    const Fragment = componentOf(part)
    const draws = () => {
      const onClose = jest.fn()
      begin(part)
      draw(<Fragment {...ZOO} onClose={onClose} />)
      return onClose
    }
    if ('lent' in part) describeModule(part.lent)

    test('it says at once what a visitor can do, and does not close itself', () => {
      const onClose = draws()
      if ('lent' in part) {
        const dialog = screen.getByRole('dialog', { name: 'Something wrong?' })
        expect(dialog).toHaveTextContent('Taronga Zoo')
        expect(within(dialog).getByRole('button', { name: 'Send' })).toBeEnabled()
      } else {
        expect(screen.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact')
        expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
      }
      expect(onClose).not.toHaveBeenCalled()
    })

    if ('lent' in part) {
      test('Cancel calls onClose once; the page then takes it away', async () => {
        const onClose = draws()
        await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
        expect(onClose).toHaveBeenCalledTimes(1)
        expect(url()).toBe('/here')
      })
    }
  })
}

/** The shape of the module that the federation loads. */
function describeModule(module: { contract: number; Fragment: unknown }) {
  test('the module states the contract number and has a component named Fragment', () => {
    expect(module.contract).toBe(CONTRACT)
    expect(typeof module.Fragment).toBe('function')
  })
}

const kindOf = (part: object) => ('lent' in part ? 'lent' : 'stand-in')

function componentOf<Name extends FragmentName>(part: Part<Name>): ComponentType<Fragments[Name]> {
  return 'lent' in part ? part.lent.Fragment : part.standIn
}

function begin<Name extends FragmentName>(part: Part<Name>, who: 'visitor' | 'parent' = 'visitor') {
  if ('lent' in part) part.begin(who)
}

const draw = (fragment: React.ReactElement) => renderAt('/here', <main>{fragment}</main>, createQueryClient())

const url = () => screen.getByLabelText('current url').textContent

/** The only button of the fragment. */
function onlyButton(name: string): HTMLElement {
  expect(within(screen.getByRole('main')).getAllByRole('button')).toHaveLength(1)
  return screen.getByRole('button', { name })
}

/** A stand-in stays in the order of focus, does nothing, and its tooltip says why. */
function expectUnavailable(button: HTMLElement) {
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(button).not.toBeDisabled()
  expect(button).toHaveAccessibleDescription(/unavailable right now/)
}

const SmallButton = () => (
  <Button variant="secondary" size="compact" icon={<i />}>
    m
  </Button>
)

const SIZES = [
  'display',
  'width',
  'height',
  'min-width',
  'min-height',
  'padding',
  'margin',
  'border-width',
  'font-size',
  'line-height',
  'gap',
]

/** Compares what gives a button its size with a button of shared-ui. The width of its text is seen in e2e only. */
function expectSizeOf(button: HTMLElement, model: React.ReactElement) {
  const { container } = render(model)
  const sizes = (element: Element | null) => {
    const style = element && getComputedStyle(element)
    // in a flex or a grid box each button is a block
    return SIZES.map((property) => [property, style?.getPropertyValue(property).replace(/^inline-/, '')])
  }
  expect(sizes(button)).toEqual(sizes(container.querySelector('button')))
}
