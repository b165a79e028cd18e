import { layers } from 'shared-ui'
import { createHistory } from './history'

const layerOfEntry = () => window.history.state?.layer ?? 0

test("a dialog that opens while the browser steps back from another stays, also at single-spa's own popstate", async () => {
  createHistory()
  const close = jest.fn(() => true)
  const second = { close }
  layers.set([{ close }])
  await Promise.resolve()
  expect(layerOfEntry()).toBe(1)
  layers.set([])
  // the step back has begun
  await Promise.resolve()
  layers.set([second])
  window.dispatchEvent(Object.assign(new PopStateEvent('popstate'), { singleSpa: true }))
  await new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  expect(close).not.toHaveBeenCalled()
  expect(layers.get()).toEqual([second])
  expect(layerOfEntry()).toBe(1)
})
