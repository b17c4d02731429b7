// What an order must name, and what comes before it: asked when it is recorded, and again when it is carried out.
import { type CaseTx, lockCase } from '#access/cases.ts'
import { isAnyHeld } from '#accounts/settings/public.ts'
import { accountsOfParents } from '#case/cases/public.ts'
import { hasBlocked } from '#case/files/public.ts'
import { sharedEntry } from '#case/ledger/public.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { type Erasable, erasableAt } from '#messages/messages/public.ts'

/**
 * The message of an entry that may be erased now. Until the transaction ends nobody else erases it, and no hold is set on a parent.
 * @param entry its number in the shared log
 * @throws Fault `conflict` under a legal hold of either parent, which comes before an order, and for what was erased; `invalid` for any other entry
 */
export async function erasableNow(tx: CaseTx, caseId: string, entry: number): Promise<Erasable & { message: string }> {
  await lockCase(tx, caseId)
  if (await isAnyHeld(tx, await accountsOfParents(tx, caseId)))
    throw new Fault(
      'conflict',
      msg`A parent in this case is under a legal hold, which comes before this order. Nothing can be erased until the hold is lifted.`,
      { why: 'hold' },
    )
  const field = 'entry'
  const found = await sharedEntry(tx, caseId, entry)
  if (!found) throw new Fault('invalid', msg`This record has no entry with that number.`, { field })
  if (found.verb !== 'messages.send')
    throw new Fault('invalid', msg`That entry isn’t a message that was sent. Only a message can be erased.`, { field })
  const message = found.message === null ? null : await erasableAt(tx, caseId, found.message)
  if (message === null || message.isErased) throw new Fault('conflict', msg`That message was erased already.`, { field })
  if (await hasBlocked(tx, caseId, found.message!))
    throw new Fault('conflict', msg`A file of that message is blocked and preserved, which comes before this order. See Blocked files.`, {
      why: 'blocked',
    })
  return { ...message, message: found.message! }
}
