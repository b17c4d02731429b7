import { useEffect, useRef, useState } from 'react'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { calls, type StoredFile } from '../contract.ts'
import type { Sent } from './send-bytes.ts'

/** A file that is on its way, or that did not arrive. */
export interface OnItsWay {
  key: string
  file: File
  /** As it was when the file was chosen. */
  isSensitive: boolean
  /** `checking`: all of it has arrived, and it is compared, scanned and cleaned. */
  step: 'sending' | 'paused' | 'checking' | 'failed'
  /** Bytes. */
  sent: number
  /** Why it failed, as the server says it; `null` where no answer came. */
  sentence: string | null
  /** It arrived, and can't be given to others: trying again changes nothing. */
  isRefused: boolean
}

/** Fetched when the first file is chosen. */
const fetchSending = () => import('./send-bytes.ts')

/** An upload of this file that was broken off earlier, or a new one. */
async function uploadOf(file: File, caseId: string, isSensitive: boolean): Promise<string> {
  const { uploads } = await api(calls.list, { query: { case: caseId } })
  const before = uploads.find((one) => one.name === file.name && one.bytes === file.size && one.isSensitive === isSensitive)
  if (before) return before.id
  const body = { name: file.name, bytes: file.size, isSensitive }
  return (await api(calls.begin, { params: { case: caseId }, body }, { key: newKey() })).id
}

/** What is done with a file once it is stored: why it can't be used, or the file as it is then. */
type After = (file: StoredFile) => Promise<{ file: StoredFile; refusal: string | null }>

/**
 * Uploads files one after the other, each with pause and another attempt.
 * @param onReady called with a file that has arrived and can be used
 * @param after what it needs before that; left out, the copy that can be given to others
 * @param isSensitive whether the files that are chosen from now on are marked as sensitive
 */
export function useUploads(caseId: string, onReady: (file: StoredFile) => void, after?: After, isSensitive = false) {
  const [items, setItems] = useState<readonly OnItsWay[]>([])
  const running = useRef(new Map<string, Sent | null>())
  /** Stored, with something still to be done: another attempt sends no bytes again. */
  const stored = useRef(new Map<string, StoredFile>())
  /** Removed from the list: those that still wait for their turn too. */
  const dropped = useRef(new Set<string>())
  const prepare: After = (file) => api(calls.prepare, { params: { case: caseId, file: file.id } })
  const ready = useRef({ onReady, after: after ?? prepare })
  useEffect(() => {
    ready.current = { onReady, after: after ?? prepare }
  })
  useEffect(() => {
    const now = running.current
    // A page that is left sends nothing more; what has arrived waits on the server.
    return () => now.forEach((sent) => sent?.pause())
  }, [])

  const set = (key: string, more: Partial<OnItsWay>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...more } : item)))
  const drop = (key: string) => {
    running.current.get(key)?.pause()
    running.current.delete(key)
    dropped.current.add(key)
    stored.current.delete(key)
    setItems((all) => all.filter((item) => item.key !== key))
  }

  async function store(key: string, file: File, isMarked: boolean): Promise<StoredFile | null> {
    const before = stored.current.get(key)
    if (before) {
      set(key, { step: 'checking', sent: file.size })
      return before
    }
    const { sendBytes, sha256Of } = await fetchSending()
    const upload = await uploadOf(file, caseId, isMarked)
    const hash = sha256Of(file)
    // Waited for below, and by then it may have failed for long.
    hash.catch(() => {})
    const sent = sendBytes(file, { url: `/api/cases/${caseId}/files/uploads/${upload}`, onSent: (bytes) => set(key, { sent: bytes }) })
    if (!running.current.has(key)) return null
    running.current.set(key, sent)
    await sent.done
    set(key, { step: 'checking', sent: file.size })
    const now = await api(calls.finish, { params: { case: caseId, upload }, body: { sha256: await hash } })
    stored.current.set(key, now)
    return now
  }
  async function send(key: string, file: File, isMarked: boolean): Promise<StoredFile | null> {
    const arrived = await store(key, file, isMarked)
    if (!arrived || dropped.current.has(key)) return null
    const { file: now, refusal } = await ready.current.after(arrived)
    if (refusal !== null) {
      set(key, { step: 'failed', sentence: refusal, isRefused: true })
      return null
    }
    return now
  }
  async function run({ key, file, isSensitive: isMarked }: Pick<OnItsWay, 'key' | 'file' | 'isSensitive'>) {
    if (dropped.current.has(key)) return
    running.current.set(key, null)
    set(key, { step: 'sending', sentence: null })
    try {
      const now = await send(key, file, isMarked)
      if (!now || !running.current.has(key)) return
      drop(key)
      ready.current.onReady(now)
    } catch (error) {
      const sentence = error instanceof ApiError ? error.sentence : null
      // An upload that was given up begins again; other refusals stay as they are.
      const isRefused = error instanceof ApiError && error.status < 500 && error.why === null && error.status !== 404
      set(key, { step: 'failed', sentence, isRefused: isRefused || (error instanceof ApiError && error.why === 'infected') })
    }
  }

  return {
    items,
    isBusy: items.some(({ step }) => step === 'sending' || step === 'paused' || step === 'checking'),
    add: (files: readonly File[]) => {
      const fresh = files.map((file) => ({
        key: newKey(),
        file,
        isSensitive,
        step: 'sending' as const,
        sent: 0,
        sentence: null,
        isRefused: false,
      }))
      setItems((all) => [...all, ...fresh])
      void fresh.reduce(async (before, one) => {
        await before
        await run(one)
      }, Promise.resolve())
    },
    retry: (item: OnItsWay) => void run(item),
    pause: ({ key }: OnItsWay) => {
      running.current.get(key)?.pause()
      set(key, { step: 'paused' })
    },
    resume: ({ key }: OnItsWay) => {
      set(key, { step: 'sending' })
      running.current.get(key)?.resume()
    },
    drop,
  }
}
