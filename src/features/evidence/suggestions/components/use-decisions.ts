import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { staleFacts } from '#evidence/facts/public.tsx'
import type { FactDraft } from '#evidence/facts/contract.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type Suggestion } from '../contract.ts'
import { sentOf } from './use-draft.ts'

export const stale = ['/api/fact-suggestions']

export interface News {
  id: string
  what: 'accepted' | 'dismissed'
}

/** What a reader decides of suggestions, and the last decision, which can be undone. */
export function useDecisions(caseId: string) {
  const { t } = useLingui()
  const accepting = useMutation(calls.accept, [...stale, ...staleFacts], { saysConflicts: true })
  const dismissing = useMutation(calls.dismiss, stale, { saysConflicts: true })
  const reopening = useMutation(calls.reopen, [...stale, ...staleFacts])
  const [news, setNews] = useState<News | null>(null)
  const at = (id: string) => ({ case: caseId, suggestion: id })
  return {
    accepting,
    news,
    isBusy: accepting.busy || dismissing.busy || reopening.busy,
    problem: [accepting, dismissing, reopening].find(({ problem }) => problem !== null)?.problem?.sentence ?? null,
    accept: async ({ id }: Pick<Suggestion, 'id'>, fact: FactDraft) => {
      const reply = await accepting.send({ params: at(id), body: { fact: sentOf(fact) } }, { done: t`Fact added` })
      if (reply) setNews({ id, what: 'accepted' })
      return reply
    },
    dismiss: async ({ id }: Pick<Suggestion, 'id'>) => {
      const reply = await dismissing.send({ params: at(id) })
      if (reply) setNews({ id, what: 'dismissed' })
      return reply
    },
    undo: async (id: string) => {
      const reply = await reopening.send({ params: at(id) })
      if (reply) setNews(null)
      return reply
    },
  }
}
