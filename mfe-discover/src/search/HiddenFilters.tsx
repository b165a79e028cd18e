import { type Filters, writeFilters } from '../filters/filters'

/** Filters that a form of the list sends along where scripts are off, in the parameters of its URL. */
export function HiddenFilters({ filters }: { filters: Filters }) {
  return [...new URLSearchParams(writeFilters(filters))].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
