import { act, render, screen } from '@testing-library/react'
import { useLocation, useNavigationType } from 'react-router-dom'
import { createHistory } from './history'
import { SharedRouter } from './SharedRouter'

function Where({ name }: { name: string }) {
  const { pathname, search } = useLocation()
  return (
    <p role="note" aria-label={name}>
      {useNavigationType()} {pathname + search}
    </p>
  )
}

beforeEach(() => window.history.replaceState(null, '', '/activities'))

test('every root follows the one history in the same moment', () => {
  const history = createHistory()
  render(
    <>
      <SharedRouter history={history}>
        <Where name="header" />
      </SharedRouter>
      <SharedRouter history={history}>
        <Where name="page" />
      </SharedRouter>
    </>,
  )
  act(() => history.navigator.push('/login?from=save'))
  expect(screen.getByLabelText('header')).toHaveTextContent('PUSH /login?from=save')
  expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /login?from=save')
})

test('a root keeps its last own location when the address moves on to another remote', () => {
  const history = createHistory()
  render(
    <SharedRouter history={history} owns={(pathname) => pathname.startsWith('/activities')}>
      <Where name="page" />
    </SharedRouter>,
  )
  act(() => history.navigator.push('/activities/7/luna-park'))
  act(() => history.navigator.push('/login'))
  expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /activities/7/luna-park')

  act(() => history.navigator.replace('/activities?search=park'))
  expect(screen.getByLabelText('page')).toHaveTextContent('REPLACE /activities?search=park')
})
