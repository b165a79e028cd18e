import { checkImports, createCheckedImport } from './checkedImport'
import { NeedsReload } from './needsReload'

const DIGEST = 'sha384-x'
const url = (path: string) => new URL(path, window.location.origin).href

/** What is fetched and imported, in order. */
let asked: string[] = []
const importScript = async (href: string) => {
  asked.push(`import ${href}`)
  return { href }
}
const digests = { '/remotes/a/1/app.js': DIGEST, '/entry.js?r=1': DIGEST, 'https://cdn.test/b.js': DIGEST }
const open = (comparesItself: boolean) =>
  createCheckedImport({ digests, comparesItself, rejects: true, importScript })

let answer: () => Promise<Response>
beforeEach(() => {
  asked = []
  answer = async () => new Response()
  jest.spyOn(globalThis, 'fetch').mockImplementation((href, init) => {
    asked.push(`fetch ${href} ${init?.integrity}`)
    return answer()
  })
})
afterEach(() => jest.restoreAllMocks())

for (const comparesItself of [true, false]) {
  describe(comparesItself ? 'in a browser that compares by itself' : 'in a browser that does not', () => {
    for (const [what, address] of [
      ['a script without a digest', url('/remotes/a/1/other.js')],
      ['another address of a script with one', url('/remotes/a/1/app.js?r=9')],
      ['a script of another origin with the same path', 'https://evil.test/remotes/a/1/app.js'],
      ['a name that every object has', url('/constructor')],
    ] as const) {
      test(`${what} is refused before it is fetched`, async () => {
        await expect(open(comparesItself)(address)).rejects.toThrow(`The script ${address} has no digest`)
        expect(asked).toEqual([])
      })
    }
  })
}

for (const address of [url('/remotes/a/1/app.js'), url('/entry.js?r=1'), 'https://cdn.test/b.js']) {
  test(`${address} is imported as it is where the browser compares`, async () => {
    await expect(open(true)(address)).resolves.toEqual({ href: address })
    expect(asked).toEqual([`import ${address}`])
  })

  test(`${address} is compared before it is imported where the browser does not`, async () => {
    await expect(open(false)(address)).resolves.toEqual({ href: address })
    expect(asked).toEqual([`fetch ${address} ${DIGEST}`, `import ${address}`])
  })
}

test('a script with other bytes is refused where the browser leaves its import pending', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  const load = createCheckedImport({
    digests,
    comparesItself: true,
    rejects: false,
    importScript: () => new Promise(() => {}),
  })
  await expect(load(url('/remotes/a/1/app.js'))).rejects.toThrow('Failed to fetch')
})

test('a script is imported and compared together where the browser does not reject', async () => {
  const load = createCheckedImport({ digests, comparesItself: true, rejects: false, importScript })
  const address = url('/remotes/a/1/app.js')
  await expect(load(address)).resolves.toEqual({ href: address })
  expect(asked).toEqual([`fetch ${address} ${DIGEST}`, `import ${address}`])
})

test('a script with other bytes is not imported', async () => {
  // what fetch does with an integrity that does not fit
  answer = () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(open(false)(url('/remotes/a/1/app.js'))).rejects.toThrow('Failed to fetch')
  expect(asked.filter((one) => one.startsWith('import'))).toEqual([])
})

describe('the page', () => {
  afterEach(() => document.head.replaceChildren())

  test('takes the digests from its import map', async () => {
    document.head.innerHTML = `<script type="importmap">{"integrity":{"/a.js":"${DIGEST}"}}</script>`
    checkImports()
    await expect(globalThis._FEDERATION_IMPORT(url('/b.js'))).rejects.toThrow('has no digest')
  })

  test.each(['', '<script type="importmap">{}</script>'])(
    'without digests runs nothing: %s',
    async (head) => {
      document.head.innerHTML = head
      checkImports()
      await expect(globalThis._FEDERATION_IMPORT(url('/a.js'))).rejects.toThrow('has no digest')
    },
  )
})

describe('a script that cannot be imported', () => {
  const address = url('/remotes/a/1/app.js')
  const broken = new TypeError('Failed to fetch dynamically imported module')
  const load = (comparesItself: boolean) =>
    createCheckedImport({ digests, comparesItself, importScript: () => Promise.reject(broken) })(address)

  for (const status of [404, 410]) {
    test(`needs another document when the site answers ${status}: it is gone`, async () => {
      answer = async () => new Response(null, { status })
      for (const comparesItself of [true, false])
        await expect(load(comparesItself)).rejects.toEqual(new NeedsReload(`The script ${address} is gone`))
    })
  }

  for (const status of [200, 403, 500, 503]) {
    test(`fails as it did when the site answers ${status}`, async () => {
      answer = async () => new Response(null, { status })
      await expect(load(true)).rejects.toBe(broken)
    })
  }

  test('fails as it did when the site does not answer', async () => {
    answer = () => Promise.reject(new TypeError('Failed to fetch'))
    await expect(load(true)).rejects.toBe(broken)
  })

  test('is asked for past the browser cache, which keeps the scripts of a release for a year', async () => {
    await expect(load(true)).rejects.toBe(broken)
    expect(globalThis.fetch).toHaveBeenCalledWith(address, { method: 'HEAD', cache: 'no-store' })
  })
})
