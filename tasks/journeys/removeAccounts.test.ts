import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { removeAccounts } from '../../e2e/run/removeAccounts.ts'
import { addressPrefix } from '../../e2e/run/run.ts'

test('an account that the service keeps is named, and the others of the run are removed', async (context) => {
  const users = [
    { id: 'a', email: `${addressPrefix}1@example.com` },
    { id: 'kept', email: `${addressPrefix}2@example.com` },
    { id: 'b', email: `${addressPrefix}3@example.com` },
    { id: 'other', email: 'mia@example.com' },
  ]
  const removed: (string | undefined)[] = []
  const service = createServer(({ method, url }, response) => {
    if (method === 'GET') return response.end(JSON.stringify({ users }))
    const id = url?.split('/').at(-1)
    if (id === 'kept') response.statusCode = 500
    else removed.push(id)
    response.end()
  }).listen(0, '127.0.0.1')
  context.after(() => {
    service.closeAllConnections()
    service.close()
  })
  await once(service, 'listening')
  const origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  await assert.rejects(
    removeAccounts(origin, 'key'),
    new RegExp(`^Error: Accounts of the tests remain: ${origin}/auth/v1/admin/users/kept answers 500$`),
  )
  assert.deepEqual(removed, ['a', 'b'])
})
