import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers, writersIn } from '#case/cases/public.ts'
import { momentIn } from '#case/records/public.ts'
import type { ItemNames } from '#money/books/public.ts'
import type { Papers } from '#ports/papers/port.ts'
import type { HistoryPart } from './contract.ts'
import { history } from './history.ts'
import { historyPaper } from './paper.ts'
import { todayIn } from './present.ts'

interface Deps extends CaseDeps {
  papers: Papers
  sources: readonly ItemNames[]
  appUrl: string
}

/** The history as a PDF, for anyone who sees it. It is read at one moment, and drawn after that without a connection to the database. */
export function printed({ papers, sources, appUrl, ...deps }: Deps) {
  const read = caseHandlers(deps, 'payments').inSeat(async (c, { part }: { actor: Actor; query: { case: string }; part: HistoryPart }) => {
    const data = await history(c, part, todayIn(c), sources)
    const { nameOn, nameOf } = await writersIn(c.tx, c.caseId)
    return historyPaper(data, part, {
      title: c.seat.title,
      names: { A: nameOn('A', c.now), B: nameOn('B', c.now) },
      madeBy: nameOf(c.seat.memberId, c.now),
      madeAt: momentIn(c.seat.zone)(c.at),
      host: new URL(appUrl).host,
    })
  })
  return async (asked: Parameters<typeof read>[0]) => (await papers.draw(await read(asked))).bytes
}
