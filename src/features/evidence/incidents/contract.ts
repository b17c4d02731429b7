// Incidents: what a parent writes down of an event that went otherwise than the order says, with time, clause, expected and actual. Each
// is its author's alone; no grant shows it. The server can read it. A record of the case can fill the form in. After 24 hours an entry
// stands and is only added to (docs/decisions/0127).
import * as z from 'zod/mini'
import { CaseId, InCase, Made, OfCase, Removed, Saved } from '#case/cases/contract.ts'
import { UsedFile } from '#case/files/contract.ts'
import { incidentKinds, severities } from '#domain/incidents/kinds.ts'
import { patternLines } from '#domain/incidents/patterns.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText, text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

export const mostFiles = 10

const Kind = z.enum(incidentKinds)
const WallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, reason(msg`it is no time`)))
export const Clause = z.object({ order: text(160), paragraph: text(40), text: text(1000) })
export type Clause = z.output<typeof Clause>
const sources = ['exchange', 'swap', 'message', 'support', 'expense'] as const
/** The record that it began from: what it is, and its id. */
const Source = z
  .string()
  .check(z.maxLength(100), z.regex(new RegExp(`^(?:${sources.join('|')}):[A-Za-z0-9:-]{1,80}$`), reason(msg`it names no record`)))

export const IncidentDraft = z.object({
  kind: Kind,
  /** When it happened, on the clock of the case’s zone. */
  day: Day,
  time: WallTime,
  severity: z.enum(severities),
  expected: text(2000),
  actual: requiredText(4000),
  response: text(2000),
  witnesses: text(500),
  effect: text(2000),
  children: z.array(z.uuid()).check(z.maxLength(30)),
  clause: Clause,
  files: z.array(z.uuid()).check(z.maxLength(mostFiles, reason(msg`it has more than ${{ mostFiles }} files`))),
})
export type IncidentDraft = z.output<typeof IncidentDraft>

const Addendum = z.object({ id: z.string(), at: z.string(), words: z.string(), isWithdrawal: z.boolean() })

export const Incident = z.object({
  ...z.omit(IncidentDraft, { files: true }).shape,
  id: z.string(),
  happenedAt: z.string(),
  enteredAt: z.string(),
  changedAt: z.nullable(z.string()),
  /** It was entered more than 24 hours after it happened. */
  isLateEntry: z.boolean(),
  withdrawnAt: z.nullable(z.string()),
  source: z.nullable(z.string()),
  /** Where the record is that it began from. */
  sourceTo: z.nullable(z.string()),
  files: z.array(UsedFile),
  draftFiles: z.array(z.object({ file: z.string(), name: z.string(), bytes: z.int(), type: z.string(), isScanned: z.boolean() })),
  addenda: z.array(Addendum),
  can: z.object({ change: z.boolean(), add: z.boolean() }),
})
export type Incident = z.output<typeof Incident>

/** What the form is filled in with from a record. */
export const Found = z.object({
  source: Source,
  kind: Kind,
  at: z.string(),
  day: z.string(),
  time: z.string(),
  children: z.array(z.string()),
  clause: Clause,
  expected: z.string(),
  actual: z.string(),
  to: z.string(),
})
export type Found = z.output<typeof Found>

const Pattern = z.object({
  line: z.enum(patternLines),
  side: z.enum(['A', 'B']),
  name: z.string(),
  n: z.int(),
  of: z.int(),
  from: z.string(),
  to: z.string(),
  median: z.nullable(z.number()),
  measured: z.int(),
  isEnough: z.boolean(),
})
export type Pattern = z.output<typeof Pattern>

/** Which incidents: the same for the list and for the packet. */
export const Filters = z.object({
  kind: z.optional(Kind),
  child: z.optional(z.uuid()),
  from: z.optional(Day),
  to: z.optional(Day),
  words: z.optional(text(80)),
})
export type Filters = z.output<typeof Filters>

const OneIncident = z.object({ case: CaseId, incident: z.uuid() })

export const calls = {
  list: call({
    name: 'incidents.list',
    method: 'GET',
    path: '/api/incidents',
    access: 'agreed',
    summary: 'One’s own incidents in a case, the latest first, in pages.',
    query: z.object({
      ...OfCase.shape,
      ...Filters.shape,
      incident: z.optional(z.uuid()),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      today: z.string(),
      incidents: z.array(Incident),
      /** The one that the address names, where it is not in this page. */
      named: z.nullable(Incident),
      next: z.nullable(z.string()),
      /** How many match. */
      count: z.int(),
      children: z.array(z.object({ id: z.string(), name: z.string() })),
      /** Clauses of the orders that the reader sees, to choose from. */
      clauses: z.array(Clause),
      /** Where no virus scanner is set. */
      onlyPictures: z.boolean(),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  found: call({
    name: 'incidents.found',
    method: 'GET',
    path: '/api/incidents/found',
    access: 'agreed',
    summary:
      'Records of the last 60 days in which the other parent was late, refused or did not answer, and that are not noted yet; or one.',
    query: z.object({ ...OfCase.shape, source: z.optional(Source) }),
    reply: z.object({
      found: z.array(Found),
      /** The one that was asked for, where it is noted already: the incident’s id. */
      noted: z.nullable(z.string()),
    }),
  }),
  patterns: call({
    name: 'incidents.patterns',
    method: 'GET',
    path: '/api/incidents/patterns',
    access: 'agreed',
    summary: 'How often exchanges were late or had no record, and requests were declined or not answered, of how many, by parent.',
    query: z.object({ ...OfCase.shape, months: z.optional(z.enum(['3', '12'])) }),
    reply: z.object({ patterns: z.array(Pattern) }),
  }),
  csv: call({
    name: 'incidents.csv',
    method: 'GET',
    path: '/api/incidents/csv',
    access: 'agreed',
    summary: 'One’s own incidents as a CSV file, the first first, with the hashes of their files and of their ledger entries.',
    query: z.object({ ...OfCase.shape, ...Filters.shape }),
    reply: z.object({ csv: z.string(), incidents: z.int() }),
  }),
  add: call({
    name: 'incidents.add',
    method: 'POST',
    path: '/api/cases/:case/incidents',
    access: 'premium',
    summary: 'Writes an incident down, for its author alone.',
    idempotent: true,
    params: InCase,
    body: z.extend(IncidentDraft, { source: z.nullable(Source) }),
    reply: Made,
  }),
  change: call({
    name: 'incidents.change',
    method: 'PUT',
    path: '/api/cases/:case/incidents/:incident',
    access: 'agreed',
    summary: 'Changes an incident within 24 hours of its entry.',
    params: OneIncident,
    body: IncidentDraft,
    reply: Saved,
  }),
  remove: call({
    name: 'incidents.remove',
    method: 'POST',
    path: '/api/cases/:case/incidents/:incident/removed',
    access: 'agreed',
    summary: 'Removes an incident within 24 hours of its entry, or brings it back.',
    params: OneIncident,
    body: Removed,
    reply: Removed,
  }),
  addTo: call({
    name: 'incidents.addTo',
    method: 'POST',
    path: '/api/cases/:case/incidents/:incident/addenda',
    access: 'agreed',
    summary: 'Adds to an incident, or withdraws it with a reason: its words stay, and it is no longer counted.',
    idempotent: true,
    params: OneIncident,
    body: z.object({ words: requiredText(2000), isWithdrawal: z.boolean() }),
    reply: Made,
  }),
}
