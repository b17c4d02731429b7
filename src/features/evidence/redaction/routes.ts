/// <reference types="@fastify/swagger" />
// Bytes of redacted copies, which no call's reply has.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { asksFor, type FileDeps } from '#http/download.ts'
import { sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { contentOfCopy } from './content.ts'

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  copy: ReturnType<typeof contentOfCopy>
}

const OneCopy = z.object({ case: z.uuid(), redaction: z.uuid() })
const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

/** Serves redacted copies, to be saved; also a piece of one, so that a download that broke off goes on. */
export function serveCopies(app: FastifyInstance, deps: Deps) {
  app.get('/api/cases/:case/redactions/:redaction/copy.pdf', { schema: { hide: true } }, async (request, reply) => {
    if (deps.isOff('redaction')) throw nothingHere()
    const actor = await asksFor(request, { name: 'redaction.fetch', access: 'agreed' }, deps)
    const { success, data } = z.safeParse(OneCopy, request.params)
    if (!success) throw nothingHere()
    return sendRanged(request, reply, await deps.copy({ actor, params: data }), deps.report)
  })
}
