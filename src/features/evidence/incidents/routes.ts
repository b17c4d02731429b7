import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Filters } from './contract.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  draw: (asked: { actor: Actor; query: { case: string }; part: Filters }) => Promise<Uint8Array>
}

/** Serves the packet as a PDF. It is drawn while its reader waits, in a thread of its own. */
export function servePacket(app: FastifyInstance, { limiter, isOff, draw, ...deps }: Deps) {
  const call = {
    name: 'incidents.print',
    access: 'agreed',
    path: '/api/cases/:case/incidents/packet.pdf',
    params: z.object({ case: CaseId }),
    query: Filters,
    closedWith: { feature: 'incidents', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params, query }) => ({
    name: 'incidents.pdf',
    type: 'application/pdf',
    content: await draw({ actor, query: params, part: query }),
  }))
}
