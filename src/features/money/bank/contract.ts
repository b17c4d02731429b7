// A parent's own bank lines: files that their bank gives out are read, previewed, imported and undone. The other parent is given nothing of
// it; a line that is matched with something shares its amount, its day and the last four digits of its account (docs/decisions/0112).
import * as z from 'zod/mini'
import { accountKinds } from '#domain/bank/types.ts'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'
import { isBase64 } from '#kernel/base64.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { CaseId, InCase, OfCase } from '#case/cases/contract.ts'

export const AccountKind = z.enum(accountKinds)
export type AccountKind = z.output<typeof AccountKind>

/** The number of a column, from 0. */
const Column = z.int().check(z.minimum(0), z.maximum(199))
const column = z.nullable(Column)

/** How a CSV file is read (`domain/bank/mapping.ts`). */
export const Mapping = z.object({
  day: Column,
  order: z.nullable(z.enum(['mdy', 'dmy'])),
  description: z.array(Column).check(z.maxLength(4)),
  amount: column,
  isFlipped: z.nullable(z.boolean()),
  type: column,
  debit: column,
  credit: column,
  checkNumber: column,
  balance: column,
  currency: column,
  status: column,
  decimal: z.enum(['.', ',']),
})
export type Mapping = z.output<typeof Mapping>

const Days = z.object({ first: z.string(), last: z.string() })

export const Account = z.object({
  id: z.string(),
  name: z.string(),
  lastFour: z.nullable(z.string()),
  kind: AccountKind,
  lines: z.int(),
  days: z.nullable(Days),
  importedAt: z.nullable(z.string()),
  /** Days between its imports that none covers. */
  gaps: z.array(Days),
  /** The latest that its bank gave, in cents. */
  balance: z.nullable(z.object({ day: z.string(), cents: z.int() })),
})
export type Account = z.output<typeof Account>

const Import = z.object({
  id: z.string(),
  account: z.string(),
  name: z.string(),
  at: z.string(),
  days: z.nullable(Days),
  added: z.int(),
  known: z.int(),
  corrected: z.int(),
  skipped: z.int(),
})
export type Import = z.output<typeof Import>

export const Line = z.object({
  id: z.string(),
  account: z.string(),
  day: z.string(),
  cents: z.int(),
  description: z.string(),
  checkNumber: z.nullable(z.string()),
  match: z.nullable(z.object({ id: z.string(), kind: z.string() })),
})
export type Line = z.output<typeof Line>

/** A file, as base64 (RFC 4648, section 4): its letters are not known before it is read. */
const file = {
  name: requiredText(120),
  file: z.string().check(z.refine(isBase64, reason(msg`it is not base64`))),
}
/** Ten megabytes as base64, and the rest of the body. */
const largestFile = 14 * 1024 * 1024

const Skipped = z.object({ why: z.string(), count: z.int(), rows: z.array(z.int()) })

/** What a file has for one account. */
const Part = z.object({
  lastFour: z.nullable(z.string()),
  kind: AccountKind,
  lines: z.int(),
  days: z.nullable(Days),
  /** The first lines as they would be imported. */
  sample: z.array(z.object({ day: z.string(), cents: z.int(), description: z.string() })),
  skipped: z.array(Skipped),
  /** The account that it seems to be of, and how many of the lines are not there yet. */
  account: z.nullable(z.string()),
  fresh: z.int(),
  /** Why it can't be imported. */
  refusal: z.nullable(z.string()),
})

export const Preview = z.object({
  format: z.enum(['csv', 'ofx']),
  /** How a table is read; `null` for an OFX file, which says it itself. */
  table: z.nullable(
    z.object({
      /** Rows before the table. */
      preamble: z.int(),
      header: z.nullable(z.array(z.string())),
      rows: z.array(z.array(z.string())),
      columns: z.int(),
      mapping: Mapping,
      /** What only the parent can say. */
      asks: z.array(z.enum(['order', 'sign'])),
      /** The name of the saved profile that fits. */
      profile: z.nullable(z.string()),
    }),
  ),
  parts: z.array(Part),
})
export type Preview = z.output<typeof Preview>

/** Lines that seem to be the money of something; `to` leads to it. */
const Proposed = z.object({
  kind: z.string(),
  target: z.string(),
  name: z.string(),
  to: z.string(),
  cents: z.int(),
  day: z.string(),
  /** The chance that it is right. */
  percent: z.int(),
  reasons: z.array(z.string()),
  lines: z.array(z.object({ id: z.string(), day: z.string(), cents: z.int(), description: z.string() })),
})
export type Proposed = z.output<typeof Proposed>

const OneAccount = z.object({ case: CaseId, account: z.uuid() })
const importing = { largest: largestFile, limit: { most: 60, minutes: 10 } } as const

export const calls = {
  overview: call({
    name: 'bank.overview',
    method: 'GET',
    path: '/api/bank',
    access: 'agreed',
    summary: 'One’s own bank accounts in a case, with the days that their imports cover, the latest imports and the saved profiles.',
    query: OfCase,
    reply: z.object({
      caseId: z.nullable(z.string()),
      accounts: z.array(Account),
      imports: z.array(Import),
      profiles: z.array(z.object({ id: z.string(), name: z.string() })),
      can: z.object({ add: z.boolean() }),
    }),
  }),
  lines: call({
    name: 'bank.lines',
    method: 'GET',
    path: '/api/bank/lines',
    access: 'agreed',
    summary: 'One’s own bank lines, the latest day first.',
    query: z.extend(OfCase, {
      account: z.optional(z.uuid()),
      way: z.optional(z.enum(['in', 'out'])),
      words: z.optional(text(60)),
      cursor: z.optional(z.string().check(z.maxLength(400))),
    }),
    reply: z.object({ lines: z.array(Line), next: z.nullable(z.string()) }),
  }),
  csv: call({
    name: 'bank.csv',
    method: 'GET',
    path: '/api/bank/csv',
    access: 'agreed',
    summary:
      'One’s own bank lines as a CSV file, the latest day first; a cell that a spreadsheet would take for a formula is marked as text.',
    query: z.extend(OfCase, { account: z.optional(z.uuid()) }),
    reply: z.object({ csv: z.string(), lines: z.int() }),
  }),
  preview: call({
    name: 'bank.preview',
    method: 'POST',
    path: '/api/cases/:case/bank/preview',
    access: 'premium',
    summary:
      'Reads a bank’s file: how its columns are understood, what would be imported, and what would be skipped and why. Stores nothing.',
    params: InCase,
    body: z.object({ ...file, mapping: z.nullable(Mapping) }),
    ...importing,
    reply: Preview,
  }),
  takeIn: call({
    name: 'bank.takeIn',
    method: 'POST',
    path: '/api/cases/:case/bank/imports',
    access: 'premium',
    summary: 'Imports what is new in a bank’s file. The file itself is not stored.',
    idempotent: true,
    params: InCase,
    body: z.object({
      ...file,
      mapping: z.nullable(Mapping),
      /** Parts of the file by their number, each with an account that the parent has, or a new one. */
      parts: z
        .array(
          z.object({
            part: z.int().check(z.minimum(0), z.maximum(49)),
            account: z.nullable(z.uuid()),
            as: z.nullable(
              z.object({
                name: requiredText(60),
                kind: AccountKind,
                lastFour: z.nullable(z.string().check(z.regex(/^\d{4}$/, reason(msg`enter the last four digits only`)))),
              }),
            ),
          }),
        )
        .check(z.minLength(1, reason(msg`nothing is chosen`)), z.maxLength(50)),
      /** The name under which the mapping is saved. */
      profile: z.nullable(requiredText(60)),
    }),
    ...importing,
    reply: z.object({
      id: z.string(),
      imports: z.array(z.object({ account: z.string(), added: z.int(), known: z.int(), corrected: z.int(), skipped: z.int() })),
    }),
  }),
  undo: call({
    name: 'bank.undo',
    method: 'POST',
    path: '/api/cases/:case/bank/imports/:import/undo',
    access: 'agreed',
    summary: 'Undoes an import: its lines are removed, and lines that it had replaced are back.',
    params: z.object({ case: CaseId, import: z.uuid() }),
    reply: z.object({ removed: z.int() }),
  }),
  removeAccount: call({
    name: 'bank.removeAccount',
    method: 'POST',
    path: '/api/cases/:case/bank/accounts/:account/remove',
    access: 'agreed',
    summary: 'Removes an account with all of its lines.',
    params: OneAccount,
    reply: z.object({ removed: z.int() }),
  }),
  removeProfile: call({
    name: 'bank.removeProfile',
    method: 'POST',
    path: '/api/cases/:case/bank/profiles/:profile/remove',
    access: 'agreed',
    summary: 'Removes a saved profile.',
    params: z.object({ case: CaseId, profile: z.uuid() }),
    reply: z.object({ saved: z.boolean() }),
  }),
  matches: call({
    name: 'bank.matches',
    method: 'GET',
    path: '/api/bank/matches',
    access: 'agreed',
    summary: 'Bank lines that seem to be the money of expenses and payments, with reasons. Nothing is matched before it is confirmed.',
    query: OfCase,
    reply: z.object({ isOn: z.boolean(), proposed: z.array(Proposed) }),
  }),
  confirm: call({
    name: 'bank.confirm',
    method: 'POST',
    path: '/api/cases/:case/bank/lines/:line/match',
    access: 'agreed',
    summary:
      'Confirms that lines are the money of something: their amount, day and the last four digits of the account are shared, nothing else.',
    params: z.object({ case: CaseId, line: z.uuid() }),
    body: z.object({
      kind: z.string().check(z.regex(/^[a-z_]{1,30}$/, reason(msg`it is no kind`))),
      target: z.uuid(),
      /** Another line, where two make the amount together. */
      second: z.nullable(z.uuid()),
    }),
    reply: z.object({ id: z.string() }),
  }),
  endMatch: call({
    name: 'bank.endMatch',
    method: 'POST',
    path: '/api/cases/:case/bank/matches/:match/end',
    access: 'agreed',
    summary: 'Takes a match back.',
    params: z.object({ case: CaseId, match: z.uuid() }),
    reply: z.object({ ended: z.int() }),
  }),
}
