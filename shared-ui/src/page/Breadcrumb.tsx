import { ChevronRight } from 'lucide-react'
import { Link, type To } from 'react-router-dom'
import styled from 'styled-components'
import { media, theme } from '../theme/theme'

type BreadcrumbProps = {
  /** The path from the home page; the last item is the current page and needs no `to`. */
  items: { label: string; to?: To }[]
}

/** The position of the page in the site. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  return (
    <nav aria-label="Breadcrumb">
      <Trail>
        {items.map(({ label, to }, index) => {
          const isLast = index === items.length - 1
          return (
            <Step key={label}>
              {to && !isLast ? (
                <Up to={to}>{label}</Up>
              ) : (
                <Here aria-current={isLast ? 'page' : undefined}>{label}</Here>
              )}
              {!isLast && <ChevronRight size={16} />}
            </Step>
          )
        })}
      </Trail>
    </nav>
  )
}

const Trail = styled.ol`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space[2]};
  color: ${theme.color.inkSoft};
  font-size: 0.9375rem;
`

const Step = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  min-height: ${theme.target};

  /* The current page, which the heading names too, uses the rest of the line. */
  &:last-child {
    flex: 1 0 0;
    min-width: 3em;
  }
`

const Up = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  border-radius: 4px;
  text-decoration: underline;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 3px;

  ${media.hover} {
    &:hover {
      color: ${theme.color.ink};
    }
  }

  &:active {
    color: ${theme.color.brandStrong};
  }
`

const Here = styled.span`
  overflow: hidden;
  color: ${theme.color.ink};
  font-weight: 600;
  text-overflow: ellipsis;
  white-space: nowrap;
`
