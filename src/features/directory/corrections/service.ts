import { createHash } from 'node:crypto'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Professional } from '#directory/professionals/contract.ts'
import { recordAt } from '#directory/professionals/public.ts'
import type { calls, Missing, Wrong } from './contract.ts'
import { refusalOfPrivate } from './private.ts'
import { mostMissingADay, mostWaitingOfOne, numberOf, readNumber, type Refusal, refusalOfMissing, refusalOfWrong } from './rules.ts'
import { keep, missingOn, outcomeOf, waitingOf } from './store.ts'

export interface Deps {
  db: Db
  clock: Clock
  random: Random
  /** Finds a person of the directory; `null` if no person has this id. */
  person: (id: string) => Promise<Professional | null>
}

const sha256 = (text: string) => createHash('sha256').update(text).digest()

export function service({ db, clock, random, person }: Deps): Handlers<typeof calls> {
  /**
   * The number is computed from the key and the content: a repeat gets the same number, and a text that was changed
   * after going back to the page is another suggestion. Only a hash of all three is stored.
   */
  const numberFor = (key: string | null, body: Missing | Wrong) =>
    numberOf(sha256(`number of a suggestion: ${key ?? random.uuid()} ${sha256(JSON.stringify(body)).toString('hex')}`))
  const refuse = (refusal: Refusal | null) => {
    if (refusal) throw new Fault('invalid', refusal.why, { field: refusal.field })
  }
  /**
   * Staff cannot read a thousand suggestions of a kind: beyond the limit they are refused, and counted like every refusal
   * (features/staff/telemetry).
   */
  const mustHaveRoom = async (sent: { missing: Missing } | { wrong: Wrong }) => {
    if ('wrong' in sent && (await waitingOf(db, sent.wrong.professional)) >= mostWaitingOfOne)
      throw new Fault('limited', msg`Many reports about this person wait already. We check them first: try again in some days.`)
    if ('missing' in sent && (await missingOn(db, dayOf(clock()))) >= mostMissingADay)
      throw new Fault('limited', msg`Very many people were suggested today. Nothing was sent: try again tomorrow.`)
  }
  const take = async (number: string, sent: { missing: Missing } | { wrong: Wrong }) => {
    // A repeat of a stored suggestion is answered, however many are waiting.
    if (!(await outcomeOf(db, sha256(number)))) await mustHaveRoom(sent)
    await keep(db, { id: random.uuid(), numberHash: sha256(number), receivedOn: dayOf(clock()) }, sent)
    return { number }
  }

  return {
    add: async ({ body, key }) => {
      refuse(refusalOfMissing(body) ?? refusalOfPrivate({ proof: body.proof, note: body.note }, body.name))
      return take(numberFor(key, body), { missing: body })
    },
    correct: async ({ body, key }) => {
      const of = await person(body.professional)
      if (!of) throw new Fault('invalid', msg`Nobody in the directory has this id. Search for the person again.`, { field: 'professional' })
      const refusal = refusalOfWrong(body, of)
      // A repeat of an accepted report is no new report, even if that report has corrected the fact since.
      if (refusal?.field === 'fact' && key !== null) {
        const number = numberFor(key, body)
        if (await outcomeOf(db, sha256(number))) return { number }
      }
      refuse(refusal ?? refusalOfPrivate({ now: body.now, proof: body.proof, note: body.note }, of.name))
      // By the record that has the fact: it stays the same, whatever is merged or undone before the decision.
      const { positionSeq: seq, field, was } = body
      const at = field === null ? { id: of.id, seq } : await recordAt(db, of.id, { seq, field, was })
      return take(numberFor(key, body), { wrong: { ...body, professional: at.id, positionSeq: at.seq } })
    },
    look: async ({ body }) => {
      const number = readNumber(body.number)
      const found = number === null ? undefined : await outcomeOf(db, sha256(number))
      if (!found) {
        throw new Fault('not_found', msg`Nothing has this number. Look for a letter or digit that was read wrong, and try again.`, {
          field: 'number',
        })
      }
      return found
    },
  }
}
