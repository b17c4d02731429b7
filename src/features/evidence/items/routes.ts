/// <reference types="@fastify/swagger" />
// Bytes of items, which no call's reply has.
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { asksFor, type FileDeps } from '#http/download.ts'
import { sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { contents } from './content.ts'

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  contents: ReturnType<typeof contents>
}

const OneItem = z.object({ case: z.uuid(), item: z.uuid() })
const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

/** Serves copies and small pictures of items. */
export function serveItems(app: FastifyInstance, deps: Deps) {
  for (const what of ['copy', 'small'] as const)
    app.get(`/api/cases/:case/evidence/:item/${what}`, { schema: { hide: true } }, async (request, reply) => {
      if (deps.isOff('items')) throw nothingHere()
      const actor = await asksFor(request, { name: `items.${what}`, access: 'agreed' }, deps)
      const { success, data } = z.safeParse(OneItem, request.params)
      if (!success) throw nothingHere()
      return sendRanged(request, reply, await deps.contents[what]({ actor, params: data }), deps.report)
    })
}
