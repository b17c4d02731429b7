import { useEffect, useRef, useState } from 'react'
import type { DeskVerb } from '../../../domain/moderation/letters.ts'
import { useChanges } from '../../../web/inside/use-change.ts'
import { useConfirming } from '../../security/door.tsx'
import { calls, type Case, type DeskState, type LetterId } from '../contract.ts'

interface Last {
  id: string
  verb: DeskVerb
}

/** A rating under somebody's eyes, and the ways on: decide, take back, pass over, leave. */
export function useDesk(state: DeskState | undefined) {
  const { run, busy, problem, attempt, clear } = useChanges(['/api/moderation'], useConfirming())
  const [open, setOpen] = useState<Case | null>(null)
  const [isDone, setIsDone] = useState(false)
  const [last, setLast] = useState<Last | null>(null)
  // Those that were passed over in this visit: they come again when nothing else waits.
  const passed = useRef<string[]>([])

  const until = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(until.current), [])

  const next = async () => {
    const done = await run(calls.next, { body: { ...(state && { state }), not: passed.current.slice(-200) } })
    if (!done.ok) return
    if (done.reply.case === null) passed.current = []
    setOpen(done.reply.case)
    setIsDone(done.reply.case === null)
  }
  const look = async (id: string) => {
    const done = await run(calls.open, { params: { id } })
    if (done.ok) setOpen(done.reply)
  }
  const leave = async () => {
    if (!open) return
    await run(calls.leave, { params: { id: open.id } })
    setOpen(null)
  }
  return {
    open,
    /** Nothing is left that whoever asks can decide. */
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
      const { id, log } = open
      const done = await run(calls.decide, { params: { id }, body: { verb, letter, words, lines: log.length } })
      if (!done.ok) return false
      setLast({ id, verb })
      clearTimeout(until.current)
      until.current = setTimeout(() => setLast(null), done.reply.undoSeconds * 1_000)
      await next()
      return true
    },
    undo: async () => {
      if (!last) return
      const { id } = last
      if (open && open.id !== id) await run(calls.leave, { params: { id: open.id } })
      const done = await run(calls.undo, { params: { id } })
      setLast(null)
      if (done.ok) await look(id)
    },
  }
}
