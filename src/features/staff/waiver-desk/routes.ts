import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import { endingOf } from '#http/file-type.ts'

interface Deps extends FileDeps {
  file: (actor: Actor, waiver: string, file: string) => Promise<{ place: number; type: string; content: Buffer }>
}

/** Documents of applications, for the person who has claimed one: saved and never shown by our own address. */
export function serveDocuments(app: FastifyInstance, { file, ...deps }: Deps) {
  const call = {
    name: 'waiverDesk.file',
    access: { staff: 'admin' },
    path: '/api/staff/waivers/:waiver/files/:file',
    params: z.object({ waiver: z.uuid(), file: z.uuid() }),
  } as const
  serveFile(app, call, deps, async ({ actor, params }) => {
    const { place, type, content } = await file(actor, params.waiver, params.file)
    return { name: `document-${place}.${endingOf[type as keyof typeof endingOf]}`, type, content }
  })
}
