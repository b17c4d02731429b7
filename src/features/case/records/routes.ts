import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { asksFor, type FileDeps } from '#http/download.ts'
import { type RangedFile, sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  record: (asked: { actor: Actor; params: { case: string; record: string } }) => Promise<RangedFile>
  certificate: (asked: { actor: Actor; params: { case: string; copy: string } }) => Promise<RangedFile>
}

const OneRecord = z.object({ case: z.uuid(), record: z.uuid() })
const OneCopy = z.object({ case: z.uuid(), copy: z.uuid() })

/** The archive of a record and a signed certificate, to be saved; also a piece of one, so that a download that broke off goes on. */
export function serveRecords(app: FastifyInstance, deps: Deps) {
  const serve = <P>(
    path: string,
    name: string,
    Params: z.ZodMiniType<P>,
    fetch: (asked: { actor: Actor; params: P }) => Promise<RangedFile>,
  ) =>
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)
      if (deps.isOff('records')) throw nothingHere()
      const actor = await asksFor(request, { name, access: 'agreed' }, deps)
      const params = z.safeParse(Params, request.params)
      if (!params.success) throw nothingHere()
      return sendRanged(request, reply, await fetch({ actor, params: params.data }), deps.report)
    })
  serve('/api/cases/:case/records/:record/record.zip', 'records.fetch', OneRecord, deps.record)
  serve('/api/cases/:case/copies/:copy/certificate.pdf', 'records.fetchCertificate', OneCopy, deps.certificate)
}
