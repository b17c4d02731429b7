import { type Family, system, type TestPerson } from './family.ts'
import { letMessagesOut, written } from './messages.ts'
import { post } from './schedule-acts.ts'
import type { SignedIn } from './signed-in.ts'
import type { TestApp } from './test-app.ts'

/** An order about an entry of a family's shared log. */
export const orderToErase = ({ caseId }: Pick<Family, 'caseId'>, entry: number) => ({
  record: caseId,
  entry,
  court: 'Superior Court of Orange County',
  docket: '26-DR-1234',
  orderedOn: '2026-03-02',
})

/** A message that Ana sent and that went out, with the number of its entry. */
export async function sentNow(backend: TestApp, f: Family, more: object = {}) {
  const asked = { ...written([f.ben.memberId]), subject: 'School fair', sendAt: null, ...more }
  const reply = await post(f.ana, `/api/cases/${f.caseId}/messages`, asked)
  if (reply.statusCode !== 200) throw new Error(reply.body)
  const { id, thread } = reply.json<{ id: string; thread: string }>()
  await letMessagesOut(backend)
  return { id, thread, entry: await entryOf(backend, f, id) }
}

/** The number of the entry of a message's sending. */
export const entryOf = (backend: TestApp, { caseId }: Pick<Family, 'caseId'>, message: string): Promise<number> =>
  system(backend, async (tx) => {
    const rows = await tx
      .selectFrom('ledger_object as o')
      .innerJoin('ledger_leaf as l', (on) =>
        on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
      )
      .select('o.seq')
      .where('o.case_id', '=', caseId)
      .where('o.log', '=', caseId)
      .where('l.verb', '=', 'messages.send')
      .where('o.content', 'like', `%"id":"${message}"%`)
      .execute()
    return Number(rows[0]!.seq)
  })

export const recordOrder = (who: Pick<TestPerson, 'inject'>, order: object): ReturnType<TestPerson['inject']> =>
  who.inject({ method: 'POST', url: '/api/staff/erasures', payload: order })
export const actOnOrder = (who: SignedIn, order: string, act: 'confirm' | 'withdraw'): ReturnType<SignedIn['inject']> =>
  who.inject({ method: 'POST', url: `/api/staff/erasures/${order}/${act}` })
