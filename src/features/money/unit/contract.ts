// The history that a state's disbursement unit gives out: imported by a parent, shared with both, and compared with the payments here. It is
// evidence, apart from the books (docs/decisions/0120).
import * as z from 'zod/mini'
import { evidenceLevels } from '#domain/books/types.ts'
import { results } from '#domain/unit/compare.ts'
import { unitKinds } from '#domain/unit/types.ts'
import { call } from '#http/contract.ts'
import { Day, requiredText } from '#http/fields.ts'
import { isBase64 } from '#kernel/base64.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, InCase, OfCase, Saved, Side } from '#case/cases/contract.ts'
import { Mapping, Preview as BankPreview } from '#money/bank/contract.ts'

const Line = z.object({ id: z.string(), day: Day, kind: z.enum(unitKinds), cents: z.int(), reference: z.string(), by: z.string() })
export type Line = z.output<typeof Line>

const Row = z.object({
  result: z.enum(results),
  line: z.nullable(Line),
  /** A payment of child support in the books; `id`: its entry. */
  record: z.nullable(
    z.object({ id: z.string(), payment: z.string(), day: Day, cents: z.int(), payer: Side, evidence: z.nullable(z.enum(evidenceLevels)) }),
  ),
  /** A parent found the two to be one payment. */
  match: z.nullable(z.object({ id: z.string(), by: z.string(), canEnd: z.boolean() })),
  canMatch: z.boolean(),
})
export type Row = z.output<typeof Row>

export const Board = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  madeAt: z.string(),
  imports: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      by: z.string(),
      at: z.string(),
      first: Day,
      last: Day,
      added: z.int(),
      known: z.int(),
      skipped: z.int(),
      canUndo: z.boolean(),
    }),
  ),
  /** What the unit received, and what it sent out, each beside the payments here of the same days. */
  compared: z.array(z.object({ kind: z.enum(['received', 'sent']), first: Day, last: Day, rows: z.array(Row) })),
  /** Fees and adjustments: there is no payment to compare them with. */
  others: z.array(Line),
  can: z.object({ add: z.boolean() }),
})
export type Board = z.output<typeof Board>

const file = {
  name: requiredText(120),
  /** As base64 (RFC 4648, section 4). */
  file: z.string().check(z.refine(isBase64, reason(msg`it is not base64`))),
  mapping: z.nullable(Mapping),
}
/** Two megabytes as base64, and the rest of the body. */
const importing = { largest: 3 * 1024 * 1024, limit: { most: 60, minutes: 10 } } as const

export const Preview = z.object({
  /** `null` for a PDF: its columns are known. */
  table: BankPreview.shape.table,
  lines: z.int(),
  fresh: z.int(),
  /** Lines that are like a payment here. */
  alike: z.int(),
  sample: z.array(z.pick(Line, { day: true, kind: true, cents: true, reference: true })),
  skipped: z.int(),
})
export type Preview = z.output<typeof Preview>

export const calls = {
  view: call({
    name: 'unit.view',
    method: 'GET',
    path: '/api/payments/unit',
    access: 'agreed',
    summary: 'The imported history of the state’s disbursement unit, line by line beside the payments of child support here.',
    query: OfCase,
    reply: Board,
  }),
  preview: call({
    name: 'unit.preview',
    method: 'POST',
    path: '/api/cases/:case/unit-history/preview',
    access: 'agreed',
    summary: 'Reads the unit’s file, CSV or a PDF with text: how it is understood and what would be imported. Stores nothing.',
    params: InCase,
    body: z.object(file),
    ...importing,
    reply: Preview,
  }),
  takeIn: call({
    name: 'unit.takeIn',
    method: 'POST',
    path: '/api/cases/:case/unit-history/imports',
    access: 'agreed',
    summary: 'Imports what is new in the unit’s file, for both parents to see. The file itself is not stored.',
    idempotent: true,
    params: InCase,
    body: z.object({ ...file, profile: z.nullable(requiredText(60)) }),
    ...importing,
    reply: z.object({ id: z.string(), added: z.int(), known: z.int(), skipped: z.int() }),
  }),
  undo: call({
    name: 'unit.undo',
    method: 'POST',
    path: '/api/cases/:case/unit-history/imports/:unitImport/undo',
    access: 'agreed',
    summary: 'Undoes an own import: its lines are removed.',
    params: z.object({ case: CaseId, unitImport: z.uuid() }),
    reply: z.object({ removed: z.int() }),
  }),
  match: call({
    name: 'unit.match',
    method: 'POST',
    path: '/api/cases/:case/unit-history/lines/:unitLine/match',
    access: 'agreed',
    summary: 'Says that a line of the unit is a payment that is recorded here. It is then evidence of that payment.',
    params: z.object({ case: CaseId, unitLine: z.uuid() }),
    body: z.object({ payment: z.uuid() }),
    reply: Saved,
  }),
  endMatch: call({
    name: 'unit.endMatch',
    method: 'POST',
    path: '/api/cases/:case/unit-history/matches/:unitMatch/end',
    access: 'agreed',
    summary: 'Takes that back.',
    params: z.object({ case: CaseId, unitMatch: z.uuid() }),
    reply: Saved,
  }),
}
