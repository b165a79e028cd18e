import { dark, light } from 'shared-ui/tokens'

type Colours = typeof light

/** A colour of each part of a page, the same in the picture and in the tables. */
const tags: Record<string, keyof Colours['tag']> = {
  shell: 'sandstone',
  discover: 'gum',
  account: 'harbour',
  lists: 'waratah',
  submissions: 'wattle',
}

function variables({ color, tag }: Colours): string {
  const own = Object.entries({ ...color }).map(([name, value]) => `--${name}: ${value};`)
  const parts = Object.entries(tags).map(
    ([part, name]) => `--${part}-bg: ${tag[name].bg}; --${part}-text: ${tag[name].text};`,
  )
  return [...own, ...parts].join(' ')
}

/** The style of the page of releases, for light and dark, from 320 px of width. */
export const releasesLook = `
:root { color-scheme: light dark; ${variables(light)} }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--surface); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 1120px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.2; }
h2 { margin: 40px 0 12px; font-size: 1.375rem; }
h3 { margin: 0; font-size: 1.0625rem; }
p { margin: 0 0 12px; color: var(--inkSoft); }
code { font: 0.875em ui-monospace, monospace; overflow-wrap: anywhere; }
ul { margin: 0; padding: 0; list-style: none; }
.page { padding: 16px; border: 2px solid var(--shell-text); border-radius: 20px; background: var(--shell-bg); color: var(--shell-text); }
.parts { display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr)); margin: 12px 0; }
.part { padding: 16px; border: 2px solid currentcolor; border-radius: 14px; }
.part ul { margin-top: 8px; }
.part p { margin: 12px 0 0; color: inherit; }
.fragments { display: flex; flex-wrap: wrap; gap: 8px; }
.fragment { padding: 2px 10px; border: 2px dashed currentcolor; border-radius: 999px; }
.bar { display: flex; flex-wrap: wrap; gap: 4px 12px; justify-content: space-between; }
table { width: 100%; table-layout: fixed; margin: 0 0 24px; border-collapse: collapse; font-size: 0.9375rem; font-variant-numeric: tabular-nums; }
caption { padding: 8px 0; text-align: start; font-weight: 650; font-size: 1.0625rem; }
caption span { padding: 2px 12px; border-radius: 999px; }
th, td { padding: 8px 12px 8px 0; border-bottom: 1px solid var(--line); text-align: end; white-space: nowrap; }
th:first-child, :is(th, td):nth-child(2) { width: 10%; text-align: start; }
:is(th, td):nth-last-child(-n + 2) { width: 15%; }
thead th { color: var(--inkSoft); font-weight: 550; }
tbody th { font-weight: 650; }
.live { color: var(--success); font-weight: 650; }
.canary { color: var(--accent); font-weight: 650; }
${Object.keys(tags)
  .map((part) => `.of-${part} { background: var(--${part}-bg); color: var(--${part}-text); }`)
  .join('\n')}
@media (max-width: 1023.98px) {
  table, tbody, tr, th, td { display: block; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  caption { display: block; }
  tr { margin-bottom: 12px; padding: 12px 16px; border: 1px solid var(--line); border-radius: 14px; background: var(--surfaceRaised); }
  th, td { display: flex; justify-content: space-between; gap: 16px; padding: 4px 0; border: 0; }
  :is(th, td):nth-child(n) { width: auto; }
  td.none { display: none; }
  td::before { content: attr(data-label); color: var(--inkSoft); font-weight: 420; }
}
`
