import type { FastifyInstance } from 'fastify'
import { confirmed } from '#access/confirmed.ts'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import { asksFor, sendFile } from '#http/download.ts'
import type { Clock } from '#kernel/clock.ts'

interface Deps {
  actorOf: ActorOf
  onRefused: OnRefused
  clock: Clock
  /** Notes in the audit that it was given out, and gives it. */
  give: (whose: { account: string; email: string }) => Promise<{ name: string; bytes: Uint8Array }>
}

/** The download of everything that is kept of an account: no call, for its answer is a file. */
export function serveExport(app: FastifyInstance, { actorOf, onRefused, clock, give }: Deps) {
  app.get('/api/settings/export', async (request, reply) => {
    const actor = await asksFor(request, { name: 'settings.export', access: 'signedIn' }, { actorOf, onRefused })
    const { name, bytes: content } = await give(confirmed(actor, clock))
    return sendFile(reply, { name, type: 'application/zip', content })
  })
}
