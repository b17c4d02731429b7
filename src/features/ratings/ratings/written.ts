import { createHash } from 'node:crypto'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import type { Closed } from '#domain/directory/rateable.ts'
import { isWithin, type Term } from '#domain/directory/term.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Text } from '#kernel/text.ts'
import type { Role } from '#directory/professionals/contract.ts'
import { delayRange } from '#ratings/reviews/rules.ts'
import type { Said } from './contract.ts'
import { monthQuestion, refusalOf } from './rules.ts'
import { policyVersion, type Screened } from './screening.ts'
import type { StoredVersion } from './store.ts'

/** What filing a rating needs to know about a professional. */
export interface Rated {
  /** The id of the profile; for a merged record, the id of the surviving profile. */
  id: string
  name: string
  role: Role
  kind: string
  gone: boolean
  /** Why the profile takes no ratings and shows only facts. */
  closed?: Closed | null
  /** The months in which the person is known to have served; empty if nothing is known. */
  terms?: readonly Term[]
}

/** @throws Fault `invalid`, about a field */
export const refuse = (why: Text, field: string): never => {
  throw new Fault('invalid', why, { field })
}

const isOutside = (said: Said, rated: Rated) => !isWithin(said.eventMonth, rated.terms ?? [])

/** An id that reveals nothing, and is the same for every attempt with one key, so that a rating is stored once. */
export function ratingId(key: string): string {
  const bytes = createHash('sha256').update(`rating\n${key}`).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** What the first version of a rating and each later one share: how it is checked, stored and answered. */
export function written({ clock, demo }: { clock: Clock; demo: boolean }) {
  return {
    check: (said: Said, rated: Rated) => {
      const refusal = refusalOf(said, rated, dayOf(clock()))
      if (refusal) refuse(refusal.why, refusal.field)
      if (isOutside(said, rated) && !said.monthSure)
        throw new Fault('invalid', monthQuestion(rated.name, rated.terms ?? []), { field: 'eventMonth', ask: 'month' })
    },

    /** A version as it is stored; one from a plain form waits for a moderator. */
    storedFields: (said: Said, rated: Rated, screened: Screened, byForm: boolean) => {
      const heldFor = [...screened.heldFor, ...(isOutside(said, rated) ? ['term'] : []), ...(byForm ? ['form'] : [])]
      return {
        criteria: Object.fromEntries(criteriaOf(rated.role, rated.kind).map((name) => [name, said.criteria[name] ?? null])),
        saw: said.saw,
        wentWell: said.wentWell || null,
        shouldKnow: said.shouldKnow || null,
        part: said.part,
        outcome: said.outcome,
        month: said.eventMonth,
        receivedOn: dayOf(clock()),
        status: heldFor.length > 0 ? ('queued_human' as const) : ('pending' as const),
        isHearsay: screened.isHearsay,
        heldFor,
        policy: policyVersion,
      } satisfies Partial<StoredVersion>
    },

    stopped: ({ verdict, findings }: Screened) => ({
      status: verdict === 'block' ? ('blocked' as const) : ('needs_author_edit' as const),
      heldFor: [],
      findings,
      publishedIn: null,
      words: null,
    }),

    taken: (heldFor: readonly string[], findings: Screened['findings'], words: readonly string[] | null) => ({
      status: heldFor.length > 0 ? ('queued_human' as const) : ('pending' as const),
      heldFor: [...heldFor],
      findings: findings.filter(({ action }) => action === 'hold'),
      publishedIn: heldFor.length > 0 ? null : delayRange(demo),
      words: words && [...words],
    }),
  }
}
