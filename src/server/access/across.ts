import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { note } from './audit.ts'

interface Deps {
  /** The accounts' role. */
  db: Db
  clock: Clock
  random: Random
}

/**
 * Everybody knows the passwords of the demonstration's staff: they act on its accounts and on nobody else's, and read nothing of
 * anybody else's. Asked by every call of staff that is about an account, before its transaction; a refusal is audited.
 * @param by who acts; `null` is the machine itself
 * @param account whom it is about; `null` where there is nobody, which the call says by itself
 * @throws Fault `forbidden`; `detail.why` is `demo`
 */
export async function refuseAcross(
  { db, ...audit }: Deps,
  { by, account, action }: { by: string | null; account: string | null; action: string },
): Promise<void> {
  if (by === null || account === null) return
  const rows = await db.selectFrom('account').select(['id', 'is_demo']).where('id', 'in', [by, account]).execute()
  const is = (id: string) => rows.find((row) => row.id === id)?.is_demo
  if (is(by) !== true || is(account) !== false) return
  await note(db, { account: by, action, subject: account, outcome: 'refused', reason: 'demo' }, audit)
  throw new Fault('forbidden', msg`This is an account of the demonstration: it acts on accounts of the demonstration only.`, {
    why: 'demo',
  })
}
