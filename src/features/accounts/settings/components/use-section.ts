import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api, ApiError, useApiQuery } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { userKey } from '#web/user.ts'
import { calls, type Mine } from '../contract.ts'

/** Why a section was not saved. `changed`: something else is kept by now. What was typed is still there in any case. */
export type Problem = { is: 'refused'; sentence: string; field: string | null } | { is: 'changed' } | { is: 'silent' } | { is: 'offline' }

export function problemOf(error: unknown): Problem {
  if (!(error instanceof ApiError)) return { is: navigator.onLine ? 'silent' : 'offline' }
  if (error.status === 409) return { is: 'changed' }
  return error.sentence === null ? { is: 'silent' } : { is: 'refused', sentence: error.sentence, field: error.field }
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Everybody's settings, and how the page learns of new ones. The page shows its sections only when they are there. */
export function useMine() {
  const client = useQueryClient()
  const mine = useApiQuery(calls.mine, {}).data!
  const learn = (news: Mine) => {
    client.setQueryData([calls.mine.path], news)
    // Names and neutral titles stand in the shell too.
    client.setQueryData(userKey, (user: object | null | undefined) =>
      user ? { ...user, ...news.names, isDiscreet: news.modes.discreet } : user,
    )
  }
  const again = async () => {
    const news = await api(calls.mine, {})
    learn(news)
    return news
  }
  return { mine, learn, again }
}

/**
 * One section of the settings: what is stored, what is typed, and what became of saving it. A change is sent with what it
 * began from; after a failure what was typed is still there; what was saved can be undone.
 */
export function useSection<V>(part: (mine: Mine) => V, send: (change: { was: V; now: V }) => Promise<Mine>) {
  const { t } = useLingui()
  const toast = useToast()
  const { mine, learn, again } = useMine()
  const kept = part(mine)
  const [base, setBase] = useState(kept)
  const [draft, setDraft] = useState(kept)
  const [before, setBefore] = useState<{ value: V } | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  // Something new is kept, and nothing was typed over the old.
  if (!same(kept, base) && same(draft, base)) {
    setBase(kept)
    setDraft(kept)
  }

  const put = async (now: V, undoes: boolean) => {
    if (busy) return
    setBusy(true)
    try {
      const news = await send({ was: base, now })
      setBefore(undoes ? null : { value: base })
      setBase(part(news))
      setDraft(part(news))
      setProblem(null)
      learn(news)
      toast(undoes ? { title: t`Undone`, text: t`It is as it was before.` } : { title: t`Saved`, text: t`Your settings are kept.` })
    } catch (error) {
      const found = problemOf(error)
      if (found.is === 'changed') setBase(part(await again().catch(() => mine)))
      setProblem(found)
      toast({ title: t`Not saved`, text: t`What you typed is still here.`, tone: 'danger' })
    } finally {
      setAttempt((n) => n + 1)
      setBusy(false)
    }
  }
  return {
    draft,
    set: (changed: Partial<V> | ((now: V) => V)) =>
      setDraft((now) => (typeof changed === 'function' ? changed(now) : { ...now, ...changed })),
    /** What is stored, which after `changed` is not what was typed. */
    base,
    problem,
    attempt,
    busy,
    save: (now: V = draft) => put(now, false),
    undo: before && (() => put(before.value, true)),
    takeKept: () => {
      setDraft(base)
      setProblem(null)
    },
  }
}

/** The sentence that stands at a field. */
export function errorAt(problem: Problem | null, field: string): string | undefined {
  return problem?.is === 'refused' && problem.field === field ? problem.sentence : undefined
}
