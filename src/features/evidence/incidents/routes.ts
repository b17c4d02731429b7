import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import { type CaseDeps, caseHandlers, writersIn } from '#case/cases/public.ts'
import type { IsOff } from '#http/bind.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import type { Limiter } from '#http/limits.ts'
import type { Papers } from '#ports/papers/port.ts'
import { Filters } from './contract.ts'
import { packetIn } from './packet.ts'
import { packetPaper } from './paper.ts'

interface Printing extends CaseDeps {
  papers: Papers
  appUrl: string
}

/** The packet as a PDF. It is read at one moment, and drawn after that without a connection to the database. */
export function printed({ papers, appUrl, ...deps }: Printing) {
  const read = caseHandlers(deps, 'case', null).inSeat(async (c, { part }: { actor: Actor; query: { case: string }; part: Filters }) => {
    const packet = await packetIn(c, part)
    const { nameOf } = await writersIn(c.tx, c.caseId)
    return packetPaper(packet, {
      title: c.seat.title,
      madeBy: nameOf(c.seat.memberId, c.now),
      madeAt: c.at,
      host: new URL(appUrl).host,
    })
  })
  return async (asked: Parameters<typeof read>[0]) => (await papers.draw(await read(asked))).bytes
}

interface Deps extends FileDeps {
  limiter: Limiter
  isOff: IsOff
  draw: ReturnType<typeof printed>
}

/** Serves the packet as a PDF. It is drawn while its reader waits, in a thread of its own. */
export function servePacket(app: FastifyInstance, { limiter, isOff, draw, ...deps }: Deps) {
  const call = {
    name: 'incidents.print',
    access: 'agreed',
    path: '/api/cases/:case/incidents/packet.pdf',
    params: z.object({ case: CaseId }),
    query: Filters,
    closedWith: { feature: 'incidents', isOff },
    limit: { most: 30, minutes: 10, limiter },
  } as const
  serveFile(app, call, deps, async ({ actor, params, query }) => ({
    name: 'incidents.pdf',
    type: 'application/pdf',
    content: await draw({ actor, query: params, part: query }),
  }))
}
