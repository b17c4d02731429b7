import type { FastifyInstance } from 'fastify'
import { type Actor, refusalOf } from '#access/actor.ts'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import { everywhere } from '#http/headers.ts'
import { Fault } from '#kernel/fault.ts'
import type { Attachment } from './contract.ts'
import { endingOf } from './file-type.ts'

interface Needs {
  actorOf: ActorOf
  onRefused: OnRefused
  file: (actor: Actor, number: string, place: number) => Promise<{ number: string; type: Attachment['type']; content: Buffer }>
}

/**
 * The files of tickets, for the desk alone. What a stranger sent is saved and never shown by our own address: as an
 * attachment, of the type that was found in it, and in a sandbox where a browser shows it all the same.
 */
export function serveTicketFiles(app: FastifyInstance, { actorOf, onRefused, file }: Needs) {
  app.get<{ Params: { number: string; place: string } }>('/api/desk/tickets/:number/files/:place', async (request, reply) => {
    const actor = await actorOf(request)
    const why = refusalOf(actor, { staff: 'support' })
    if (why !== null) {
      onRefused(actor, 'support.fetchFile', why)
      throw new Fault(
        why === 'sign_in' ? 'unauthenticated' : 'forbidden',
        why === 'sign_in' ? 'Sign in first.' : 'This is not open to your account.',
        {
          why,
        },
      )
    }
    const place = /^[123]$/.test(request.params.place) ? Number(request.params.place) : 0
    const { number, type, content } = await file(actor, request.params.number, place)
    return reply
      .headers({
        ...everywhere,
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
        'content-type': type,
        'content-disposition': `attachment; filename="${number}-${place}.${endingOf[type]}"`,
      })
      .send(content)
  })
}
