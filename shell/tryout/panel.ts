import { OVERRIDES_ELEMENT, OVERRIDES_PARAMETER, type OverridesData, type Part } from './data.ts'
import { create } from './dom.ts'
import { LOOK } from './look.ts'
import { createOutlines } from './outline.ts'

/**
 * The badge and the panel of a site that allows overrides. The badge says what is not live. The panel opens with the
 * badge, with Alt+Shift+M or with `?mfe=panel`. It is in a shadow root, so its styles and those of the page do not meet.
 */
const data: OverridesData = JSON.parse(document.getElementById(OVERRIDES_ELEMENT)?.textContent ?? '{}')
const overridden = data.parts.filter(({ live, running }) => live !== running)

const host = create('div', { id: 'tryout' })
const root = host.attachShadow({ mode: 'open' })
const sheet = new CSSStyleSheet()
sheet.replaceSync(LOOK)
root.adoptedStyleSheets = [sheet]
document.body.append(host)

const outlines = createOutlines(root, data.parts)
const badge = overridden.length + data.refused.length > 0 ? createBadge() : undefined
const panel = createPanel()
if (badge) root.append(badge)
if (data.isOpen) open()

document.addEventListener('keydown', (event) => {
  // with Alt and Shift some keyboards write another letter
  if (!event.altKey || !event.shiftKey || event.ctrlKey || event.metaKey || event.code !== 'KeyM') return
  event.preventDefault()
  if (panel.open) close()
  else open()
})
for (const part of overridden) if (part.origin) followServer(part, part.origin)

/**
 * Loads the page again when a development server has built another version than the page runs, also one that was built
 * while the page was loading, and says when the server could not.
 */
function followServer({ name, running }: Part, origin: string): void {
  const changes = new EventSource(`${origin}/changes?runs=${running}`)
  changes.addEventListener('built', () => window.location.reload())
  changes.addEventListener('failed', () => {
    const details = badge?.querySelector('button')
    if (details) details.textContent = `${name} does not build: its terminal says why`
  })
  window.addEventListener('pagehide', () => changes.close())
}

/** Loads the page again with these overrides; without any, with none. */
function apply(overrides: string[]): void {
  const { pathname, search, hash } = window.location
  const value = `${OVERRIDES_PARAMETER}=${encodeURIComponent(overrides.join(','))}`
  window.history.replaceState(
    window.history.state,
    '',
    `${pathname}${search ? `${search}&` : '?'}${value}${hash}`,
  )
  window.location.reload()
}

/** What is overridden now, but for one part. */
const othersThan = (name: string) =>
  overridden.filter((part) => part.name !== name).map((part) => `${part.name}@${part.origin ?? part.running}`)

function createBadge(): HTMLElement {
  const texts = [
    ...overridden.map(({ name, running, origin }) => `${name}: ${origin ?? running}, not live`),
    ...data.refused.map(({ asked }) => `${asked} was refused`),
  ]
  const [first = '', ...more] = texts
  const details = create('button', {
    type: 'button',
    className: 'details',
    textContent: more.length > 0 ? `${first}, and ${more.length} more` : first,
    attributes: { 'aria-haspopup': 'dialog' },
    onclick: open,
  })
  const leave = create('button', { type: 'button', textContent: 'Back to live', onclick: () => apply([]) })
  return create('section', { className: 'badge', attributes: { 'aria-label': 'Parts that are not live' } }, [
    details,
    leave,
  ])
}

function createPanel(): HTMLDialogElement {
  const outline = create('input', {
    type: 'checkbox',
    onchange: () => outlines.show(outline.checked),
  })
  const shut = create('button', { type: 'button', textContent: 'Close', onclick: close })
  const leave = create('button', {
    type: 'button',
    textContent: 'Everything back to live',
    disabled: !badge,
    onclick: () => apply([]),
  })
  const refusals = data.refused.map(({ asked, reason }) =>
    create('p', {}, [create('code', { textContent: asked }), create('br'), reason]),
  )
  const dialog = create(
    'dialog',
    {
      className: 'panel',
      attributes: { 'aria-labelledby': 'title' },
      onkeydown: (event) => {
        if (event.key !== 'Escape') return
        // the page below may have something open, too
        event.stopPropagation()
        close()
      },
    },
    [
      create('div', { className: 'head' }, [
        create('h2', { id: 'title', textContent: 'Parts of this page', tabIndex: -1 }),
        shut,
      ]),
      ...(refusals.length > 0 ? [create('div', { className: 'refusals', role: 'alert' }, refusals)] : []),
      create('label', { className: 'switch' }, [outline, 'Outline parts and fragments']),
      ...data.parts.map(rowOf),
      create('p', { className: 'hint', textContent: hint() }),
      leave,
    ],
  )
  return dialog
}

function hint(): string {
  const origins = data.origins.length > 0 ? ` Origins: ${data.origins.join(', ')}.` : ''
  return `What you try is seen in this tab only.${origins}`
}

/** One part: what is live, what runs, and a field to try something else. */
function rowOf({ name, live, isCanary, running, origin, misfit, versions }: Part): HTMLElement {
  const list = `known-${name}`
  const offers = [...versions.filter((version) => version !== running), ...data.origins]
  const field = create('input', {
    name: 'wanted',
    required: true,
    autocomplete: 'off',
    spellcheck: false,
    placeholder: 'Version or origin',
    attributes: { list, 'aria-label': `Version or origin of ${name}` },
  })
  const isLive = live === running
  const back = create('button', {
    type: 'button',
    textContent: 'Live',
    attributes: { 'aria-label': `${name} back to live` },
    onclick: () => apply(othersThan(name)),
  })
  const form = create(
    'form',
    {
      onsubmit: (event: SubmitEvent) => {
        event.preventDefault()
        apply([...othersThan(name), `${name}@${field.value.trim()}`])
      },
    },
    [
      field,
      create(
        'datalist',
        { id: list },
        offers.map((value) => create('option', { value })),
      ),
      create('button', { textContent: 'Try', attributes: { 'aria-label': `Try ${name}` } }),
      ...(isLive ? [] : [back]),
    ],
  )
  const word = isCanary ? 'canary' : 'live'
  const state = isLive ? `${word} ${live}` : `runs ${origin ?? running}, ${word} is ${live}`
  return create('section', { className: isLive ? 'part' : 'part other' }, [
    create('h3', {}, [name, create('span', { textContent: state })]),
    ...(misfit
      ? [create('p', { className: 'misfit', textContent: `It does not fit the shell: ${misfit}` })]
      : []),
    form,
  ])
}

/** The panel is in the document only while it is open: it has forms and headings of its own. */
function open(): void {
  root.append(panel)
  panel.show()
  panel.querySelector('h2')?.focus()
}

function close(): void {
  panel.close()
  panel.remove()
  badge?.querySelector('button')?.focus()
}
