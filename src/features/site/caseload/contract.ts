// A professional's caseload: every case in which a parent granted them a seat, with what changed since they looked last, answers that are due,
// the next hearing, and when the access ends. Each seat is a row by itself, as far as it was granted: two seats in one case stay two rows.
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { text } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { Side, SeatRole } from '#case/cases/contract.ts'
import { hearingKinds } from '#schedule/hearings/contract.ts'
import { Wait } from '#shell/contract.ts'

/** How far the changes of a case were seen: numbers in the shared log, in that of the parent who granted the seat, and of the seat's own changes. */
export const UpTo = z.object({
  shared: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  private: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  own: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
})
export type UpTo = z.output<typeof UpTo>

/** Changes of one part of a case that were not seen. */
const Change = z.object({ topic: z.string(), count: z.int(), newest: z.string() })

const Due = z.object({
  kind: Wait.shape.kind,
  id: z.string(),
  /** The parent who is to answer. */
  side: Side,
  who: z.string(),
  /** ISO 8601; `null` where nobody gave a time. */
  due: z.nullable(z.string()),
  to: z.string(),
})

const Hearing = z.object({
  id: z.string(),
  title: z.string(),
  kind: z.enum(hearingKinds),
  /** ISO 8601. */
  fromAt: z.string(),
  zone: z.string(),
  court: z.string(),
  room: z.string(),
  documentsDueOn: z.nullable(z.string()),
})

/** One granted seat. */
export const CaseRow = z.object({
  seat: z.string(),
  caseId: z.string(),
  title: z.string(),
  zone: z.string(),
  role: SeatRole,
  /** The parent who granted it. */
  grantedBy: z.object({ side: Side, name: z.string() }),
  /** The other parent granted this person no seat. */
  isOneParents: z.boolean(),
  otherParent: z.string(),
  /** Initials of the children, where the seat shows them. */
  children: z.array(z.string()),
  /** The newest first. */
  changes: z.array(Change),
  /** Counting ended before all changes were counted. */
  hasMore: z.boolean(),
  upTo: UpTo,
  /** The first deadlines; `dueCount`: how many there are. */
  dues: z.array(Due),
  dueCount: z.int(),
  hearing: z.nullable(Hearing),
  /** When the access ends, ISO 8601; `null` for no end. */
  endsAt: z.nullable(z.string()),
  /** When its changes were marked as seen last; `null`: never. */
  seenAt: z.nullable(z.string()),
})
export type CaseRow = z.output<typeof CaseRow>

const Word = z.string()

export const calls = {
  list: call({
    name: 'caseload.list',
    method: 'GET',
    path: '/api/caseload',
    access: 'agreed',
    summary: 'All cases in which one was granted a seat, what needs one first at the top.',
    reply: z.object({
      /** Another one as soon as there is something else to show. */
      word: Word,
      rows: z.array(CaseRow),
    }),
  }),
  word: call({
    name: 'caseload.word',
    method: 'GET',
    path: '/api/caseload/word',
    access: 'agreed',
    summary: 'One word that is another as soon as the caseload has something else to show: an open page asks for it.',
    reply: z.object({ word: Word }),
  }),
  see: call({
    name: 'caseload.see',
    method: 'POST',
    path: '/api/caseload/seen',
    access: 'agreed',
    summary: 'Marks changes of cases as seen, up to those that were shown.',
    body: z.object({
      seats: z
        .array(z.extend(UpTo, { seat: z.uuid() }))
        .check(z.minLength(1, reason(msg`nothing is chosen`)), z.maxLength(2_000, reason(msg`it has too many cases`))),
    }),
    reply: z.object({ seen: z.int() }),
  }),
}

/** What is taken along of the list: all of it, or what has these words. */
export const Taken = z.object({ q: z.optional(text(100)) })
