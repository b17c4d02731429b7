import type { CaseTx } from '#access/cases.ts'
import { idOf } from '#http/key-id.ts'
import { addLooks } from './store.granted.ts'

/**
 * Notes that granted seats looked at parts of their cases in a list of many: once in a day of UTC for each part, for a list that stays open
 * all day asks again and again.
 */
export async function noteLooks(
  tx: CaseTx,
  looks: readonly { caseId: string; memberId: string; scope: string }[],
  at: Date,
): Promise<void> {
  if (looks.length === 0) return
  const day = at.toISOString().slice(0, 10)
  await addLooks(
    tx,
    looks.map((look) => ({ ...look, id: idOf(look.memberId, `${look.scope} ${day}`) })),
    at,
  )
}
