import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a server of this machine, at an address of its own. `cut` ends it for good, as a train in a tunnel does. */
export async function openLine(to: string) {
  const ends = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(Number(new URL(to).port), new URL(to).hostname)
    near.pipe(far).pipe(near)
    for (const end of [near, far]) {
      ends.add(end)
      // the other end has gone
      end.on('error', () => {
        near.destroy()
        far.destroy()
      })
      end.on('close', () => ends.delete(end))
    }
  }).listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://127.0.0.1:${(line.address() as AddressInfo).port}`,
    cut() {
      line.close()
      for (const end of ends) end.destroy()
    },
  }
}
