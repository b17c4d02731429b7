// What is new or near in somebody's cases, read with their own eyes through the doors of the features: row-level security shows
// what a page would. Nothing is noted as looked at, for nobody looked.
import type { CaseTx } from '#access/cases.ts'
import { seatsOf } from '#case/cases/public.ts'
import { invitationsToMe } from '#case/people/public.ts'
import type { Counts } from '#accounts/settings/contract.ts'
import { countsOf, sum } from './counts.ts'
import { exchangesAhead } from './exchanges.ts'
import { hearingsOf, type SeenHearing } from './hearings.ts'
import type { Here } from './here.ts'
import { noQuestions, questionsOf, waitingOf } from './questions.ts'
import { type CaseFeature, type DigestTurn, noCounts } from './rules.ts'

const dayLong = 24 * 3_600_000

/** What somebody sees that may be told. Moments in milliseconds. */
export interface Seen {
  hearings: SeenHearing[]
  exchanges: { key: string; due: number }[]
  waiting: { id: string; since: number }[]
  counts: Counts
}

/** What is asked for: `digest` is the day's mail where one is due, which tells of everything. */
interface Asked {
  now: number
  features: readonly CaseFeature[]
  digest: DigestTurn | null
}

/** What may be told of all cases of whoever acts, as far as it is asked for. A parent's seat that has ended tells nothing more. */
export async function collect(tx: CaseTx, { now, features, digest }: Asked): Promise<Seen> {
  const asks = (feature: CaseFeature) => digest !== null || features.includes(feature)
  const byCase = Map.groupBy(await seatsOf(tx), ({ caseId }) => caseId)
  // Its own mail went when it was sent: only who has not answered for a day is reminded.
  const invited = (asks('answer') ? await invitationsToMe(tx) : [])
    .map(({ id, sent_at: sent }) => ({ id, since: sent.getTime() + dayLong }))
    .filter(({ since }) => since <= now)
  const found: Seen = { hearings: [], exchanges: [], waiting: invited, counts: { ...noCounts, waiting: invited.length } }
  for (const [caseId, all] of byCase) {
    const seats = all.filter(({ isFormer }) => !isFormer)
    if (seats.length === 0) continue
    const here: Here = { caseId, zone: all[0]!.zone, seats, mine: new Set(all.map(({ memberId }) => memberId)) }
    const hearings = asks('hearing') ? await hearingsOf(tx, here, now) : []
    const exchanges = asks('exchange') ? await exchangesAhead(tx, here, now) : []
    const questions = asks('answer') ? await questionsOf(tx, here) : noQuestions
    found.hearings.push(...hearings)
    found.exchanges.push(...exchanges)
    found.waiting.push(...waitingOf(here, questions, now))
    if (digest) found.counts = sum(found.counts, await countsOf(tx, here, digest, { hearings, exchanges, questions, now }))
  }
  return found
}
