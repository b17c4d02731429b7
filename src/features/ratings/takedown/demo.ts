// Three made-up notices about made-up reviews of made-up people, and a made-up demand, so that the desk of the demonstration
// shows what it is for. They hide nothing and are counted nowhere.
import { createHash, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { clocksOf } from '#domain/takedown/clocks.ts'
import { laneOf, ruleOfGround } from '#domain/takedown/grounds.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { idOf } from '#http/key-id.ts'
import { move } from '#ratings/reviews/public.ts'
import type { Ground } from './contract.ts'

const hour = 3_600_000
const id = (name: string) => idOf('the demonstration of notices', name)
const hash = (text: string) => createHash('sha256').update(`the demonstration of notices ${text}`).digest()

interface Made {
  number: string
  ground: Ground
  /** Hours ago. */
  age: number
  sender: string
  capacity: 'self' | 'attorney'
  authority: string | null
  why: string
  evidence: string | null
  steps: readonly ('acknowledged' | 'taken' | 'decided')[]
  isFlagging: boolean
}

const made: readonly Made[] = [
  {
    number: 'DMK2-2222',
    ground: 'false_fact',
    age: 20,
    sender: 'Una Ferrow',
    capacity: 'self',
    authority: null,
    why: 'The review says how long the hearing took. The public record of that day has it otherwise.',
    evidence: 'The minutes of the made-up court, page 2.',
    steps: [],
    isFlagging: true,
  },
  {
    number: 'DMK3-3333',
    ground: 'court_order',
    age: 70,
    sender: 'Otto Lindqvist-Example',
    capacity: 'attorney',
    authority: 'For the person who is rated. A made-up bar number.',
    why: 'A court that nobody can find is said to have ordered that this review goes.',
    evidence: null,
    steps: ['acknowledged', 'taken'],
    isFlagging: false,
  },
  {
    number: 'DMK4-4444',
    ground: 'not_genuine',
    age: 24 * 9,
    sender: 'Mara Quill-Example',
    capacity: 'self',
    authority: null,
    why: 'I do not remember such a case, and I think that somebody who competes with me wrote this.',
    evidence: null,
    steps: ['acknowledged', 'taken', 'decided'],
    isFlagging: false,
  },
]

const letter =
  'We read your notice and the review. Nothing in it shows that it is not genuine, so it stays. You can send a new notice if you have something new to show.'

/** Takes the made-up notices away; outside of the demonstration there are none. */
export async function removeDemoNotices(owner: Db): Promise<void> {
  await owner.transaction().execute(async (tx) => {
    const old = sql`(select id from takedown where is_fictional)`
    await sql`delete from takedown_event where takedown_id in ${old}`.execute(tx)
    await sql`delete from takedown_rating where takedown_id in ${old}`.execute(tx)
    await sql`delete from takedown where is_fictional`.execute(tx)
    await tx.deleteFrom('legal_demand').where('id', '=', id('demand')).execute()
  })
}

/** Puts them in their place, with clocks that run from now. */
export async function putDemoNotices(owner: Db, now: number): Promise<void> {
  await removeDemoNotices(owner)
  await owner.transaction().execute(async (tx) => {
    const { rows: reviews } = await sql<{ id: string; professional: string; status: string; saw: string }>`
      select r.id, r.professional_id as professional, r.status, r.saw from review r join professional p on p.id = r.professional_id
      where p.is_fictional and p.gone_on is null and r.status in ('published', 'flagged') and r.saw <> '' order by r.id desc limit ${made.length}`.execute(
      tx,
    )
    for (const [place, notice] of made.entries()) {
      const review = reviews[place]
      if (review) await put(tx, notice, review, now)
    }
    await sql`
      insert into legal_demand (id, kind, from_whom, docket, asks_for, received_on, answer_by)
      values (${id('demand')}, 'subpoena', 'A made-up court of the demonstration', 'DEMO-1',
        'Who wrote a review. We keep no account, no address and no time with a review.', ${dayOf(now - 5 * 24 * hour)}, ${dayOf(now + 16 * 24 * hour)})`.execute(
      tx,
    )
    // The admin of the demonstration decides orders of courts too.
    await sql`
      insert into counsel_mark (account_id, reason, set_at)
      select id, 'Made up for the demonstration.', ${new Date(now)} from account where email = 'admin@demo.test' and is_demo
      on conflict do nothing`.execute(tx)
  })
}

async function put(tx: Db, notice: Made, review: { id: string; professional: string; status: string; saw: string }, now: number) {
  const { number, ground, age, steps } = notice
  const receivedAt = now - age * hour
  const { ackBy, decideBy } = clocksOf(ground, receivedAt)
  const isOrder = ground === 'court_order'
  const isDecided = steps.includes('decided')
  const at = (place: number) => new Date(receivedAt + (place + 1) * 8 * hour)
  await tx
    .insertInto('takedown')
    .values({
      id: id(number),
      number,
      key_hash: hash(`key ${number}`),
      // Nobody has the words of it.
      code_hash: hash(`code ${number}`),
      ground,
      lane: laneOf(ground),
      professional_id: review.professional,
      sender: notice.sender,
      capacity: notice.capacity,
      authority: notice.authority,
      is_official: !isOrder,
      words: ground === 'false_fact' ? review.saw.slice(0, 200) : null,
      why: notice.why,
      evidence: notice.evidence,
      court: isOrder ? 'Superior Court of Nowhere County' : null,
      docket: isOrder ? 'DEMO-77' : null,
      parties: isOrder ? 'Example against Unknown' : null,
      country: isOrder ? 'United States' : null,
      was_served: isOrder ? 'no' : null,
      is_final: isOrder ? 'unknown' : null,
      is_court_known: isOrder ? false : null,
      received_at: new Date(receivedAt),
      ack_by: new Date(ackBy),
      decide_by: decideBy === null ? null : new Date(decideBy),
      state: isDecided ? 'decided' : steps.length > 0 ? 'in_review' : 'received',
      acknowledged_at: steps.length > 0 ? at(0) : null,
      outcome: isDecided ? 'kept' : null,
      letter: isDecided ? letter : null,
      closed_at: isDecided ? at(2) : null,
      is_repeat: false,
      is_over: false,
      is_proven: true,
      is_fictional: true,
    })
    .execute()
  await tx
    .insertInto('takedown_rating')
    .values({
      takedown_id: id(number),
      review_id: review.id,
      effect: notice.isFlagging ? 'flagged' : 'none',
      became: isDecided ? 'kept' : null,
    })
    .execute()
  await tx
    .insertInto('takedown_event')
    .values(
      ['received', ...steps].map((event, place) => ({
        id: id(`${number} ${event}`),
        takedown_id: id(number),
        n: place + 1,
        event,
        actor: place === 0 ? 'sender' : 'staff',
        reason: event === 'decided' ? 'Nothing was shown for it.' : null,
        at: place === 0 ? new Date(receivedAt) : at(place - 1),
      })),
    )
    .execute()
  if (notice.isFlagging && review.status === 'published') {
    const step = { id: randomUUID(), reviewId: review.id, event: 'flagged', actor: 'reader', onDay: dayOf(receivedAt) } as const
    await move(tx, { ...step, rules: [ruleOfGround(ground)] })
  }
}
