import { edgeDeps } from '../_shared/edge.ts'
import { handler } from './handler.ts'

const secrets = Deno.env.toObject()
const deps = edgeDeps(secrets)
const secret = secrets.OUTBOX_SECRET
if (!secret) throw new Error('The secret OUTBOX_SECRET is not set')

Deno.serve((request: Request) => handler(request, deps, secret))
