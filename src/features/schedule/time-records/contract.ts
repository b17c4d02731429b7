// What really happened: a time that was otherwise than the schedule says, noted by a parent for themselves or shared, and
// nights and hours as planned and as noted. A private note is its author's alone; what was shared stands.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { CaseId, OfCase } from '#case/cases/contract.ts'
import { Shows, Sums } from '#schedule/schedule/contract.ts'
import { Day, Holder, WallTime } from '#schedule/versions/contract.ts'

/** What really happened in some time, in one parent's own copy. */
export const Actual = z.object({
  id: z.string(),
  isMine: z.boolean(),
  isShared: z.boolean(),
  childIds: z.array(z.string()),
  fromAt: z.string(),
  toAt: z.string(),
  holder: Holder,
  note: z.string(),
  createdAt: z.string(),
})
export type Actual = z.output<typeof Actual>

const Params = z.object({ case: CaseId })

export const calls = {
  actual: call({
    name: 'schedule.actual',
    method: 'GET',
    path: '/api/schedule/actual',
    access: 'agreed',
    summary: 'What was otherwise than planned, and nights and hours as planned and as recorded.',
    query: z.extend(OfCase, { from: Day, to: Day, child: z.optional(z.uuid()) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      zone: z.string(),
      records: z.array(Actual),
      planned: z.nullable(Sums),
      actual: z.nullable(Sums),
      /** Days of the range that are over; records count until now only. */
      days: z.int(),
      differing: z.array(z.object({ day: z.string(), planned: z.string(), actual: z.string() })),
      /** The days that this seat is shown, where it is not shown all. */
      shows: z.nullable(Shows),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  record: call({
    name: 'schedule.record',
    method: 'POST',
    path: '/api/cases/:case/schedule/actual',
    access: 'premium',
    summary: 'Notes that a time was otherwise than planned, for oneself or shared.',
    idempotent: true,
    params: Params,
    body: z.object({
      from: z.strictObject({ day: Day, at: WallTime }),
      to: z.strictObject({ day: Day, at: WallTime }),
      holder: Holder,
      childIds: z.array(z.uuid()).check(z.maxLength(20)),
      note: z.string().check(z.trim(), z.maxLength(1000, reason(msg`it has more than 1000 characters`))),
      isShared: z.boolean(),
    }),
    reply: z.object({ id: z.string() }),
  }),
  settleRecord: call({
    name: 'schedule.settleRecord',
    method: 'PATCH',
    path: '/api/cases/:case/schedule/actual/:record',
    access: 'agreed',
    summary: 'Shares a private record of actual time, or removes it; what was shared stands.',
    params: z.object({ case: CaseId, record: z.uuid() }),
    body: z.object({ act: z.enum(['share', 'remove']) }),
    reply: z.object({ id: z.string() }),
  }),
}
