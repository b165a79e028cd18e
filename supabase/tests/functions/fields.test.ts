import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { emailAddress, line, paragraphs } from '../../functions/_shared/fields.ts'

const isAddress = (text: string) => emailAddress('Email', 'Email is required.').safeParse(text).success

describe('an e-mail address', () => {
  for (const text of ['sam@example.com', 'sam+kids@mail.example.com.au', 's@a.b']) {
    test(`${text} is valid`, () => assert.ok(isAddress(text)))
  }
  for (const text of [
    'sam',
    'sam@',
    'sam@example',
    'sam@example.',
    'sam@.com',
    '@example.com',
    'a@b.c@d.e',
    'a@b.c,d@e.f',
  ]) {
    test(`${text} is not valid`, () => assert.ok(!isAddress(text)))
  }
  test('of dots only, as long as the longest body, is refused quickly', () => {
    const before = process.cpuUsage()
    for (let index = 0; index < 10; index++) assert.ok(!isAddress(`a@${'.'.repeat(32_000)}@`))
    // takes half a second for each if every dot scans to the end
    assert.ok(process.cpuUsage(before).user < 1_000_000)
  })
})

describe('signs that turn the direction of a text', () => {
  const turning = '\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'
  const subject = line('Subject', 20, 'Subject is required.')
  test('are taken out of a line, which the subject of a mail may be', () => {
    for (const sign of turning) assert.equal(subject.parse(`${sign}gnp.exe ${sign}`), 'gnp.exe')
    assert.equal(subject.parse(`${turning.repeat(2)}מוזיאון 👨‍👩‍👧`), 'מוזיאון 👨‍👩‍👧')
  })
  test('are no line by themselves', () => {
    assert.equal(subject.safeParse(turning).error?.issues[0]?.message, 'Subject is required.')
  })
  test('stay in a text of several lines', () => {
    assert.equal(paragraphs('Message', 20, 'Message is required.').parse('a \u200fb'), 'a \u200fb')
  })
})

test('a letter has one form in Unicode: what is stored can be found, and takes the least room', () => {
  assert.equal(line('Name', 4, 'Name is required.').parse('Ze\u0301ro\u0301'), 'Z\u00e9r\u00f3')
})
