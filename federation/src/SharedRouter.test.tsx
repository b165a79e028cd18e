import { act, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
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

test('a root that comes after the address has moved on draws nothing, until it is its turn', () => {
  const history = createHistory()
  render(
    <SharedRouter history={history} owns={(pathname) => pathname === '/login'}>
      <Where name="page" />
    </SharedRouter>,
  )
  expect(screen.queryByLabelText('page')).not.toBeInTheDocument()
  act(() => history.navigator.push('/login'))
  expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /login')
})

test('a rendered page is taken over at the address of its document, and then follows the visitor', () => {
  const history = createHistory()
  const page = (
    <SharedRouter history={history}>
      <Where name="page" />
    </SharedRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(page)
  history.navigator.push('/activities?search=park')
  const onRecoverableError = jest.fn()
  render(page, { container, hydrate: true, onRecoverableError })
  expect(onRecoverableError).not.toHaveBeenCalled()
  expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /activities?search=park')
})

describe('a page whose script is not there yet', () => {
  function drawPreparing() {
    const history = createHistory()
    let arrive = () => {}
    let coming: Promise<void> | undefined
    const prepare = (pathname: string) => (pathname === '/activities/7' ? coming : undefined)
    coming = new Promise((resolve) => {
      arrive = () => {
        coming = undefined
        resolve()
      }
    })
    render(
      <SharedRouter history={history} prepare={prepare}>
        <Where name="page" />
      </SharedRouter>,
    )
    return { history, arrive: () => act(async () => arrive()) }
  }

  test('leaves the last one on screen until it has come', async () => {
    const { history, arrive } = drawPreparing()
    act(() => history.navigator.push('/activities/7'))
    expect(screen.getByLabelText('page')).toHaveTextContent('POP /activities')
    await arrive()
    expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /activities/7')
  })

  test('is drawn when it comes, also where a root begins at its address', async () => {
    window.history.replaceState(null, '', '/activities/7')
    const { arrive } = drawPreparing()
    expect(screen.queryByLabelText('page')).not.toBeInTheDocument()
    await arrive()
    expect(screen.getByLabelText('page')).toHaveTextContent('POP /activities/7')
  })

  test('is not drawn when the visitor has gone on meanwhile', async () => {
    const { history, arrive } = drawPreparing()
    act(() => history.navigator.push('/activities/7'))
    act(() => history.navigator.push('/activities?search=park'))
    await arrive()
    expect(screen.getByLabelText('page')).toHaveTextContent('PUSH /activities?search=park')
  })
})
