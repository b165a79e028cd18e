/**
 * Moves the focus to the content of the page, without a scroll. For a control that has the focus and is about to go: the next Tab
 * would begin at the top of the document.
 */
export function focusMain() {
  document.getElementById('main')?.focus({ preventScroll: true })
}
