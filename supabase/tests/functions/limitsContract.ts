import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { contact, runOutbox, send, stored } from './forms.ts'
import type { Hosted } from './setup.ts'

/** How often one sender may send, and all together. Each test starts with an empty database. */
export function limitsContract(hosted: () => Hosted): void {
  describe('limits', () => {
    const from = (address: string) => ({ headers: { 'cf-connecting-ip': address } })
    const person = (n: number) => ({ ...contact, email: `p${n}@example.com` })
    const statuses = async (count: number, body: (n: number) => unknown, address: (n: number) => string) => {
      const answers: number[] = []
      for (let n = 0; n < count; n += 1)
        answers.push((await send(hosted(), body(n), from(address(n)))).status)
      return answers
    }
    const counted = (bucket: string, hits: number, seconds: number) =>
      hosted().database.query(
        `insert into private.rate_limits values ($1, date_bin(make_interval(secs => $2), now(), 'epoch'), $3)`,
        [bucket, seconds, hits],
      )

    test('five messages from one IP address in ten minutes; forged headers do not change this', async () => {
      assert.deepEqual(await statuses(6, person, () => '192.0.2.1'), [200, 200, 200, 200, 200, 429])
      assert.equal((await send(hosted(), person(9), from('192.0.2.2'))).status, 200)
      const headers = {
        'cf-connecting-ip': '192.0.2.1',
        'x-forwarded-for': '192.0.2.9',
        forwarded: 'for=192.0.2.9',
      }
      const refused = await send(hosted(), person(10), { headers })
      assert.equal(refused.error, 'Too many messages. Please try again in a few minutes.')
      const wait = Number(refused.headers.get('retry-after'))
      assert.ok(wait > 0 && wait <= 600, `${wait} seconds`)
      assert.equal((await stored(hosted())).length, 6)
    })

    test('three messages with one e-mail address in an hour, which block no other sender with it', async () => {
      const ann = (n: number) => ({ ...contact, email: n % 2 ? 'ANN@example.com' : 'ann@example.com' })
      assert.deepEqual(await statuses(4, ann, () => '192.0.2.1'), [200, 200, 200, 429])
      assert.deepEqual(await statuses(3, ann, () => '192.0.2.2'), [200, 200, 200])
    })

    test('one IPv6 network is one sender, and IPv4 addresses in the form of IPv6 are many', async () => {
      const network = (n: number) => `2001:db8:0:7::${n}`
      assert.deepEqual(await statuses(6, person, network), [200, 200, 200, 200, 200, 429])
      for (const other of [
        '2001:db8:0:8::1',
        '2001:0db8:0000:0009:1:2:3:4',
        '::ffff:192.0.2.1',
        '::ffff:192.0.2.2',
      ])
        assert.deepEqual(await statuses(3, person, () => other), [200, 200, 200])
    })

    describe('of senders whose IP address the platform does not tell', () => {
      const browser = (name: string, more = {}) => ({ headers: { 'user-agent': name, ...more } })
      const answers = async (
        count: number,
        options: (n: number) => { headers: Record<string, string> },
        start = 0,
      ) => {
        const seen: number[] = []
        for (let n = start; n < start + count; n += 1)
          seen.push((await send(hosted(), person(n), options(n))).status)
        return seen
      }

      test('five messages in ten minutes of one sender; all others may go on', async () => {
        assert.deepEqual(await answers(6, () => browser('one')), [200, 200, 200, 200, 200, 429])
        assert.deepEqual(await answers(2, () => browser('other')), [200, 200])
        const proxy = (client: string) => browser('one', { 'x-forwarded-for': client })
        assert.deepEqual(
          await answers(6, (n) => proxy(`forged${n}, 192.0.2.1`)),
          [200, 200, 200, 200, 200, 429],
        )
        assert.deepEqual(await answers(1, () => proxy('forged, 192.0.2.2')), [200])
      })

      test('three messages with the address of somebody else do not block that address', async () => {
        const seen: number[] = []
        for (const name of ['one', 'one', 'one', 'one', 'ann'])
          seen.push((await send(hosted(), contact, browser(name))).status)
        assert.deepEqual(seen, [200, 200, 200, 429, 200])
      })

      test('a sender who pretends to be many shuts the form for nobody: others are mailed later', async () => {
        await counted('unknownAtOnce', 199, 3600)
        assert.deepEqual(await answers(3, (n) => browser(`forged ${n}`)), [200, 200, 200])
        assert.deepEqual(
          (await stored(hosted())).map(({ mailed }) => mailed),
          [true, false, false],
        )
        assert.deepEqual(await statuses(1, person, () => '192.0.2.1'), [200])
        assert.equal((await runOutbox(hosted())).status, 200)
        assert.equal(hosted().mails.length, 4)
      })

      test('5,000 messages in a day in total', async () => {
        await counted('unknownAll', 4999, 86_400)
        assert.deepEqual(await answers(2, (n) => browser(`forged ${n}`)), [200, 429])
        assert.deepEqual(await statuses(1, person, () => '192.0.2.1'), [200])
      })

      test('a filled honeypot counts for its sender', async () => {
        for (let n = 0; n < 5; n += 1)
          await send(hosted(), { ...person(n), leaveEmpty: 'x' }, browser('robot'))
        assert.deepEqual(await answers(1, () => browser('robot')), [429])
        assert.deepEqual(await answers(1, () => browser('other')), [200])
      })
    })

    test('corrections without an e-mail address are limited only by IP address', async () => {
      const report = { ...contact, email: '', subject: 'Correction: Luna Park (7)' }
      assert.deepEqual(
        await statuses(
          4,
          () => report,
          (n) => `192.0.2.${n}`,
        ),
        [200, 200, 200, 200],
      )
      assert.deepEqual(
        await statuses(
          6,
          () => report,
          () => '192.0.2.9',
        ),
        [200, 200, 200, 200, 200, 429],
      )
    })

    test('200 messages in total in an hour', async () => {
      await counted('all', 199, 3600)
      assert.deepEqual(await statuses(2, person, (n) => `192.0.2.${n}`), [200, 429])
    })

    test('the counters contain no IP address and no e-mail address', async () => {
      await send(hosted(), contact, from('192.0.2.77'))
      const buckets = JSON.stringify(await hosted().database.query('select bucket from private.rate_limits'))
      assert.doesNotMatch(buckets, /192\.0\.2|ann@/)
    })
  })
}
