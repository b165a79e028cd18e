import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { siteOrigin } from '../site/site'
import { Page } from './Page'

/* In a file of its own: an origin stays configured. */

test('a page of a site without a configured origin has no canonical link', () => {
  render(
    <MemoryRouter>
      <Page title="Explore Activities" canonicalPath="/activities">
        {null}
      </Page>
    </MemoryRouter>,
  )
  expect(siteOrigin()).toBeNull()
  expect(document.title).toBe('Explore Activities | Sydney Sprouts')
  expect(document.head.querySelector('link[rel="canonical"]')).toBeNull()
})
