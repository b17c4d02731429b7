import { signedIn } from '#access/actor.ts'
import type { Cases } from '#access/cases.ts'
import type { DueSource } from '#case/answers/public.ts'
import { grantedSeats } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { calls, UpTo } from './contract.ts'
import { caseloadOf, mostCounted } from './reading.ts'
import { moveMarks, newsOf, wordOf } from './store.ts'

/** Deadlines of one case in the list; the rest are a number. */
const mostDues = 3

export interface CaseloadDeps {
  cases: Cases
  clock: Clock
  /** One for each feature that asks parents for an answer. */
  dues: readonly DueSource[]
}

export function service({ cases, clock, dues }: CaseloadDeps): Handlers<typeof calls> {
  return {
    list: async ({ actor }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        // The word first: what changes between the two is asked for again.
        const word = await wordOf(tx)
        const rows = await caseloadOf(tx, dues, new Date(clock()))
        return { word, rows: rows.map((row) => ({ ...row, dues: row.dues.slice(0, mostDues) })) }
      }),

    word: async ({ actor }) => cases.asActor(signedIn(actor), async (tx) => ({ word: await wordOf(tx) })),

    see: async ({ actor, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const asked = new Map(body.seats.map(({ seat, ...upTo }) => [seat, upTo]))
        const seats = (await grantedSeats(tx)).filter(({ memberId }) => asked.has(memberId))
        const news = await newsOf(tx, mostCounted)
        // No number beyond what has happened: it would hide what is to come.
        const upTo = (seat: string, origin: keyof UpTo) => Math.min(asked.get(seat)![origin], news.get(seat)?.upTo[origin] ?? 0)
        const marks = seats.map(({ caseId, memberId: seat }) => ({
          caseId,
          seat,
          shared: upTo(seat, 'shared'),
          private: upTo(seat, 'private'),
          own: upTo(seat, 'own'),
        }))
        if (marks.length > 0) await moveMarks(tx, marks, new Date(clock()))
        return { seen: marks.length }
      }),
  }
}
