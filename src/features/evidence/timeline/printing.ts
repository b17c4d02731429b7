import type { Actor } from '#access/actor.ts'
import { caseHandlers, writersIn } from '#case/cases/public.ts'
import { momentIn } from '#case/records/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { Chosen } from './contract.ts'
import { chronologyPaper } from './paper.ts'
import { chronologyOf } from './reading.ts'
import { scopesOf, type TimelineDeps } from './service.ts'

interface Printing extends TimelineDeps {
  papers: Papers
  appUrl: string
}

/** The chronology as a PDF. It is read at one moment, and drawn after that without a connection to the database. */
export function printed({ papers, appUrl, lanes, exhibitLabels, ...deps }: Printing) {
  const read = caseHandlers(deps, 'case', scopesOf(lanes)).inSeat(
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
  return async (asked: Parameters<typeof read>[0]) => (await papers.draw(await read(asked))).bytes
}
