// The desk for files that were reported as apparent sexual abuse material of a child. It has ids, hashes and days: no name, no word, no picture,
// and no call that opens a file (docs/decisions/0139).
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { Day, textBetween } from '#http/fields.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

export const longest = { named: 64, tip: 40, reference: 80, recipient: 200, reason: 500 } as const
const shortestReason = 10

const Sha256 = z.string().check(z.regex(/^[0-9a-f]{64}$/, reason(msg`it is no SHA-256`)))

const stepKinds = ['reported', 'blocked', 'tipped', 'disclosed', 'extended', 'due', 'asked', 'withdrawn', 'lifted'] as const

const Step = z.object({
  id: z.string(),
  kind: z.enum(stepKinds),
  at: z.string(),
  /** `parent`: someone in the case; else the name of who is staff, and none where the site notes it by itself. */
  by: z.object({ parent: z.boolean(), name: z.string() }),
  reference: z.string(),
  recipient: z.string(),
  sha256: z.nullable(z.string()),
  day: z.nullable(z.string()),
  reason: z.string(),
})
export type Step = z.output<typeof Step>

const Report = z.object({
  id: z.string(),
  reference: z.string(),
  /** The case's id, which does not show who is in it. */
  caseId: z.string(),
  file: z.string(),
  sha256: z.string(),
  copySha256: z.nullable(z.string()),
  bytes: z.int(),
  reportedAt: z.string(),
  source: z.enum(['parent', 'desk']),
  state: z.enum(['reported', 'blocked', 'tipped', 'ended']),
  due: z.nullable(
    z.object({ what: z.enum(['block', 'tip', 'preserve']), on: z.string(), isLate: z.boolean(), request: z.nullable(z.string()) }),
  ),
  /** Files of other cases with the same bytes that no report names. */
  elsewhere: z.int(),
  /** Asked to end it: a second person decides. */
  asked: z.nullable(z.object({ reason: z.string(), isMine: z.boolean() })),
  steps: z.array(Step),
})
export type Report = z.output<typeof Report>

const support = { staff: 'support' } as const
const admin = { staff: 'admin' } as const
const OneReport = z.object({ report: z.uuid() })
const Done = z.object({ done: z.boolean() })
const path = '/api/staff/blocked-files'

export const calls = {
  list: call({
    name: 'blockedFiles.list',
    method: 'GET',
    path,
    access: support,
    summary:
      'Reports of files: those that are open, what is due first, or the latest that ended. No content, no name of a file or person of a case.',
    query: z.object({ show: z.optional(z.enum(['open', 'ended'])) }),
    reply: z.object({ reports: z.array(Report), /** Whether the one who looks may act on them. */ canAct: z.boolean() }),
  }),
  report: call({
    name: 'blockedFiles.report',
    method: 'POST',
    path,
    access: support,
    summary: 'Reports stored files by id or SHA-256, in every case that has them. Nothing is opened.',
    limit: { most: 60, minutes: 60 },
    body: z.object({
      named: z.string().check(z.trim(), z.minLength(32, reason(msg`enter a file ID or a SHA-256`)), z.maxLength(longest.named)),
    }),
    reply: z.object({ references: z.array(z.string()) }),
  }),
  block: call({
    name: 'blockedFiles.block',
    method: 'POST',
    path: `${path}/:report/block`,
    access: admin,
    summary:
      'Blocks the file, what was made of it and the same bytes in the case, for everyone. Asks for a password of the last ten minutes.',
    params: OneReport,
    reply: Done,
  }),
  tip: call({
    name: 'blockedFiles.tip',
    method: 'POST',
    path: `${path}/:report/tip`,
    access: admin,
    summary: 'Notes the number of the report to the CyberTipline, which is made by hand. It is preserved for a year from that day.',
    params: OneReport,
    body: z.object({ reference: textBetween(3, longest.tip), on: Day }),
    reply: Done,
  }),
  disclose: call({
    name: 'blockedFiles.disclose',
    method: 'POST',
    path: `${path}/:report/disclose`,
    access: admin,
    summary: 'Notes what was handed over by legal process: which, to whom, when, and its hash.',
    params: OneReport,
    body: z.object({ reference: textBetween(2, longest.reference), recipient: textBetween(2, longest.recipient), on: Day, sha256: Sha256 }),
    reply: Done,
  }),
  extend: call({
    name: 'blockedFiles.extend',
    method: 'POST',
    path: `${path}/:report/extend`,
    access: admin,
    summary: 'Notes a legal request to preserve it longer: which, by whom, and its last day. The same request noted again corrects it.',
    params: OneReport,
    body: z.object({ reference: textBetween(2, longest.reference), recipient: textBetween(2, longest.recipient), until: Day }),
    reply: Done,
  }),
  askToLift: call({
    name: 'blockedFiles.askToLift',
    method: 'POST',
    path: `${path}/:report/lift`,
    access: admin,
    summary: 'Asks to end a report that was a mistake, with the reason. A second person decides.',
    params: OneReport,
    body: z.object({ reason: textBetween(shortestReason, longest.reason) }),
    reply: Done,
  }),
  lift: call({
    name: 'blockedFiles.lift',
    method: 'POST',
    path: `${path}/:report/lift/confirm`,
    access: admin,
    summary: 'Ends a report as a second person: the file is available again. Asks for a password of the last ten minutes.',
    params: OneReport,
    reply: Done,
  }),
  withdraw: call({
    name: 'blockedFiles.withdraw',
    method: 'POST',
    path: `${path}/:report/lift/withdraw`,
    access: admin,
    summary: 'Withdraws what was asked, or refuses it: the report stays as it is.',
    params: OneReport,
    reply: Done,
  }),
}
