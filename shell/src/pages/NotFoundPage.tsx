import { Search } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button, ButtonLink, Container, EmptyState, Field, media, Page, paths, theme } from 'shared-ui'
import { styled } from 'styled-components'

/** The 404 page, for every path without a route (spec.md section 2). Logs each path once to the console. */
export function NotFoundPage() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const [text, setText] = useState('')

  useEffect(() => {
    console.warn(`Unknown path: ${pathname}`)
  }, [pathname])

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const search = text.trim()
    navigate({ pathname: paths.activities, search: search && `?${new URLSearchParams({ search })}` })
  }

  return (
    <Page title="Page Not Found" noindex>
      <Container>
        <EmptyState
          level={1}
          picture="lost"
          title="Page Not Found"
          text="The page you were looking for is not here. It may have moved, or the link may be incomplete."
        >
          <ButtonLink to={paths.activities}>Explore Activities</ButtonLink>
          <ButtonLink to={paths.home} variant="secondary">
            Go to the home page
          </ButtonLink>
        </EmptyState>
        {/* without scripts the browser sends it */}
        <SearchForm role="search" action={paths.activities} onSubmit={handleSubmit}>
          <Field
            label="Search activities"
            type="search"
            name="search"
            placeholder="Playgrounds, zoos, shows..."
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <Button type="submit" variant="secondary" icon={<Search />}>
            Search
          </Button>
        </SearchForm>
      </Container>
    </Page>
  )
}

const SearchForm = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${theme.space[3]};
  max-width: 480px;
  margin-inline: auto;
  padding-top: ${theme.space[4]};

  /* One below the other: beside the button the field has no room for its example. */
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
