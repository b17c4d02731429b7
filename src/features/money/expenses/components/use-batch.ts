import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { calls } from '../contract.ts'
import { staleOf } from './addresses.ts'
import type { BatchRow } from './batch.ts'
import { batchSending, type Became } from './batch-sending.ts'

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
  const [{ save, send }] = useState(() => batchSending({ caseId, today, call: api, newKey, put, onSaved, reasonOf }))
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
