import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { type FileKind, fileTypes } from './rules.ts'

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  file: (actor: Actor, at: { caseId: string; plan: string; kind: FileKind }) => Promise<Uint8Array>
}

/** The files of a plan. */
export function servePlanFiles(app: FastifyInstance, { limiter, isOff, file, ...deps }: Deps) {
  const call = {
    name: 'plans.file',
    access: 'agreed',
    path: '/api/cases/:case/plans/:plan/plan.:kind',
    params: z.object({ case: z.uuid(), plan: z.uuid(), kind: z.enum(['pdf', 'docx', 'json']) }),
    closedWith: { feature: 'plans', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params: { case: caseId, plan, kind } }) => ({
    name: `plan.${kind}`,
    type: fileTypes[kind],
    content: await file(actor, { caseId, plan, kind }),
  }))
}
