import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { type BatchRow, draftOf } from './batch.ts'
import { calls } from '../contract.ts'
import { staleOf } from './addresses.ts'

/** What became of a row, or of a draft, that was sent. */
export type Became = { is: 'busy' } | { is: 'sent' } | { is: 'failed'; sentence: string; isSaved: boolean }

/** Why a call failed, in a sentence. */
function useReason() {
  const { t } = useLingui()
  return (error: unknown): string =>
    error instanceof ApiError && error.sentence !== null ? error.sentence : t`The server did not answer. Try again in a minute.`
}

/** Sends things one after the other, each with its own result: one that fails stops no other. */
function useResults(caseId: string) {
  const cache = useQueryClient()
  const [results, setResults] = useState<ReadonlyMap<string, Became>>(new Map())
  const [busy, setBusy] = useState(false)
  const put = (key: string, became: Became) => setResults((all) => new Map(all).set(key, became))
  const each = async <T>(things: readonly T[], work: (thing: T) => Promise<void>) => {
    setBusy(true)
    for (const thing of things) await work(thing)
    setBusy(false)
    await cache.invalidateQueries({
      predicate: ({ queryKey }) => staleOf(caseId).some((address) => String(queryKey[0]).startsWith(address)),
    })
  }
  return { results, busy, put, each }
}

/** Saves rows as drafts and sends them. */
export function useBatch(caseId: string, today: string, onSaved: (key: string, draft: string) => void) {
  const reasonOf = useReason()
  const { results, busy, put, each } = useResults(caseId)
  const keys = useRef(new Map<string, string>())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  // Ids of drafts, known here before the page is drawn again.
  const drafts = useRef(new Map<string, string>())
  const draftIdOf = (row: BatchRow) => row.draft ?? drafts.current.get(row.key) ?? null

  /** Saves a row as a draft. @throws ApiError */
  const store = async (row: BatchRow): Promise<string> => {
    const body = { ...draftOf(row, today), send: false }
    const before = draftIdOf(row)
    if (before !== null) {
      await api(calls.change, { params: { case: caseId, expense: before }, body })
      return before
    }
    // The same row tried again has its key, so that it is one draft; a row that was changed is something else.
    const text = JSON.stringify([row.key, body])
    const key = keys.current.get(text) ?? newKey()
    keys.current.set(text, key)
    const { id } = await api(calls.add, { params: { case: caseId }, body }, { key })
    drafts.current.set(row.key, id)
    onSaved(row.key, id)
    return id
  }
  /** One after the other, also where receipts arrive at the same time. @returns whether it was saved */
  const save = (row: BatchRow): Promise<boolean> => {
    const next = turn.current.then(async () => {
      try {
        await store(row)
        return true
      } catch (error) {
        put(row.key, { is: 'failed', sentence: reasonOf(error), isSaved: false })
        return false
      }
    })
    turn.current = next
    return next
  }
  const send = async (row: BatchRow): Promise<void> => {
    put(row.key, { is: 'busy' })
    // A receipt that has just arrived may still be on its way to being a draft.
    await turn.current
    const had = draftIdOf(row)
    try {
      const id = had ?? (await store(row))
      await api(calls.change, { params: { case: caseId, expense: id }, body: { ...draftOf(row, today), send: true } })
      put(row.key, { is: 'sent' })
    } catch (error) {
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
  return {
    results,
    busy,
    save,
    sendAll: (rows: readonly BatchRow[]) => each(rows, send),
    /** @returns whether all were saved */
    saveAll: async (rows: readonly BatchRow[]): Promise<boolean> => {
      let isAll = true
      await each(rows, async (row) => {
        if (!(await save(row))) isAll = false
      })
      return isAll
    },
  }
}

/** Sends drafts of the list as they are. */
export function useSendDrafts(caseId: string) {
  const reasonOf = useReason()
  const { results, busy, put, each } = useResults(caseId)
  const send = async (id: string): Promise<void> => {
    const params = { case: caseId, expense: id }
    put(id, { is: 'busy' })
    try {
      const { title, note, cents, day, category, children, tax, mileage, request, draftFiles } = await api(calls.one, { params })
      const files = draftFiles.map(({ file }) => file)
      const body = { title, note, cents, day, category, children, tax, mileage, request: request?.id ?? null, files, send: true }
      await api(calls.change, { params, body })
      put(id, { is: 'sent' })
    } catch (error) {
      put(id, { is: 'failed', sentence: reasonOf(error), isSaved: true })
    }
  }
  return { results, busy, sendAll: (ids: readonly string[]) => each(ids, send) }
}
