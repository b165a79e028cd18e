import { announce, announcement } from './announce'

test('what is no longer true is taken back, and a later text stays', () => {
  const takeBack = announce('Loading activities...')
  announce('12 activities')
  takeBack()
  expect(announcement.get()).toBe('12 activities')
  announce('Loading activities...')()
  expect(announcement.get()).toBe('')
})
