import assert from 'node:assert/strict'
import { appendFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { MailRefused } from '../../functions/_shared/deps.ts'
import { openMailbox } from '../../local/mail/mailbox.ts'
import { mailPages } from '../../local/mail/mailPages.ts'
import { readMailTemplates } from '../../local/mail/mailTemplates.ts'

const mail = { to: 'ann@example.com', subject: 'Hello', text: 'Two\nlines' }
let folder: string

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sprouts-mail-'))
})
after(() => rm(folder, { recursive: true }))

describe('the mailbox', () => {
  test('keeps e-mails over a restart, newest first, and skips an incomplete line', async () => {
    const file = join(folder, 'kept.jsonl')
    const first = await openMailbox(file)
    await first.send(mail)
    await first.send({ ...mail, subject: 'Second' })
    await appendFile(file, '{"id": 3, "to"')
    const again = await openMailbox(file)
    await again.send({ ...mail, subject: 'Third' })
    const subjects = (await openMailbox(file)).newestFirst().map(({ id, subject }) => [id, subject])
    assert.deepEqual(subjects, [
      [3, 'Third'],
      [2, 'Second'],
      [1, 'Hello'],
    ])
  })

  test('that cannot be read is no empty one: the start says so, and the file stays', async () => {
    const file = join(folder, 'folder.jsonl')
    await mkdir(file)
    await assert.rejects(openMailbox(file), {
      message: /^The mailbox .*folder\.jsonl cannot be read: EISDIR/,
    })
  })

  test('keeps the newest 200 e-mails', async () => {
    const mailbox = await openMailbox(join(folder, 'many.jsonl'))
    for (let n = 1; n <= 203; n += 1) await mailbox.send({ ...mail, subject: String(n) })
    const kept = (await openMailbox(join(folder, 'many.jsonl'))).newestFirst()
    assert.deepEqual([kept.length, kept[0]?.subject, kept.at(-1)?.subject], [200, '203', '4'])
  })

  test('has at most as many old e-mails in its file', async () => {
    const file = join(folder, 'old.jsonl')
    const mailbox = await openMailbox(file)
    for (let n = 1; n <= 450; n += 1) await mailbox.send({ ...mail, subject: String(n) })
    const lines = (await readFile(file, 'utf8')).split('\n').filter(Boolean)
    assert.ok(lines.length <= 400, `${lines.length} lines`)
    assert.deepEqual([lines.length, JSON.parse(lines.at(-1) ?? '').subject], [249, '450'])
  })

  test('has an e-mail once, also where others were to be written as its file was written anew', async () => {
    const file = join(folder, 'anew.jsonl')
    const mailbox = await openMailbox(file)
    const send = (n: number) => mailbox.send({ ...mail, subject: String(n) })
    for (let n = 1; n <= 400; n += 1) await send(n)
    await Promise.all([401, 402, 403].map(send))
    const ids = (await openMailbox(file)).newestFirst().map(({ id }) => id)
    assert.deepEqual(
      ids,
      Array.from({ length: 200 }, (_, index) => 403 - index),
    )
  })

  test('stays empty after it was cleared, and keeps an e-mail that cannot be forwarded', async () => {
    const file = join(folder, 'cleared.jsonl')
    const mailbox = await openMailbox(file, async () => {
      throw new Error('no server')
    })
    await assert.rejects(mailbox.send(mail), /no server/)
    assert.equal((await openMailbox(file)).newestFirst().length, 1)
    await mailbox.clear()
    assert.deepEqual([mailbox.newestFirst(), (await openMailbox(file)).newestFirst()], [[], []])
  })
})

describe('the pages of the mailbox', () => {
  const open = async () => {
    const mailbox = await openMailbox(join(folder, `${Math.random()}.jsonl`))
    const pages = mailPages(mailbox)
    const get = async (path: string, init?: RequestInit) => {
      const response = await pages.request(`http://127.0.0.1:54321${path}`, init)
      return { status: response.status, headers: response.headers, text: await response.text() }
    }
    return { mailbox, get }
  }

  test('list every e-mail, show its text with working links, and say so if an e-mail is missing', async () => {
    const { mailbox, get } = await open()
    assert.match((await get('/')).text, /No mail yet/)
    await mailbox.send({ ...mail, text: 'See https://example.com/a?b=1&c=2 now' })
    assert.match((await get('/')).text, /<a href="\/mail\/1">Hello<\/a>/)
    assert.match((await get('/1')).text, /<a href="https:\/\/example.com\/a\?b=1&amp;c=2">/)
    assert.doesNotMatch((await get('/1')).text, /<iframe/)
    for (const path of ['/2', '/x', '/1/html']) assert.equal((await get(path)).status, 404)
  })

  test('run no code that a visitor wrote', async () => {
    const { mailbox, get } = await open()
    const nasty = '"><script>alert(1)</script>'
    await mailbox.send({ to: nasty, subject: nasty, text: nasty, html: nasty, replyTo: nasty })
    for (const path of ['/', '/1']) {
      const { text, headers } = await get(path)
      assert.doesNotMatch(text, /<script/)
      assert.match(headers.get('content-security-policy') ?? '', /^default-src 'none'/)
    }
    assert.match((await get('/1')).text, /<iframe[^>]* sandbox="allow-top-navigation-by-user-activation"/)
    const { text, headers } = await get('/1/html')
    assert.match(text, /<script>/)
    const policy = headers.get('content-security-policy') ?? ''
    assert.match(policy, /^default-src 'none';.* sandbox allow-top-navigation-by-user-activation$/)
    assert.doesNotMatch(policy, /script/)
  })

  test('clear the mailbox with their button, but not for another site', async () => {
    const { mailbox, get } = await open()
    await mailbox.send(mail)
    const form = { method: 'POST', body: new URLSearchParams() }
    assert.equal((await get('/clear', { ...form, headers: { origin: 'https://evil.example' } })).status, 403)
    assert.equal(mailbox.newestFirst().length, 1)
    const cleared = await get('/clear', { ...form, headers: { origin: 'http://127.0.0.1:54321' } })
    assert.deepEqual([cleared.status, cleared.headers.get('location')], [303, '/mail'])
    assert.equal(mailbox.newestFirst().length, 0)
    assert.equal((await get('/clear')).status, 404)
  })
})

test('templates are filled as the hosted project fills them', async () => {
  const { confirmation, recovery } = await readMailTemplates()
  const values = { SiteURL: 'http://localhost:3000', ConfirmationURL: 'http://127.0.0.1:1/verify?a=1&b="2' }
  const written = [confirmation(values), recovery(values)]
  for (const [index, words] of ['Confirm my email address', 'Choose a new password'].entries()) {
    const { html, text } = written[index] ?? { html: '', text: '' }
    const link = /href="([^"]*)"/.exec(html)?.[1] ?? ''
    assert.equal(new URL(link).searchParams.get('confirmation_url'), values.ConfirmationURL)
    assert.ok(text.includes(`${words}: ${link}\n`))
    assert.doesNotMatch(text, /[<>{}]|&amp;/)
  }
})

test('a mailbox that cannot be written refuses an e-mail, which can be sent again with its key', async () => {
  const file = join(folder, 'deep', 'refused.jsonl')
  await mkdir(join(folder, 'deep'))
  const mailbox = await openMailbox(file)
  await rm(join(folder, 'deep'), { recursive: true })
  await assert.rejects(mailbox.send({ ...mail, key: 'a' }), MailRefused)
  assert.deepEqual(mailbox.newestFirst(), [])
  await mkdir(join(folder, 'deep'))
  await mailbox.send({ ...mail, key: 'a' })
  await mailbox.send({ ...mail, key: 'a' })
  assert.equal((await openMailbox(file)).newestFirst().length, 1)
})
