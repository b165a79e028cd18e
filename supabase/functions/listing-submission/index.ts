import { edgeDeps } from '../_shared/edge.ts'
import { handler } from './handler.ts'

const deps = edgeDeps(Deno.env.toObject())

Deno.serve((request: Request) => handler(request, deps))
