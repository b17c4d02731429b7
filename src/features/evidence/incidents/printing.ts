import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, writersIn } from '#case/cases/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import { type LeavingPaper, partAs } from '#evidence/filing/public.ts'
import { Filters } from './contract.ts'
import { packetIn } from './packet.ts'
import { packetPaper } from './paper.ts'

interface Printing extends CaseDeps {
  papers: Papers
  appUrl: string
}

/** The packet as it would be printed now, read at one moment. */
function packetReader({ appUrl, ...deps }: Omit<Printing, 'papers'>) {
  return caseHandlers(deps, 'case', null).inSeat(async (c, { part }: { actor: Actor; query: { case: string }; part: Filters }) => {
    const packet = await packetIn(c, part)
    const { nameOf } = await writersIn(c.tx, c.caseId)
    return packetPaper(packet, {
      title: c.seat.title,
      madeBy: nameOf(c.seat.memberId, c.now),
      madeAt: c.at,
      host: new URL(appUrl).host,
    })
  })
}

/** The packet as a PDF, drawn without a connection to the database. */
export function printed({ papers, ...deps }: Printing) {
  const read = packetReader(deps)
  return async (asked: Parameters<typeof read>[0]) => (await papers.draw(await read(asked))).bytes
}

/** The same to be checked before it leaves. */
export function leavingPacket(deps: Omit<Printing, 'papers'>): LeavingPaper {
  const read = packetReader(deps)
  return {
    name: 'incidents',
    file: 'incidents.pdf',
    read: ({ actor, caseId, part }) => read({ actor, query: { case: caseId }, part: partAs(Filters, part) }),
  }
}
