/// <reference types="@fastify/swagger" />
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { asksFor, type FileDeps } from '#http/download.ts'
import { type RangedFile, sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

export interface AskedExport {
  actor: Actor
  params: { case: string; export: string }
}

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  fetch: (asked: AskedExport, what: 'zip' | 'pdf') => Promise<RangedFile>
}

const OneExport = z.object({ case: z.uuid(), export: z.uuid() })

/** What was made of a list, to be saved: the archive and the PDF, also a piece of one, so that a download that broke off goes on. */
export function serveExhibits(app: FastifyInstance, deps: Deps) {
  for (const what of ['zip', 'pdf'] as const)
    app.get(`/api/cases/:case/exhibit-exports/:export/exhibits.${what}`, { schema: { hide: true } }, async (request, reply) => {
      const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)
      if (deps.isOff('exhibits')) throw nothingHere()
      const actor = await asksFor(request, { name: `exhibits.fetch.${what}`, access: 'agreed' }, deps)
      const { success, data } = z.safeParse(OneExport, request.params)
      if (!success) throw nothingHere()
      return sendRanged(request, reply, await deps.fetch({ actor, params: data }, what), deps.report)
    })
}
