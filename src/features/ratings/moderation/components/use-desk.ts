import { useEffect, useRef, useState } from 'react'
import type { DeskVerb } from '#domain/moderation/letters.ts'
import { api, ApiError } from '#web/api.ts'
import { useMutations } from '#web/form/use-mutation.ts'
import { calls, type Case, type DeskState, type LetterId } from '../contract.ts'
import { decided, useClock } from './clock.ts'
import { giveBack, useLeaving } from './leaving.ts'

interface Last {
  id: string
  verb: DeskVerb
}

/** A rating under someone's eyes, and the ways on: decide, take back, pass over, leave. */
export function useDesk(state: DeskState | undefined) {
  const { run, busy, problem, attempt, clear } = useMutations(['/api/moderation'])
  const [open, setOpen] = useState<Case | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [last, setLast] = useState<Last | null>(null)
  // Those that were passed over in this visit: they come again when nothing else waits.
  const passed = useRef<string[]>([])

  useLeaving(open?.id ?? null, (id) => void look(id))
  useClock(open)

  const until = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(until.current), [])

  const next = async () => {
    const done = await run(calls.next, { body: { ...(state && { state }), not: passed.current.slice(-200) } })
    if (!done.ok) return
    if (done.reply.case === null) passed.current = []
    setOpen(done.reply.case)
    setIsDone(done.reply.case === null)
  }
  async function look(id: string) {
    const before = open
    const done = await run(calls.open, { params: { id } })
    if (!done.ok) return
    setOpen(done.reply)
    // Nobody has two at once, and nobody waits for what they do not see.
    if (before && before.id !== id) giveBack(before.id)
  }
  /** The rating as it stands now, without a word of its own: what was said before stays. */
  async function showNow(id: string) {
    try {
      setOpen(await api(calls.open, { params: { id } }))
    } catch (error) {
      // Someone else has it, or it is gone: the sentence that was said is what there is to say.
      if (!(error instanceof ApiError)) throw error
    }
  }
  const leave = async () => {
    if (!open) return
    await run(calls.leave, { params: { id: open.id } })
    setOpen(null)
  }
  return {
    open,
    /** Nothing is left that the one who asks can decide. */
    isDone,
    last,
    busy,
    problem,
    attempt,
    clear,
    next,
    look,
    leave,
    pass: async () => {
      if (open) {
        passed.current.push(open.id)
        await run(calls.leave, { params: { id: open.id } })
      }
      await next()
    },
    decide: async (verb: DeskVerb, letter: LetterId, words: string): Promise<boolean> => {
      if (!open) return false
      const { id, log, reports } = open
      const done = await run(calls.decide, { params: { id }, body: { verb, letter, words, lines: log.length, reports: reports.length } })
      if (!done.ok) {
        // Another desk was first: what was decided there is shown, under the sentence that says so.
        if (done.problem?.status === 409) await showNow(id)
        return false
      }
      decided()
      setLast({ id, verb })
      clearTimeout(until.current)
      until.current = setTimeout(() => setLast(null), done.reply.undoSeconds * 1_000)
      await next()
      return true
    },
    undo: async () => {
      if (!last) return
      const { id } = last
      const done = await run(calls.undo, { params: { id } })
      setLast(null)
      if (done.ok) await look(id)
    },
  }
}
