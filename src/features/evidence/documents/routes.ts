import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { CaseId } from '#case/cases/contract.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Filters } from './contract.ts'
import type { printed } from './printing.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  printed: ReturnType<typeof printed>
}

/** Serves papers about documents as PDF. They are drawn while their reader waits, in a thread of its own. */
export function servePapers(app: FastifyInstance, { limiter, isOff, printed: papers, ...deps }: Deps) {
  const every = {
    access: 'agreed',
    closedWith: { feature: 'documents', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  const index = {
    ...every,
    name: 'documents.index',
    path: '/api/cases/:case/documents/index.pdf',
    params: z.object({ case: CaseId }),
    query: Filters,
  } as const
  serveFile(app, index, deps, async ({ actor, params, query }) => ({
    name: 'documents.pdf',
    type: 'application/pdf',
    content: await papers.index({ actor, query: params, part: query }),
  }))
  const certificate = {
    ...every,
    name: 'documents.certificate',
    path: '/api/cases/:case/documents/:document/steps/:step/certificate.pdf',
    params: z.object({ case: CaseId, document: z.uuid(), step: z.uuid() }),
  } as const
  serveFile(app, certificate, deps, async ({ actor, params }) => ({
    name: 'certificate-of-service.pdf',
    type: 'application/pdf',
    content: await papers.certificate({ actor, params }),
  }))
}
