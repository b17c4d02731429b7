import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import { endingOf } from '#http/file-type.ts'
import type { Attachment } from './contract.ts'

interface Deps extends FileDeps {
  file: (actor: Actor, number: string, place: number) => Promise<{ number: string; type: Attachment['type']; content: Buffer }>
}

/**
 * The files of tickets, for the desk alone. What a stranger sent is saved and never shown by our own address: as an
 * attachment, of the type that was found in it, and in a sandbox where a browser shows it all the same.
 */
export function serveTicketFiles(app: FastifyInstance, { file, ...deps }: Deps) {
  const call = {
    name: 'support.fetchFile',
    access: { staff: 'support' },
    path: '/api/desk/tickets/:number/files/:place',
    params: z.object({ number: z.string(), place: z.string() }),
  } as const
  serveFile(app, call, deps, async ({ actor, params }) => {
    const place = /^[123]$/.test(params.place) ? Number(params.place) : 0
    const { number, type, content } = await file(actor, params.number, place)
    return { name: `${number}-${place}.${endingOf[type]}`, type, content }
  })
}
