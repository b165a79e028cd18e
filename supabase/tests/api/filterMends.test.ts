import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { mendFilters } from '../../local/mends/filterMends.ts'

const ADDRESS = 'http://localhost/rest/v1/Listings'

function mended(params: [name: string, value: string][]) {
  const request = new Request(`${ADDRESS}?${new URLSearchParams(params)}`, { headers: { apikey: 'key' } })
  const { url, headers } = mendFilters(request)
  assert.equal(headers.get('apikey'), 'key')
  return [...new URL(url).searchParams]
}

test('a request without a list of conditions is not changed', () => {
  const request = new Request(`${ADDRESS}?suburb=ilike.%25a%25`)
  assert.equal(mendFilters(request), request)
})

test('a call of a function by POST is mended and keeps its body; an insert is not changed', async () => {
  const post = (path: string) =>
    new Request(`http://localhost/rest/v1/${path}?or=(a.ilike."%25b%25")`, {
      method: 'POST',
      body: '{"a":1}',
    })
  const { url, method, body } = mendFilters(post('rpc/nearest_listings'))
  assert.equal(new URL(url).searchParams.get('or'), '(a.ilike.%b%)')
  assert.equal(method, 'POST')
  assert.equal(await new Response(body).text(), '{"a":1}')
  const write = post('lists')
  assert.equal(mendFilters(write), write)
})

for (const method of ['PATCH', 'DELETE'])
  test(`${method} is mended as a question is`, () => {
    const query = new URLSearchParams([
      ['or', '(a.not.ilike."%b%")'],
      ['or', '(c.eq.3,d.eq.4)'],
    ])
    const { url } = mendFilters(new Request(`${ADDRESS}?${query}`, { method }))
    assert.deepEqual([...new URL(url).searchParams], [['and', '(or(a.not.ilike.%b%),or(c.eq.3,d.eq.4))']])
  })

test('a quoted pattern loses its quotes and keeps its escapes', () => {
  assert.deepEqual(mended([['or', '(suburb.ilike."%Dee Why%",state.ilike."%Dee Why%")']]), [
    ['or', '(suburb.ilike.%Dee Why%,state.ilike.%Dee Why%)'],
  ])
  assert.deepEqual(mended([['or', String.raw`(suburb.ilike."%100\\%%")`]]), [
    ['or', String.raw`(suburb.ilike.%100\%%)`],
  ])
})

for (const name of ['and', 'not.or', 'not.and', 'image_metadata.or', 'image_metadata.not.and'])
  test(`a quoted pattern in \`${name}\` loses its quotes`, () => {
    assert.deepEqual(mended([[name, '(a.ilike."%b%",or(c.like."d*",e.eq.1))']]), [
      [name, '(a.ilike.%b%,or(c.like.d*,e.eq.1))'],
    ])
  })

test('a pattern that needs its quotes becomes a regular expression', () => {
  assert.deepEqual(mended([['or', String.raw`(suburb.ilike."%a,(_\\%\"b%",state.eq."a,b")`]]), [
    ['or', String.raw`(suburb.imatch.^.*a\U0000002c\U00000028.\U00000025\U00000022b.*$,state.eq."a,b")`],
  ])
  assert.deepEqual(mended([['or', '(suburb.like." {a}")']]), [
    ['or', String.raw`(suburb.match.^\U00000020\U0000007ba\U0000007d$)`],
  ])
})

test('a regular expression loses its quotes and keeps its escapes and signs', () => {
  assert.deepEqual(mended([['or', String.raw`(suburb.match." a,\"b",state.eq.c)`]]), [
    ['or', String.raw`(suburb.match.\U00000020a\U0000002c\U00000022b,state.eq.c)`],
  ])
  assert.deepEqual(mended([['or', String.raw`(suburb.imatch."a\\u002a")`]]), [
    ['or', String.raw`(suburb.imatch.a\u002a)`],
  ])
})

test('several `or` parameters are combined with AND', () => {
  assert.deepEqual(
    mended([
      ['or', '(a.eq.1,b.eq.2)'],
      ['free', 'eq.true'],
      ['or', '(c.eq.3)'],
    ]),
    [
      ['free', 'eq."true"'],
      ['and', '(or(a.eq.1,b.eq.2),or(c.eq.3))'],
    ],
  )
})

test('several lists of one table are combined with AND, however their conditions are joined', () => {
  assert.deepEqual(
    mended([
      ['image_metadata.or', '(a.eq.1,b.eq.2)'],
      ['not.or', '(c.eq.3)'],
      ['image_metadata.or', '(d.eq.4)'],
      ['not.and', '(e.eq.5,f.eq.6)'],
    ]),
    [
      ['image_metadata.and', '(or(a.eq.1,b.eq.2),or(d.eq.4))'],
      ['and', '(not.or(c.eq.3),not.and(e.eq.5,f.eq.6))'],
    ],
  )
})

describe('a further condition on a column with the same operator becomes part of a list', () => {
  const cases: [string, string, string][] = [
    ['name', 'ilike.*b*', 'name.ilike.*b*'],
    ['name', 'not.eq.b', 'name.not.eq.b'],
    ['free', 'is.null', 'free.is.null'],
    ['id', 'in.(a,"b)c")', 'id.in.(a,"b)c")'],
    ['tags', 'cs.{a,"b,c"}', 'tags.cs.{a,"b,c"}'],
    ['dates', 'ov.[2026-01-01,2026-01-02]', 'dates.ov."[2026-01-01,2026-01-02]"'],
    ['latitude', 'gt.-34', 'latitude.gt.-34'],
    ['fts', 'wfts.zoo, (park)', 'fts.wfts.zoo   park'],
    ['name', 'eq(any).{a,b}', 'name.eq(any).{a,b}'],
  ]
  for (const [name, value, condition] of cases)
    test(`${name}=${value}`, () => {
      assert.deepEqual(
        mended([
          [name, value],
          [name, value],
        ]),
        [
          [name, value],
          ['and', `(${condition})`],
        ],
      )
    })

  test('a value with signs of a list keeps its meaning', () => {
    const second = (value: string) =>
      mended([
        ['name', value],
        ['name', value],
      ])[1]
    assert.deepEqual(second('eq.a,b'), ['and', '(name.in.("a,b"))'])
    assert.deepEqual(second('neq.a)"b\\c'), ['and', '(name.not.in.("a)\\"b\\\\c"))'])
    assert.deepEqual(second('not.neq. a'), ['and', '(name.in.(" a"))'])
    assert.deepEqual(second('ilike.a,b*'), ['and', '(name.imatch.^a\\U0000002cb.*$)'])
    assert.deepEqual(second('imatch.^a,b$'), ['and', String.raw`(name.imatch.^a\U0000002cb$)`])
  })

  test('one of an embedded table stays with it, and lists that were sent stay', () => {
    assert.deepEqual(
      mended([
        ['image_metadata.caption', 'neq.a'],
        ['or', '(free.is.true,indoor.is.true)'],
        ['image_metadata.caption', 'neq.b'],
        ['suburb', 'neq.a'],
        ['suburb', 'neq.b'],
      ]),
      [
        ['image_metadata.caption', 'neq.a'],
        ['suburb', 'neq.a'],
        ['and', '(or(free.is.true,indoor.is.true),and(suburb.neq.b))'],
        ['image_metadata.and', '(caption.neq.b)'],
      ],
    )
  })

  test('conditions with different operators, and parameters that are no conditions, stay as they are', () => {
    const search =
      '?latitude=gt.1&latitude=lt.2&latitude=not.eq.3&order=name&order=id&limit=1&limit=2&a.limit=1&a.limit=2'
    const request = new Request(ADDRESS + search)
    assert.equal(mendFilters(request), request)
  })
})
