import type { FastifyInstance } from 'fastify'
import { refusalOf } from '#access/actor.ts'
import { confirmed } from '#access/confirmed.ts'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import { everywhere } from '#http/headers.ts'
import { Fault } from '#kernel/fault.ts'
import type { Clock } from '#kernel/clock.ts'

interface Needs {
  actorOf: ActorOf
  onRefused: OnRefused
  clock: Clock
  /** Notes in the audit that it was given out, and gives it. */
  give: (whose: { account: string; email: string }) => Promise<{ name: string; bytes: Uint8Array }>
}

/** The download of everything that is kept of an account: no call, for its answer is a file. */
export function serveExport(app: FastifyInstance, { actorOf, onRefused, clock, give }: Needs) {
  app.get('/api/settings/export', async (request, reply) => {
    const actor = await actorOf(request)
    const why = refusalOf(actor, 'signedIn')
    if (actor.kind === 'nobody') throw new Fault('unauthenticated', 'Sign in first.', { why: 'sign_in' })
    if (why) {
      onRefused(actor, 'settings.export', why)
      throw new Fault('forbidden', 'This is not open to your account now. Write to support if you think that is wrong.', { why })
    }
    const { name, bytes } = await give(confirmed(actor, clock))
    return reply
      .headers({
        ...everywhere,
        'cache-control': 'no-store',
        'content-type': 'application/zip',
        'content-disposition': `attachment; filename="${name}"`,
      })
      .send(Buffer.from(bytes))
  })
}
