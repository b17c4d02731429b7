import { createHash } from 'node:crypto'
import { note } from '#access/audit.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { Refusal } from './rules.ts'
import type { Deps } from './deps.ts'
import type { By } from './store.write.ts'

/** @throws Fault `invalid` with the rule's sentence, at its field */
export function refuse(refusal: Refusal | null): void {
  if (refusal) throw new Fault('invalid', refusal.why, { field: refusal.field })
}

/** @throws Fault `invalid` for signs that cannot be stored */
export function wellFormed(field: string, ...texts: readonly (string | null | undefined)[]): void {
  if (texts.some((text) => text?.includes('\0'))) throw new Fault('invalid', msg`It has signs that cannot be kept.`, { field })
}

/** The id of what a call makes: the same when the call comes again with its key. */
export function idFrom(random: Random, account: string, key: string | null): string {
  if (key === null) return random.uuid()
  const hex = createHash('sha256').update(`organizations ${account} ${key}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}

export interface Doing {
  tx: Db
  by: By
  /** A line in the audit, in the same transaction. */
  audit: (action: string, subject: string, detail?: Readonly<Record<string, unknown>>, reason?: string) => Promise<void>
}

/** What staff does to organizations: in one transaction, with its line in the audit. */
export function act<T>({ accounts, clock, random }: Deps, account: string, work: (doing: Doing) => Promise<T>): Promise<T> {
  return accounts.transaction().execute((tx) =>
    work({
      tx,
      by: { account, today: dayOf(clock()) },
      audit: (action, subject, detail, reason) =>
        note(
          tx,
          { account, action: `organizations.${action}`, subject, outcome: 'done', reason: reason ?? null, detail: detail ?? null },
          { clock, random },
        ),
    }),
  )
}
