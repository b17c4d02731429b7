import type { FastifyInstance } from 'fastify'
import { refusalOf } from '../../access/actor.ts'
import type { ActorOf, OnRefused } from '../../http/bind.ts'
import { everywhere } from '../../http/headers.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Clock } from '../../kernel/clock.ts'

interface Needs {
  actorOf: ActorOf
  onRefused: OnRefused
  clock: Clock
  /** Notes in the audit that it was given out, and gives it. */
  give: (whose: { account: string; email: string }) => Promise<{ name: string; bytes: Uint8Array }>
}

/** How long a password, a passkey or a code that was given counts. Milliseconds. */
const confirmedFor = 10 * 60_000

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
    if (clock() - actor.confirmedAt > confirmedFor)
      throw new Fault('forbidden', 'Confirm first that it is you: with your password, a passkey or a code.', { why: 'confirm' })
    const { name, bytes } = await give(actor)
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
