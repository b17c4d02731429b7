import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { AnyCall, Input } from '#http/contract.ts'
import { api, useApiQuery } from '#web/api.ts'
import { useMutations } from '#web/form/use-mutation.ts'
import { userKey } from '#web/user.ts'
import { calls, type Mine } from '../contract.ts'

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Everyone's own settings, and how the page learns of new ones. The page shows its sections only when they are there. */
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
 * One section of the settings: what is stored, what is typed, and what became of saving it. A change is sent with what it began
 * from; after a failure what was typed is still there; what was saved can be undone.
 * @param inputOf the call's input for a change
 */
export function useSection<V, C extends AnyCall>(part: (mine: Mine) => V, call: C, inputOf: (change: { was: V; now: V }) => Input<C>) {
  const { t } = useLingui()
  const { mine, learn, again } = useMine()
  const { run, busy, problem: found, clear } = useMutations()
  const stored = part(mine)
  const [base, setBase] = useState(stored)
  const [draft, setDraft] = useState(stored)
  const [before, setBefore] = useState<{ value: V } | null>(null)
  // Something new is stored, and nothing was typed over the old.
  if (!same(stored, base) && same(draft, base)) {
    setBase(stored)
    setDraft(stored)
  }
  /** Something else was saved meanwhile, by another window or device. */
  const isStale = found?.status === 409
  // The server's names of a change's fields are "now.firstName".
  const problem = useMemo(
    () => (found && !isStale ? { ...found, field: found.field?.replace(/^now\./, '') ?? null } : null),
    [found, isStale],
  )

  const put = async (now: V, undoes: boolean) => {
    const done = undoes ? { title: t`Undone`, text: t`It is as it was before.` } : { title: t`Saved`, text: t`Your settings are kept.` }
    const result = await run(call, inputOf({ was: base, now }), { done })
    if (result.ok) {
      const news = result.reply as Mine
      setBefore(undoes ? null : { value: base })
      setBase(part(news))
      setDraft(part(news))
      learn(news)
    } else if (result.problem?.status === 409) setBase(part(await again().catch(() => mine)))
    return result.ok ? true : null
  }
  return {
    draft,
    set: (changed: Partial<V> | ((now: V) => V)) =>
      setDraft((now) => (typeof changed === 'function' ? changed(now) : { ...now, ...changed })),
    /** What is stored, which is not what was typed where it is stale. */
    base,
    isChanged: !same(draft, base),
    isStale,
    busy,
    problem,
    save: (now: V = draft) => put(now, false),
    undo: before && (() => put(before.value, true)),
    takeStored: () => {
      setDraft(base)
      clear()
    },
  }
}
