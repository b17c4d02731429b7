import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Chosen } from './contract.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  draw: (asked: { actor: Actor; query: { case: string }; chosen: Chosen }) => Promise<Uint8Array>
}

/** Serves the chronology as a PDF. It is drawn while its reader waits, in a thread of its own. */
export function serveChronology(app: FastifyInstance, { limiter, isOff, draw, ...deps }: Deps) {
  const call = {
    name: 'timeline.print',
    access: 'agreed',
    path: '/api/cases/:case/timeline/chronology.pdf',
    params: z.object({ case: CaseId }),
    query: Chosen,
    closedWith: { feature: 'timeline', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params, query }) => ({
    name: 'chronology.pdf',
    type: 'application/pdf',
    content: await draw({ actor, query: params, chosen: query }),
  }))
}
