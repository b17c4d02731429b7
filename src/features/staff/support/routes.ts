import type { FastifyInstance } from 'fastify'
import type { Actor } from '#access/actor.ts'
import type { ActorOf, OnRefused } from '#http/bind.ts'
import { asksFor, sendFile } from '#http/download.ts'
import type { Attachment } from './contract.ts'
import { endingOf } from '#http/file-type.ts'

interface Deps {
  actorOf: ActorOf
  onRefused: OnRefused
  file: (actor: Actor, number: string, place: number) => Promise<{ number: string; type: Attachment['type']; content: Buffer }>
}

/**
 * The files of tickets, for the desk alone. What a stranger sent is saved and never shown by our own address: as an
 * attachment, of the type that was found in it, and in a sandbox where a browser shows it all the same.
 */
export function serveTicketFiles(app: FastifyInstance, { actorOf, onRefused, file }: Deps) {
  app.get<{ Params: { number: string; place: string } }>('/api/desk/tickets/:number/files/:place', async (request, reply) => {
    const actor = await asksFor(request, { name: 'support.fetchFile', access: { staff: 'support' } }, { actorOf, onRefused })
    const place = /^[123]$/.test(request.params.place) ? Number(request.params.place) : 0
    const { number, type, content } = await file(actor, request.params.number, place)
    return sendFile(reply, { name: `${number}-${place}.${endingOf[type]}`, type, content })
  })
}
