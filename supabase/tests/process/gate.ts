import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** What a gate does with connections: it passes them on, closes them at once, or says nothing and keeps them. */
type Way = 'passes' | 'closes' | 'is silent'

/** A TCP server in front of another one, which can fail as a database or the way to it does. */
export async function openGate(target: { host: string; port: number }) {
  let way: Way = 'passes'
  const sockets = new Set<Socket>()
  const keep = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).once('close', () => sockets.delete(socket))
  }
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer((client) => {
    keep(client)
    if (way === 'closes') return client.destroy()
    if (way === 'is silent') return client.resume()
    const behind = connect(target)
    keep(behind)
    for (const [from, to] of [
      [client, behind],
      [behind, client],
    ] as const) {
      from.on('data', (bytes) => way === 'passes' && to.write(bytes))
      from.once('close', () => to.destroy())
    }
  })
  let port = 0
  const listen = async () => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    port = address instanceof Object ? address.port : 0
  }
  await listen()
  return {
    port,
    /** From now on. Open connections are cut unless it is silent. */
    set(next: Way) {
      way = next
      if (next !== 'is silent') cut()
    },
    /** Refuses connections, as no server at all does. */
    async shut() {
      server.close()
      cut()
      await once(server, 'close')
    },
    listen,
  }
}
