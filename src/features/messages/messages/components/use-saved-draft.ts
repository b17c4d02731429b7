import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Input, Reply } from '#http/contract.ts'
import { api, ApiError } from '#web/api.ts'
import { newKey } from '#web/posted.ts'
import { calls } from '../contract.ts'

export type DraftBody = Input<typeof calls.draft>['body']
type Drafts = readonly Reply<typeof calls.drafts>['drafts'][number][]

/** How long after the last letter it is saved, ms. */
const pause = 1200

/** `failed`: what was typed is only on this page. `changed`: another tab saved another text. `gone`: another tab sent or deleted it. */
type State = 'saved' | 'waiting' | 'failed' | 'changed' | 'gone'

/** Whether there is something to lose: a kind or a recipient that was chosen is nothing by itself. */
export const isWritten = ({ subject, body, files }: DraftBody): boolean =>
  subject.trim() !== '' || body.trim() !== '' || (files?.length ?? 0) > 0

function failureOf(error: unknown): State {
  if (!(error instanceof ApiError)) return 'failed'
  if (error.why === 'changed') return 'changed'
  return error.status === 409 || error.status === 404 ? 'gone' : 'failed'
}

/**
 * Saves what is written as a draft on the server while it is written, so that a closed page or a flat battery loses nothing. One save
 * runs at a time, and the last text is the one that stays. What another tab made of the draft is never written over: saving stops, and the
 * page asks.
 * @param start the draft that it begins from, `null` for none
 * @param drafts the drafts as they are now
 * @param onNew called with the id of a draft that was saved for the first time
 */
export function useSavedDraft(
  caseId: string,
  start: Pick<Drafts[number], 'id' | 'revision'> | null,
  body: DraftBody,
  drafts: Drafts,
  onNew: (id: string) => void,
) {
  const text = JSON.stringify(body)
  const [state, setState] = useState<State>('saved')
  const id = useRef(start?.id ?? null)
  const revision = useRef(start?.revision)
  /** Every text of it that this page had or saved: an answer that is late has one of them. */
  const known = useRef(new Set(start ? [start.revision] : []))
  const wasListed = useRef(start !== null)
  const hasWords = useRef(false)
  const saved = useRef(text)
  const latest = useRef(text)
  const running = useRef<Promise<void> | null>(null)
  const isOver = useRef(false)
  const isQuiet = useRef(false)
  /** Someone has to choose first. */
  const held = useRef<'changed' | 'gone' | null>(null)
  /** The first save: tried again with the same words it makes one draft. */
  const first = useRef({ words: '', key: '' })
  useEffect(() => {
    latest.current = text
    hasWords.current = isWritten(body)
  })
  const be = (next: State) => {
    held.current = next === 'changed' || next === 'gone' ? next : null
    setState(next)
  }
  const took = (now: string) => {
    revision.current = now
    known.current.add(now)
  }

  const saveOnce = async () => {
    const now = latest.current
    const params = { case: caseId }
    const content = JSON.parse(now) as DraftBody
    try {
      if (id.current === null) {
        if (first.current.words !== now) first.current = { words: now, key: newKey() }
        const made = await api(calls.draft, { params, body: content }, { key: first.current.key })
        id.current = made.id
        took(made.revision)
        if (!isOver.current && !isQuiet.current) onNew(id.current)
      } else {
        const to = { params: { ...params, message: id.current }, body: { ...content, ...(revision.current && { base: revision.current }) } }
        took((await api(calls.saveDraft, to, { background: true })).revision)
      }
      saved.current = now
      be(latest.current === now ? 'saved' : 'waiting')
    } catch (error) {
      be(failureOf(error))
    }
  }
  /** Saves now; resolves when nothing is under way. */
  const save = async () => {
    while (running.current) await running.current
    if (isOver.current || held.current || saved.current === latest.current || (id.current === null && !hasWords.current)) return
    running.current = saveOnce()
    await running.current
    running.current = null
  }
  const saving = useRef(save)
  useEffect(() => {
    saving.current = save
  })
  const heard = useEffectEvent((now: Drafts) => {
    const mine = now.find((draft) => draft.id === id.current)
    if (mine) wasListed.current = true
    if (isOver.current || id.current === null) return
    if (mine && !known.current.has(mine.revision)) be('changed')
    else if (!mine && wasListed.current) be('gone')
  })
  useEffect(() => heard(drafts), [drafts])
  useEffect(() => {
    if (isOver.current || held.current || text === saved.current) return undefined
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
    /** What it says, as far as this page knows. */
    revisionNow: () => revision.current,
    /** Whether the page has words that no draft has. */
    isUnsaved: () => hasWords.current && saved.current !== latest.current,
    /** What another tab did with it, as long as nobody has chosen. */
    heldBy: () => held.current,
    /** Saves the text of this page as a draft of its own. @param goesOn whether the page goes on with that one @returns whether it is saved */
    part: async (goesOn: boolean) => {
      isQuiet.current = !goesOn
      id.current = null
      wasListed.current = false
      saved.current = ''
      be('waiting')
      await save()
      return saved.current === latest.current
    },
    /** Whether it was sent, or thrown away. */
    isEnded: () => isOver.current,
    /** Nothing is saved any more: it was sent, or thrown away. */
    end: () => {
      isOver.current = true
    },
  }
}
