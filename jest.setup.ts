import '@testing-library/jest-dom'
import { webcrypto } from 'node:crypto'
import path from 'node:path'
import { configure, getConfig } from '@testing-library/dom'
import { messages, nameOf } from 'spec/messages'
import { record } from 'spec/record'
import { watchPage } from 'spec/watchPage'
import { consoleErrors, keepConsoleErrors } from './shared-ui/src/testing/consoleErrors'

// As in production: as text, each new rule would make jsdom read the whole style sheet again.
// The library reads it once, when it is loaded.
process.env.SC_DISABLE_SPEEDY = 'false'

// The first lazy import of a page compiles it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

// While a test waits, each look that finds nothing would print the whole page, for an error that nobody reads. The error at
// the end of a wait has it: testing-library adds it there.
const { getElementError } = getConfig()
configure({
  getElementError(message, container) {
    const isWaiting = Object(getConfig())._disableExpensiveErrorDiagnostics === true
    if (!isWaiting) return getElementError(message, container)
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
  },
})

// user-event waits for a timer after each key and click: a tenth of the time of tests in which forms are filled in.
jest.mock('@testing-library/user-event/dist/cjs/utils/misc/wait.js', () => ({ wait: async () => {} }))

// supabase-js would open one to talk to other tabs, and an open one keeps Jest alive after the last test.
Reflect.deleteProperty(globalThis, 'BroadcastChannel')

// a browser has it on every page with https, and on localhost
if (!crypto.subtle) Object.defineProperty(crypto, 'subtle', { value: webcrypto.subtle })

// jsdom hides a popover, and has nothing that shows one
if (typeof HTMLElement !== 'undefined') {
  HTMLElement.prototype.showPopover = function () {
    this.style.display = 'block'
  }
  HTMLElement.prototype.hidePopover = function () {
    this.style.display = ''
  }
}

// For style sheets jsdom's window is always 1,024 px wide. Tests here are of no width: rules for some widths only never
// hold, so that a test finds the controls of a phone and of a desktop. The journeys see the real widths.
if (typeof CSSStyleSheet !== 'undefined') {
  const { insertRule } = CSSStyleSheet.prototype
  CSSStyleSheet.prototype.insertRule = function (rule, index) {
    return insertRule.call(this, rule.replace(/^@media \(m\w\w-width:[^{]*/, '@media not all'), index)
  }
}

// React says that an update was outside of act() in the console alone. The end catches what the last test leaves.
keepConsoleErrors()
afterEach(expectNoErrors)
afterAll(expectNoErrors)

function expectNoErrors() {
  const errors = consoleErrors()
  if (errors.length > 0)
    throw new Error(`The console has errors that no test expects:\n\n${errors.join('\n\n')}`)
}

// For `npm test`: which messages of the specification come on screen. Not in tests of the packages that only
// draw what a test hands to them, and not in tests that have no page.
const testFile = path.relative(__dirname, expect.getState().testPath ?? '')
if (process.env.SPEC_RUN && typeof document !== 'undefined' && /^(mfe-\w+|shell)[/\\]/.test(testFile)) {
  watchPage({
    messages,
    onMessage(index) {
      const message = messages[index]
      if (message) record('messages', nameOf(message))
    },
  })
}
