import { zipSync } from 'fflate'
import { type Actor, signedIn } from '#access/actor.ts'
import { grantedSeats } from '#case/cases/public.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Ics, WriteEvent } from '#ports/ics/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import { type ComingHearing, comingHearings } from '#schedule/hearings/public.ts'
import { caseloadCsv } from './csv.ts'
import { caseloadPaper } from './paper.ts'
import { caseloadOf } from './reading.ts'
import { rowsWith } from './rules.ts'
import type { CaseloadDeps } from './service.ts'

export interface ExportDeps extends CaseloadDeps {
  papers: Papers
  ics: Ics
  appUrl: string
}

const eventOf =
  (titles: ReadonlyMap<string, string>, host: string) =>
  (hearing: ComingHearing): WriteEvent => ({
    uid: `hearing-${hearing.id}@${host}`,
    title: `${hearing.title} (${titles.get(hearing.seat) ?? ''})`,
    from: hearing.fromAt.getTime(),
    to: hearing.toAt.getTime(),
    place: [hearing.court, hearing.room].filter((part) => part !== '').join(', '),
    sequence: hearing.sequence,
    lastModified: hearing.updatedAt.getTime(),
  })

/**
 * The list as an archive: on paper, as a table, and the coming hearings as a calendar. It is read at one moment, and drawn after that
 * without a connection to the database.
 */
export function exported({ cases, clock, dues, papers, ics, appUrl }: ExportDeps) {
  return async ({ actor, q }: { actor: Actor; q: string }): Promise<Uint8Array> => {
    const person = signedIn(actor)
    const now = new Date(clock())
    const host = new URL(appUrl).host
    const { rows, hearings } = await cases.asActor(person, async (tx) => {
      const found = rowsWith(await caseloadOf(tx, dues, now), q)
      const seats = (await grantedSeats(tx)).filter(({ memberId }) => found.some(({ seat }) => seat === memberId))
      return { rows: found, hearings: await comingHearings(tx, seats, now, { isNext: false }) }
    })
    const paper = await papers.draw(caseloadPaper(rows, { madeBy: `${person.firstName} ${person.lastName}`, madeAt: now, host, q }))
    const titles = new Map(rows.map(({ seat, title }) => [seat, title]))
    // Someone with two seats in one case may see one hearing in both.
    const once = [...new Map(hearings.map((hearing) => [hearing.id, hearing])).values()]
    const calendar = ics.write({ name: english(msg`Hearings`), zone: 'UTC' }, once.map(eventOf(titles, host)))
    const text = new TextEncoder()
    return zipSync(
      { 'caseload.pdf': paper.bytes, 'caseload.csv': text.encode(caseloadCsv(rows)), 'hearings.ics': text.encode(calendar) },
      { level: 6, mtime: now },
    )
  }
}
