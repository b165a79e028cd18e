/** @jest-environment node */
import { fileSize, readImages, writeImages } from './images'

const IMAGE = { id: '1', name: 'puppets.png', size: 2048 }

test('chosen images are read back from their field', () => {
  expect(readImages(writeImages([IMAGE, { ...IMAGE, id: '2' }]))).toEqual([IMAGE, { ...IMAGE, id: '2' }])
  expect(writeImages([])).toBe('')
})

test.each(['', '{', 'null', '7', '{}', '[null, 7, {}, {"id":1,"name":"a","size":2}]'])(
  '%s names no image',
  (text) => {
    expect(readImages(text)).toEqual([])
  },
)

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [340 * 1024, '340 kB'],
  [1024 * 1024, '1.0 MB'],
  [2_516_582, '2.4 MB'],
])('%i bytes are read as %s', (bytes, text) => {
  expect(fileSize(bytes)).toBe(text)
})
