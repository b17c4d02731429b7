import type { Actor } from '#access/actor.ts'
import { caseHandlers, writersIn } from '#case/cases/public.ts'
import { momentIn } from '#case/records/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import { type LeavingPaper, partAs } from '#evidence/filing/public.ts'
import { Chosen } from './contract.ts'
import { chronologyPaper } from './paper.ts'
import { chronologyOf } from './reading.ts'
import { scopesOf, type TimelineDeps } from './service.ts'

interface Printing extends TimelineDeps {
  papers: Papers
  appUrl: string
}

/** The chronology as it would be printed now, read at one moment. */
function chronologyReader({ appUrl, lanes, exhibitLabels, ...deps }: Omit<Printing, 'papers'>) {
  return caseHandlers(deps, 'case', scopesOf(lanes)).inSeat(
    async (c, { chosen }: { actor: Actor; query: { case: string }; chosen: Chosen }) => {
      const marks = await chronologyOf(c, { lanes, exhibitLabels }, chosen)
      const { nameOf, nameOn } = await writersIn(c.tx, c.caseId)
      return chronologyPaper(marks, chosen, {
        title: c.seat.title,
        names: { A: nameOn('A', c.now), B: nameOn('B', c.now) },
        madeBy: c.seat.role === 'parent' ? nameOf(c.seat.memberId, c.now) : '',
        madeAt: momentIn(c.seat.zone)(c.at),
        host: new URL(appUrl).host,
      })
    },
  )
}

/** The chronology as a PDF, drawn without a connection to the database. */
export function printed({ papers, ...deps }: Printing) {
  const read = chronologyReader(deps)
  return async (asked: Parameters<typeof read>[0]) => (await papers.draw(await read(asked))).bytes
}

/** The same to be checked before it leaves. */
export function leavingChronology(deps: Omit<Printing, 'papers'>): LeavingPaper {
  const read = chronologyReader(deps)
  return {
    name: 'timeline',
    file: 'chronology.pdf',
    read: ({ actor, caseId, part }) => read({ actor, query: { case: caseId }, chosen: partAs(Chosen, part) }),
  }
}
