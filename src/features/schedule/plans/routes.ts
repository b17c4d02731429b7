import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { addressOf } from '#http/address.ts'
import type { ActorOf, IsOff, OnRefused } from '#http/bind.ts'
import { asksFor, sendFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import { Fault } from '#kernel/fault.ts'
import { type FileKind, fileTypes } from './rules.ts'

interface Deps {
  actorOf: ActorOf
  onRefused: OnRefused
  limiter: Limiter
  isOff: IsOff
  file: (actor: Actor, at: { caseId: string; plan: string; kind: FileKind }) => Promise<Uint8Array>
}

const Params = z.object({ case: z.uuid(), plan: z.uuid(), kind: z.enum(['pdf', 'docx', 'json']) })
const call = { name: 'plans.file', access: 'agreed' } as const

/** The files of a plan: no call, for the answer is a file. */
export function servePlanFiles(app: FastifyInstance, { actorOf, onRefused, limiter, isOff, file }: Deps) {
  app.get('/api/cases/:case/plans/:plan/plan.:kind', { schema: { hide: true } }, async (request, reply) => {
    if (isOff('plans')) throw new Fault('not_found', 'There is nothing at this address.')
    const actor = await asksFor(request, call, { actorOf, onRefused })
    const params = z.safeParse(Params, request.params)
    if (!params.success) throw new Fault('not_found', 'There is nothing at this address.')
    limiter.take(call.name, { most: 30, minutes: 10 }, addressOf(request))
    const { case: caseId, plan, kind } = params.data
    const content = await file(actor, { caseId, plan, kind })
    return sendFile(reply, { name: `plan.${kind}`, type: fileTypes[kind], content })
  })
}
