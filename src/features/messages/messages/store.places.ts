import type { CaseTx } from '#access/cases.ts'

export interface MessagePlace {
  id: string
  thread: string
  authorId: string
  subject: string
  sentAt: Date
}

/** Where these messages are, by their ids: those that went out and that the reader sees. None of their words, which stay unopened. */
export async function messagePlaces(tx: CaseTx, caseId: string, ids: readonly string[]): Promise<Map<string, MessagePlace>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .selectFrom('case_message as m')
    .innerJoin('case_message as first', (join) => join.onRef('first.case_id', '=', 'm.case_id').onRef('first.id', '=', 'm.thread_id'))
    .select(['m.id', 'm.thread_id as thread', 'm.author_id as authorId', 'first.subject', 'm.sent_at as sentAt'])
    .where('m.case_id', '=', caseId)
    .where('m.id', 'in', ids)
    .where('m.published_at', 'is not', null)
    .execute()
  return new Map(rows.map((row) => [row.id, { ...row, sentAt: row.sentAt! }]))
}
