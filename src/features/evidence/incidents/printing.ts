import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, writersIn } from '#case/cases/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { Filters } from './contract.ts'
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
