import { useState } from 'react'
import { Accordion, CheckboxGroup, media, theme } from 'shared-ui'
import styled from 'styled-components'
import { AGE_RANGES } from '../filters/ages'
import { CATEGORIES } from '../filters/categories'
import { FEATURES } from '../filters/features'
import { chooseWords, type Filters } from '../filters/filters'
import { HANDY } from '../filters/handy'
import { MyKids } from '../kids/MyKids'
import { DateFilter } from './DateFilter'

const CATEGORY_NAMES = CATEGORIES.map(({ name }) => name)
const AGE_FLAGS = AGE_RANGES.map(({ flag }) => flag)
const FEATURE_NAMES = FEATURES.map(({ name }) => name)
const HANDY_NAMES = HANDY.map(({ name }) => name)

type FilterPanelProps = {
  filters: Filters
  /** The calendar day in Sydney. */
  today: string
  /** Default: true. Without it there is only what works without scripts. */
  hasCalendar?: boolean
  onChange: (filters: Filters) => void
}

/** All filters: those of spec.md section 2 (date, categories, ages, features), then the closed group of what is handy. */
export function FilterPanel({ filters, today, hasCalendar = true, onChange }: FilterPanelProps) {
  const { categories, ageRanges, features, more } = filters
  const [isOpen] = useState(more.length > 0)
  return (
    <Groups>
      <DateFilter
        date={filters.date}
        today={today}
        hasCalendar={hasCalendar}
        onChange={(date) => onChange({ ...filters, date })}
      />
      <CheckboxGroup
        legend="Category"
        name="categories"
        options={CATEGORIES.map(({ name, label }) => ({ value: name, label }))}
        value={categories}
        onChange={(chosen) =>
          onChange({ ...filters, categories: chooseWords(CATEGORY_NAMES, categories, chosen) })
        }
      />
      <Ages>
        <CheckboxGroup
          legend="Ages"
          name="ageRanges"
          options={AGE_RANGES.map(({ flag, label }) => ({ value: flag, label }))}
          value={ageRanges}
          onChange={(chosen) =>
            onChange({ ...filters, ageRanges: chooseWords(AGE_FLAGS, ageRanges, chosen) })
          }
        />
        {hasCalendar && (
          <Kids>
            <MyKids
              ageRanges={ageRanges}
              onChange={(chosen) => onChange({ ...filters, ageRanges: chosen })}
            />
          </Kids>
        )}
      </Ages>
      <CheckboxGroup
        legend="Features"
        name="features"
        options={FEATURES.map(({ name, label }) => ({ value: name, label }))}
        value={features}
        onChange={(chosen) =>
          onChange({ ...filters, features: chooseWords(FEATURE_NAMES, features, chosen) })
        }
      />
      <Accordion title="Handy for parents" open={isOpen}>
        <CheckboxGroup
          legend="Known to have"
          name="more"
          options={HANDY.map(({ name, label }) => ({ value: name, label }))}
          value={more}
          onChange={(chosen) => onChange({ ...filters, more: chooseWords(HANDY_NAMES, more, chosen) })}
        />
      </Accordion>
    </Groups>
  )
}

const Ages = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`

const Kids = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`

const Groups = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};

  /* The line is a separate element: the legend of a fieldset would interrupt its border. */
  > :not(:last-child) {
    padding-bottom: ${theme.space[5]};
    border-bottom: 1px solid ${theme.color.line};
  }

  /* In the sheet on a tablet the dates are next to the other filters. */
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${theme.space[5]} ${theme.space[8]};

    > :first-child {
      grid-row: span 4;
      border-bottom: 0;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);

    > :first-child {
      grid-row: auto;
      border-bottom: 1px solid ${theme.color.line};
    }
  }
`
