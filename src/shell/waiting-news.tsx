import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { titleCount } from '#web/title-marks.ts'
import { useToast } from '#web/toasts.tsx'
import { useUser } from '#web/user.ts'
import type { Wait } from './contract.ts'
import { useLive } from './live.ts'
import { newsOf } from './wait-words.ts'
import { useAnswers } from './waits.ts'

const own = ['/api/answers', '/api/notifications']
const topics = { trades: own, schedule: own, orders: own, people: own, messages: own, hearings: ['/api/notifications'] }
/** How many cases a page listens to at once: a session has four streams (server/live/hub.ts). */
const mostLines = 2

function Line({ caseId }: { caseId: string }) {
  useLive(caseId, topics)
  return null
}

const nameOf = ({ kind, id }: Wait) => `${kind} ${id}`

/**
 * Keeps what needs an answer as it is on every page, with its number before the title, and says in one sentence what comes
 * in. In discreet mode the title says nothing and the sentence names nobody (decision 0056).
 */
export function WaitingNews() {
  const { i18n } = useLingui()
  const toast = useToast()
  const answers = useAnswers()
  const isDiscreet = useUser()?.isDiscreet === true
  const known = useRef<ReadonlySet<string> | null>(null)
  const count = isDiscreet ? 0 : (answers?.waits.length ?? 0)
  useEffect(() => {
    titleCount.set(count)
    return () => titleCount.set(0)
  }, [count])
  useEffect(() => {
    if (!answers) return
    const before = known.current
    known.current = new Set(answers.waits.map(nameOf))
    const fresh = before === null ? [] : answers.waits.filter((wait) => !before.has(nameOf(wait)))
    if (fresh.length > 0) toast(newsOf(i18n, fresh, { isDiscreet, now: Date.now() }))
  }, [answers, i18n, isDiscreet, toast])
  return answers?.cases.slice(0, mostLines).map((caseId) => <Line caseId={caseId} key={caseId} />)
}
