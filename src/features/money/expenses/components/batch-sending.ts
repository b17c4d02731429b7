// How the rows of a batch become drafts and are sent, apart from the page: what is tried again has one effect.
import type { api } from '#web/api.ts'
import { calls, type ExpenseDraft } from '../contract.ts'
import { type BatchRow, draftOf } from './batch.ts'

/** What became of a row, or of a draft, that was sent. */
export type Became = { is: 'busy' } | { is: 'sent' } | { is: 'failed'; sentence: string; isSaved: boolean }

interface Around {
  caseId: string
  /** The family's day, `YYYY-MM-DD`. */
  today: string
  call: typeof api
  newKey: () => string
  put: (key: string, became: Became) => void
  onSaved: (key: string, draft: string) => void
  /** Why a call failed, in a sentence. */
  reasonOf: (error: unknown) => string
}

/** @returns `save` makes a row a draft, `send` sends it; both take any row at any time, one after the other */
export function batchSending({ caseId, today, call, newKey, put, onSaved, reasonOf }: Around) {
  const keys = new Map<string, string>()
  let turn: Promise<unknown> = Promise.resolve()
  // Ids of drafts, known here before the page is drawn again.
  const drafts = new Map<string, string>()
  const draftIdOf = (row: BatchRow) => row.draft ?? drafts.get(row.key) ?? null

  /** Saves a row as a draft. @throws ApiError */
  const store = async (row: BatchRow): Promise<string> => {
    const body = { ...draftOf(row, today), send: false }
    const before = draftIdOf(row)
    if (before !== null) {
      await call(calls.change, { params: { case: caseId, expense: before }, body })
      return before
    }
    // The same row tried again has its key, so that it is one draft; a row that was changed is something else.
    const text = JSON.stringify([row.key, body])
    const key = keys.get(text) ?? newKey()
    keys.set(text, key)
    const { id } = await call(calls.add, { params: { case: caseId }, body }, { key })
    drafts.set(row.key, id)
    onSaved(row.key, id)
    return id
  }
  /** One after the other, also where receipts arrive at the same time. @returns whether it was saved */
  const save = (row: BatchRow): Promise<boolean> => {
    const next = turn.then(async () => {
      try {
        await store(row)
        return true
      } catch (error) {
        put(row.key, { is: 'failed', sentence: reasonOf(error), isSaved: false })
        return false
      }
    })
    turn = next
    return next
  }
  /** Whether the server has it as sent, as it is typed: the reply to an earlier attempt may have been lost. */
  const wasSent = async (row: BatchRow): Promise<boolean> => {
    const expense = draftIdOf(row)
    if (expense === null) return false
    const said = ({ title, cents, day, category, children }: Pick<ExpenseDraft, 'title' | 'cents' | 'day' | 'category' | 'children'>) =>
      JSON.stringify([title, cents, day, category, children.toSorted()])
    return call(calls.one, { params: { case: caseId, expense } }).then(
      (found) => found.state !== 'draft' && said(found) === said(draftOf(row, today)),
      () => false,
    )
  }
  const send = async (row: BatchRow): Promise<void> => {
    put(row.key, { is: 'busy' })
    // A receipt that has just arrived may still be on its way to being a draft.
    await turn
    const had = draftIdOf(row)
    try {
      const id = had ?? (await store(row))
      await call(calls.change, { params: { case: caseId, expense: id }, body: { ...draftOf(row, today), send: true } })
      put(row.key, { is: 'sent' })
    } catch (error) {
      if (await wasSent(row)) return put(row.key, { is: 'sent' })
      // A draft of before is saved with what was typed since.
      const isSaved =
        had === null
          ? draftIdOf(row) !== null
          : await store(row).then(
              () => true,
              () => false,
            )
      put(row.key, { is: 'failed', sentence: reasonOf(error), isSaved })
    }
  }
  return { save, send }
}
