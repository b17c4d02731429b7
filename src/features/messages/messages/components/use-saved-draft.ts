import { useEffect, useRef, useState } from 'react'
import type { Input } from '#http/contract.ts'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { calls } from '../contract.ts'

export type DraftBody = Input<typeof calls.draft>['body']

/** How long after the last letter it is saved, ms. */
const pause = 1200

/** `failed`: what was typed is only on this page. `sent`: another tab sent it. */
type State = 'saved' | 'waiting' | 'failed' | 'sent'

/** Whether there is something to lose: a kind or a recipient that was chosen is nothing by itself. */
export const isWritten = ({ subject, body, files }: DraftBody): boolean =>
  subject.trim() !== '' || body.trim() !== '' || (files?.length ?? 0) > 0

/**
 * Saves what is written as a draft on the server while it is written, so that a closed page or a flat battery loses nothing. One save
 * runs at a time, and the last text is the one that stays.
 * @param start the draft that it begins from, `null` for none
 * @param onNew called with the id of a draft that was saved for the first time
 */
export function useSavedDraft(caseId: string, start: string | null, body: DraftBody, onNew: (id: string) => void) {
  const text = JSON.stringify(body)
  const [state, setState] = useState<State>('saved')
  const id = useRef(start)
  const hasWords = useRef(false)
  const saved = useRef(text)
  const latest = useRef(text)
  const running = useRef<Promise<void> | null>(null)
  const isOver = useRef(false)
  /** The first save: tried again with the same words it makes one draft. */
  const first = useRef({ words: '', key: '' })
  useEffect(() => {
    latest.current = text
    hasWords.current = isWritten(body)
  })

  const saveOnce = async () => {
    const now = latest.current
    const params = { case: caseId }
    const content = JSON.parse(now) as DraftBody
    try {
      if (id.current === null) {
        if (first.current.words !== now) first.current = { words: now, key: newKey() }
        id.current = (await api(calls.draft, { params, body: content }, { key: first.current.key })).id
        if (!isOver.current) onNew(id.current)
      } else await api(calls.saveDraft, { params: { ...params, message: id.current }, body: content }, { background: true })
      saved.current = now
      setState(latest.current === now ? 'saved' : 'waiting')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 409 ? 'sent' : 'failed')
    }
  }
  /** Saves now; resolves when nothing is under way. */
  const save = async () => {
    while (running.current) await running.current
    if (isOver.current || saved.current === latest.current || (id.current === null && !hasWords.current)) return
    running.current = saveOnce()
    await running.current
    running.current = null
  }
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })
  useEffect(() => {
    if (isOver.current || text === saved.current) return undefined
    const isNothing = id.current === null && !hasWords.current
    setState(isNothing ? 'saved' : 'waiting')
    if (isNothing) return undefined
    const timer = setTimeout(() => void saving.current(), pause)
    return () => clearTimeout(timer)
  }, [text])
  useEffect(() => {
    const again = () => void saving.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  useEffect(
    () => () => {
      // The page is left: what was typed in the last second is saved too.
      void saving.current()
    },
    [],
  )
  return {
    state,
    save,
    /** The draft's id, once it has one. */
    idNow: () => id.current,
    /** Whether it was sent, or thrown away. */
    isEnded: () => isOver.current,
    /** Nothing is saved any more: it was sent, or thrown away. */
    end: () => {
      isOver.current = true
    },
  }
}
