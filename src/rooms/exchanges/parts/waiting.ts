import { useEffect, useSyncExternalStore } from 'react'
import { ask, AskError } from '../../../web/ask.ts'
import { calls, type NewCheckIn } from '../contract.ts'

/** A record that was made and has not reached the server. Kept in this page's memory and nowhere else. */
export interface Waiting {
  key: string
  caseId: string
  /** What the device's clock said: only how long ago that is will be sent. */
  since: number
  record: Omit<NewCheckIn, 'when'> & { when: NewCheckIn['when'] | null }
  /** What the server said, where it did not take it. */
  refused: string | null
}

let all: readonly Waiting[] = []
const listeners = new Set<() => void>()
const put = (next: readonly Waiting[]) => {
  all = next
  for (const tell of listeners) tell()
}
const running = new Set<string>()
const nobody: readonly Waiting[] = []

/** Sends one; without a connection it stays. @returns whether the server has it */
async function send({ key, caseId, since, record }: Waiting): Promise<boolean> {
  if (running.has(key)) return false
  running.add(key)
  try {
    const when = record.when ?? { agoMs: Math.max(0, Math.round(Date.now() - since)) }
    await ask(calls.checkIn, { params: { case: caseId }, body: { ...record, when } }, { key })
    put(all.filter((each) => each.key !== key))
    return true
  } catch (error) {
    // An answer that says no stays a no; no answer, or a server in trouble, is tried again.
    if (error instanceof AskError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status))
      put(all.map((each) => (each.key === key ? { ...each, refused: error.sentence ?? error.message } : each)))
    return false
  } finally {
    running.delete(key)
  }
}

/** Takes a record, and sends it as soon as there is a connection. @returns whether it was sent at once */
export function keep(caseId: string, body: Waiting['record']): Promise<boolean> {
  const one: Waiting = { key: crypto.randomUUID(), caseId, since: Date.now(), record: body, refused: null }
  put([...all, one])
  return send(one)
}

/** Drops one that the server did not take. */
export const drop = (key: string) => put(all.filter((each) => each.key !== key))

const every = 20_000
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** What waits of a case. While something does, it is tried again, and leaving the page is asked about. */
export function useWaiting(caseId: string, onSent: () => void): readonly Waiting[] {
  const found = useSyncExternalStore(
    subscribe,
    () => all,
    () => nobody,
  )
  const open = found.some(({ refused }) => refused === null)
  useEffect(() => {
    if (!open) return
    const again = async () => {
      const sent = await Promise.all(all.filter(({ refused }) => refused === null).map(send))
      if (sent.some(Boolean)) onSent()
    }
    const timer = setInterval(() => void again(), every)
    const online = () => void again()
    const stay = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('online', online)
    addEventListener('beforeunload', stay)
    return () => {
      clearInterval(timer)
      removeEventListener('online', online)
      removeEventListener('beforeunload', stay)
    }
  }, [open, onSent])
  return found.filter((each) => each.caseId === caseId)
}
