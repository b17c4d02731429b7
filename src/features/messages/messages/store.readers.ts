import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

/** A thread that a parent lets a seat read that they granted. */
interface Given {
  caseId: string
  /** The parent. */
  by: string
  seat: string
  thread: string
}

/** @returns whether it was given now: one that has the thread already stays as it is */
export async function giveThread(tx: CaseTx, { caseId, by, seat, thread }: Given, id: string, at: Date): Promise<boolean> {
  if ((await givenBy(tx, caseId)).some((one) => one.seat === seat && one.thread === thread)) return false
  return changedRow(
    tx
      .insertInto('message_reader')
      .values({ case_id: caseId, id, author_id: by, member_id: seat, thread_id: thread, given_at: at })
      .onConflict((conflict) => conflict.doNothing()),
  )
}

/** @returns whether the seat had it */
export async function takeThread(tx: CaseTx, { caseId, by, seat, thread }: Given, at: Date): Promise<boolean> {
  return changedRow(
    tx
      .updateTable('message_reader')
      .set({ ended_at: at })
      .where('case_id', '=', caseId)
      .where('author_id', '=', by)
      .where('member_id', '=', seat)
      .where('thread_id', '=', thread)
      .where('ended_at', 'is', null),
  )
}

/** What the parent who acts gave, the latest first, and did not take back: a policy shows nobody what another gave. */
export async function givenBy(tx: CaseTx, caseId: string): Promise<{ seat: string; thread: string }[]> {
  return tx
    .selectFrom('message_reader')
    .select(['member_id as seat', 'thread_id as thread'])
    .where('case_id', '=', caseId)
    .where('ended_at', 'is', null)
    .orderBy('given_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** The seats that threads were given to, by either parent: for the job alone, which sees both. */
export async function readersOf(tx: CaseTx, caseId: string, threads: readonly string[]): Promise<{ seat: string; thread: string }[]> {
  return tx
    .selectFrom('message_reader')
    .select(['member_id as seat', 'thread_id as thread'])
    .distinct()
    .where('case_id', '=', caseId)
    .where('thread_id', 'in', threads)
    .where('ended_at', 'is', null)
    .execute()
}
