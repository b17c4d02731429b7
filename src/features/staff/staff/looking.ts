// For every feature that stores personal data: a super admin who looks at it by break-glass needs this permission first, in the
// transaction of the look.
import { note } from '#access/audit.ts'
import type { Clock } from '#kernel/clock.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { letterAboutLook } from './letters.ts'
import { openGlass } from './store.break-glass.ts'

interface Look {
  /** Who looks: a super admin. */
  viewer: string
  /** At whose things. */
  account: string
  /** At what, for the audit: `tickets`, `sign-ins`. */
  what: readonly string[]
}

export interface LookDeps {
  clock: Clock
  random: Random
  mail: Pick<MailPort, 'post'>
  appName: string
  appUrl: string
  /** Where the person concerned hears of it: every address that is safe for them, now; none where none is. */
  channelsOf: (db: Db, account: string) => Promise<readonly string[]>
}

/**
 * Whether someone may look at the things of an account because another super admin agreed. If so the look is audited
 * and the person concerned hears of it, in the transaction of the caller: a look that cannot be announced does not happen.
 * @param tx a transaction of the accounts' role
 * @returns the id of what was agreed to
 * @throws Fault `forbidden` where nothing runs; `detail.why` is `no_view`
 */
export async function canBreakGlass(tx: Db, { viewer, account, what }: Look, deps: LookDeps): Promise<string> {
  const at = new Date(deps.clock())
  const view = await openGlass(tx, { account, viewer, at })
  if (view === null) {
    throw new Fault('forbidden', msg`Nobody else agreed to this view, or its time is over. Ask for it again.`, { why: 'no_view' })
  }
  const safe = await deps.channelsOf(tx, account)
  const detail = { view, what, told: safe.length > 0 }
  await note(tx, { account: viewer, action: 'staff.look', subject: account, outcome: 'done', detail }, deps)
  for (const to of safe) await deps.mail.post(tx, letterAboutLook(to, at, deps))
  return view
}
