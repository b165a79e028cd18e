import { enterTopLayer, leaveTopLayer, openDialogs } from './openDialogs'

test('the topmost dialog is the last, in any order of closing', () => {
  const [first, second] = [document.createElement('dialog'), document.createElement('dialog')]
  enterTopLayer(first)
  enterTopLayer(second)
  expect(openDialogs.get().at(-1)).toBe(second)
  leaveTopLayer(first)
  expect(openDialogs.get()).toEqual([second])
  leaveTopLayer(second)
  expect(openDialogs.get()).toEqual([])
})

test('the width of the scrollbar is that from before the first dialog', () => {
  const { style } = document.documentElement
  const dialog = document.createElement('dialog')
  const width = jest.spyOn(document.documentElement, 'clientWidth', 'get')
  width.mockReturnValue(window.innerWidth - 15)
  enterTopLayer(dialog)
  // an open dialog hides it
  width.mockReturnValue(window.innerWidth)
  enterTopLayer(document.createElement('dialog'))
  expect(style.getPropertyValue('--scrollbar')).toBe('15px')
  width.mockRestore()
})
