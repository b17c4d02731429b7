// What is new or near in a person's cases, read with that person's own eyes: row-level security shows what a page would.
// Nothing is noted as looked at, for nobody looked.
import type { CaseTx } from '#access/cases.ts'
import { seatsOf } from '#case/cases/public.ts'
import { invitationsToMe } from '#case/people/public.ts'
import type { Counts } from '#accounts/settings/contract.ts'
import type { Here } from './here.ts'
import { noCounts } from './rules.ts'
import { type Asked, type Found, isAsked, type ReminderSource } from './source.ts'

const dayLong = 24 * 3_600_000

/** Everything that a reminder to one person can be about. Moments in milliseconds. */
export interface Seen extends Omit<Found, 'counts'> {
  counts: Counts
}

/** What is asked for of all cases of the person who acts. A parent's seat that has ended adds nothing more. */
export async function collect(tx: CaseTx, sources: readonly ReminderSource[], asked: Asked): Promise<Seen> {
  const byCase = Map.groupBy(await seatsOf(tx), ({ caseId }) => caseId)
  // An invitation has a mail of its own when it is sent: a reminder goes only where there was no answer for a day.
  const invited = (isAsked(asked, 'answer') ? await invitationsToMe(tx) : [])
    .map(({ id, sent_at: sent }) => ({ id, since: sent.getTime() + dayLong }))
    .filter(({ since }) => since <= asked.now)
  const all: Partial<Found>[] = [{ waiting: invited }]
  for (const [caseId, own] of byCase) {
    const seats = own.filter(({ isFormer }) => !isFormer)
    if (seats.length === 0) continue
    const here: Here = { caseId, zone: own[0]!.zone, seats, mine: new Set(own.map(({ memberId }) => memberId)) }
    for (const source of sources) all.push(await source(tx, here, asked))
  }
  const waiting = all.flatMap((each) => each.waiting ?? [])
  return {
    hearings: all.flatMap(({ hearings }) => hearings ?? []),
    exchanges: all.flatMap(({ exchanges }) => exchanges ?? []),
    waiting,
    counts: { ...all.reduce((total, { counts }) => (counts ? sum(total, counts) : total), noCounts), waiting: waiting.length },
  }
}

const sum = (one: Counts, { dates = 0, removed = 0, requests = 0, messages = 0, records = 0, near = 0 }: Found['counts']): Counts => ({
  ...one,
  dates: one.dates + dates,
  removed: one.removed + removed,
  requests: one.requests + requests,
  messages: one.messages + messages,
  records: one.records + records,
  near: one.near + near,
})
