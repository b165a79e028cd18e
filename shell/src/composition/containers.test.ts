import { screen } from '@testing-library/react'
import { createContainers } from './containers'

test('a page that is still in the document stays where it is, and others come into the new outlet', () => {
  document.body.innerHTML = '<div id="outlet"><div><input /></div></div>'
  const field = screen.getByRole('textbox')
  const containers = createContainers(field.parentElement ?? undefined)
  // a move would take the focus, and restart what plays
  field.focus()
  containers.reattach()
  expect(field).toHaveFocus()

  document.body.innerHTML = '<main id="outlet"></main>'
  containers.reattach()
  expect(screen.getByRole('main')).toContainElement(field)
})

test('a page that has gone does not come back', () => {
  document.body.innerHTML = '<main id="outlet"></main>'
  const containers = createContainers(undefined)
  const page = document.createElement('article')
  containers.append(page)
  expect(screen.getByRole('main')).toContainElement(page)
  containers.remove(page)
  containers.reattach()
  expect(screen.getByRole('main')).toBeEmptyDOMElement()
})
