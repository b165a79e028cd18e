import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { type Nginx, skipNginx, startNginx } from '../front/startNginx.ts'
import { createRenderedSite, SHELL_BUNDLE, server } from '../rendering/testBundles.ts'
import { startStubBackend } from '../server/found/stubBackend.ts'
import { serveGateway } from '../server/serve.ts'
import { config as standard } from '../server/testing/testSite.ts'
import { exportSite } from './exportSite.ts'

const LONG = 'a'.repeat(3_000)
/** What nginx cannot read at all. */
const UNREADABLE = ['%', '%zz', '%2', '%00', '7/100%'].map((end) => `/activities/${end}`)

/** Both must give the same status and, with a redirect, the same address. */
const SAME = `
  / // /// /? /?a=b //?a=b /; /. /~ /%7e /%ff /%c3%28
  /activities /activities/ /activities// /activities? /activities/? /activities?search=% /activities?search=%ff
  //activities ///activities /activities%2f /activities%2F /activities%2f7 /activities%2F7%2Fx /activities%2f?a=b
  /activities//7 /activities//7/x /activities/7//x /activities/7///x/ //activities/7/x
  /activities/7 /activities/7/ /activities/7/x /activities/7/x/ /activities/7/x// /activities/7/x/y /activities/7/x?a=//b
  /activities/7?a=%2f /activities/7/%2f /activities/%2f/x /activities/7/x%20y /activities/%ff/x /activities/7/x.png
  /activities/. /activities/7/../8/x /a/%2e%2e/activities /activities/%2e%2e/x
  /Activities /ACTIVITIES /LOGIN /%41ctivities /activities;x /activities;x=1 /activities+ /activities%20 /activities%3f
  /activities%23 /activities%09 /activities/7/%0d%0ax
  /%61ctivities /%61ctivities//7/x/ /%61ctivities%2f7 /%6cogin?a=b //%6cogin /privacy%2dpolicy
  /login/ /login// //login /login%2f /login%2F%2f /login/x /login//x
  /shared /shared/ /shared/a /shared/a/ /shared//a //shared/a /shared%2fa
  /active-play /active-play/ /active-play// //active-play /active-play%2f //active-play?a=b //indoor-activities
  /active%2dplay /active%2Dplay/?a=b /indoor%2dactivities
  /.well-known/change-password /.well-known//change-password /.well-known%2fchange-password
  /404 /404.html /index.html /activities.html /activities/index.html /favicon.svg/ /assets/ /assets/index.1.js/
  /${LONG} /activities/7/${LONG}
`
  .trim()
  .split(/\s+/)

describe('an address is the same to an export behind nginx and to the gateway', { skip: skipNginx }, () => {
  let place: Awaited<ReturnType<typeof createRenderedSite>>
  let nginx: Nginx
  let backend: Awaited<ReturnType<typeof startStubBackend>>
  let gateway: Server
  let origin: string

  before(async () => {
    backend = await startStubBackend([])
    const config = {
      ...standard,
      origin: 'http://sprouts.test',
      backend: { url: backend.url, key: 'public-key' },
    }
    place = await createRenderedSite([])
    await place.release.shell(server(SHELL_BUNDLE))
    const to = path.join(place.folder, 'export')
    await exportSite({ target: { ...place.target, folder: place.site }, config, imageHosts: [], to })
    nginx = await startNginx(place.folder, ({ socket }) =>
      readFileSync(path.join(to, 'nginx.conf'), 'utf8').replace('listen 80', `listen "unix:${socket}"`),
    )
    gateway = await serveGateway({ site: place.site, config, imageHosts: [], isRendering: false, port: 0 })
    origin = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`
  })
  after(async () => {
    backend?.stop()
    gateway?.closeAllConnections()
    if (gateway) await once(gateway.close(), 'close')
    await nginx?.stop()
    place?.remove()
  })

  async function answers(address: string) {
    const { status, headers } = await nginx.ask(address)
    const own = await fetch(origin + address, { redirect: 'manual' })
    await own.body?.cancel()
    return {
      nginx: [status, headers.location],
      gateway: [own.status, own.headers.get('location') ?? undefined],
    }
  }

  for (const address of SAME)
    test(address.slice(0, 60), async () => {
      const { nginx, gateway } = await answers(address)
      assert.deepEqual(nginx, gateway)
    })

  // no link leads to them
  for (const address of UNREADABLE)
    test(`${address}, which nginx cannot read, is no page there`, async () => {
      const { nginx, gateway } = await answers(address)
      assert.deepEqual(nginx, [400, undefined])
      assert.ok([200, 404].includes(Number(gateway[0])))
    })
})
