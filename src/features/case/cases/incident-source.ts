import type { CaseTx } from '#access/cases.ts'
import type { IncidentKind } from '#domain/incidents/kinds.ts'
import type { Occurrence } from '#domain/incidents/patterns.ts'
import { slot } from '#feature/slots.ts'
import { dateFormat } from '#kernel/dates.ts'
import type { Membership } from './membership.ts'

/** A record that a parent can write down as an incident, with what the form is filled in with. */
export interface FoundIncident {
  kind: IncidentKind
  /** Its id among the things of its source. */
  id: string
  /** Instant in ms. */
  at: number
  children: readonly string[]
  clause: { order: string; paragraph: string; text: string } | null
  /** What should have happened, and what the record says did: sentences, in English as all that is stored. */
  expected: string
  actual: string
  /** Where the record is. */
  to: string
}

/**
 * Live records of a feature in which something was late, refused or missing. It reads what this parent may see, and marks nothing. Times
 * are instants in ms.
 */
export interface IncidentSource {
  /** What its things are: the first part of an incident's `source`. */
  name: 'exchange' | 'swap' | 'message' | 'support' | 'expense'
  /** Those since a moment that are about the other parent's part, the latest first; with `id` that one, however old. */
  found: (tx: CaseTx, here: Membership, asked: { now: number; since: number; id?: string }) => Promise<readonly FoundIncident[]>
  /** Each time at which something could have been late, refused or missing, by both parents, and whether it was. */
  counted: (tx: CaseTx, here: Membership, asked: { now: number; since: number }) => Promise<readonly Occurrence[]>
}

/** "Wed, Nov 11, 2026, 5:19 PM", where the family lives. */
export const momentWords = (zone: string, at: Date): string =>
  dateFormat('en-US', zone, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' })
    .format(at)
    .replaceAll('\u202f', ' ')

/** "5:19 PM", where the family lives. */
export const timeWords = (zone: string, at: Date): string =>
  dateFormat('en-US', zone, { hour: 'numeric', minute: '2-digit' }).format(at).replaceAll('\u202f', ' ')

/** Features whose records can be incidents fill it. */
export const incidentSource = slot<IncidentSource>('records that can be incidents')
