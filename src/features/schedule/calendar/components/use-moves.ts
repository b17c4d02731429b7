import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { plusDays } from '#shell/calendar-days.ts'
import { dayLong } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, type EventRecord, type Occurrence } from '#schedule/events/contract.ts'

export interface Undo {
  said: string
  /** `null` where there is no way back. */
  run: (() => Promise<unknown>) | null
}

/** Moving events by days and putting back what was taken out, each with its way back. */
export function useMoves(caseId: string) {
  const { t, i18n } = useLingui()
  const moving = useMutation(calls.move, ['/api/calendar'])
  const cancelling = useMutation(calls.cancel, ['/api/calendar'])
  const [undo, setUndo] = useState<Undo | null>(null)
  const move = async (event: Occurrence, days: number) => {
    if (days === 0 || !event.can.move) return
    const firstDay = plusDays(event.firstDay, days)
    const params = { case: caseId, event: event.id }
    const reply = await moving.send({ params, body: { sequence: event.sequence, firstDay } })
    if (!reply) return
    const [title, to] = [event.title, dayLong(firstDay, i18n.locale)]
    setUndo({
      said: t`${title} was moved to ${to}.`,
      run: () => moving.send({ params, body: { sequence: reply.sequence, firstDay: event.firstDay } }),
    })
  }
  const gone = (event: EventRecord, back: { sequence: number } | null) => {
    const { title } = event
    setUndo({
      said: t`${title} was taken out of the calendar.`,
      run: back
        ? () => cancelling.send({ params: { case: caseId, event: event.id }, body: { cancelled: false, sequence: back.sequence } })
        : null,
    })
  }
  const takeBack = () => {
    setUndo(null)
    void undo?.run?.()
  }
  return {
    move: (event: Occurrence, days: number) => void move(event, days),
    gone,
    undo,
    takeBack,
    problem: moving.problem ?? cancelling.problem,
  }
}
