import { EventEmitter, once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export type SmtpServer = {
  url: string
  /** Each received e-mail: its envelope, and its headers and body as one text. */
  received: { from: string; to: string[]; data: string }[]
  /** What it does with an e-mail: takes it, refuses its recipient, takes it and hangs up, or takes it and waits for `goOn`. */
  mode: 'take' | 'refuse' | 'hang up' | 'wait'
  goOn: () => void
  /** Resolves when it has received so many e-mails. */
  until: (count: number) => Promise<void>
  close: () => Promise<void>
}

/** A local mail server, with the part of RFC 5321 that the tests need. 0 selects a free port. */
export async function startSmtpServer(port = 0): Promise<SmtpServer> {
  const events = new EventEmitter()
  const server = createServer((socket) => void converse(socket, running, events)).listen(port, '127.0.0.1')
  const running: SmtpServer = {
    url: '',
    received: [],
    mode: 'take',
    goOn: () => events.emit('go on'),
    async until(count) {
      while (running.received.length < count) await once(events, 'received')
    },
    async close() {
      server.close()
      await once(server, 'close')
    },
  }
  await once(server, 'listening')
  // a test that fails ends all the same
  server.unref()
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('No port')
  running.url = `smtp://127.0.0.1:${address.port}`
  return running
}

async function converse(socket: Socket, server: SmtpServer, events: EventEmitter): Promise<void> {
  socket.on('error', () => {})
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail = { from: '', to: [] as string[], data: '' }
  let isData = false
  say('220 ready')
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (isData && line === '.') {
      isData = false
      server.received.push(mail)
      events.emit('received')
      if (server.mode === 'hang up') return void socket.destroy()
      if (server.mode === 'wait') await once(events, 'go on')
      mail = { from: '', to: [], data: '' }
      say('250 taken')
    } else if (isData) mail.data += `${line}\n`
    else if (line === 'DATA') {
      isData = true
      say('354 go on')
    } else {
      const address = /^(MAIL FROM|RCPT TO):<(.*?)>/.exec(line)
      if (address?.[1] === 'MAIL FROM') mail.from = address[2] ?? ''
      if (address?.[1] === 'RCPT TO') mail.to.push(address[2] ?? '')
      const isRefused = server.mode === 'refuse' && address?.[1] === 'RCPT TO'
      say(isRefused ? `451 <${address[2]}> try again later` : line === 'QUIT' ? '221 bye' : '250 ok')
      if (line === 'QUIT') socket.end()
    }
  }
}
