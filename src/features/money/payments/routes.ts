import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { HistoryPart } from './contract.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  draw: (asked: { actor: Actor; query: { case: string }; part: HistoryPart }) => Promise<Uint8Array>
}

/**
 * Serves the history as a PDF. It is drawn while its reader waits: the history of a usual family, 40 payments, takes less than 100 ms, and one
 * of 500 payments half a second, in a thread of its own.
 */
export function serveHistory(app: FastifyInstance, { limiter, isOff, draw, ...deps }: Deps) {
  const call = {
    name: 'payments.print',
    access: 'agreed',
    path: '/api/cases/:case/payments/history.pdf',
    params: z.object({ case: CaseId }),
    query: HistoryPart,
    closedWith: { feature: 'payments', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params, query }) => ({
    name: query.year === undefined ? 'payment-history.pdf' : `payment-history-${query.year}.pdf`,
    type: 'application/pdf',
    content: await draw({ actor, query: params, part: query }),
  }))
}
