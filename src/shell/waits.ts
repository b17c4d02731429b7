import { useQuery } from '@tanstack/react-query'
import { calls, type Wait } from './contract.ts'
import { api } from '#web/api.ts'
import { useUser } from '#web/user.ts'
import { useCompliance } from './gate-calls.ts'

const key = [calls.answers.path] as const
const none: readonly Wait[] = []
/** Milliseconds between two looks of the person who has no case whose changes say when to look: an invitation may come. */
const lookEvery = 60_000

/** The list with the cases whose changes change it; `undefined` until it is there, and while a gate is due. */
export function useAnswers() {
  const isAccepted = useUser()?.hasAcceptedTerms === true
  const isOpen = useCompliance().data?.requiresAcknowledgment === false
  const { data } = useQuery({
    queryKey: key,
    // Asked by the page by itself: no use of the session.
    queryFn: ({ signal }) => api(calls.answers, {}, { signal, background: true }),
    enabled: isAccepted && isOpen,
    refetchInterval: ({ state }) => (state.data?.cases.length === 0 ? lookEvery : false),
  })
  return isAccepted && isOpen ? data : undefined
}

/** What needs their own answer, the first deadline first; empty where nothing does. */
export const useWaits = (): readonly Wait[] => useAnswers()?.waits ?? none

/** How many answers are needed at an address of a menu: at the start page all, elsewhere those that are given there. */
export function countAt(waits: readonly Wait[], path: string): number {
  return path === '/' ? waits.length : waits.filter(({ to }) => to.split('?')[0] === path).length
}
