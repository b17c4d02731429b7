import { useEffect, useSyncExternalStore } from 'react'
import type { ItemTick } from '#domain/exchange/items.ts'
import { api, ApiError } from '#web/api.ts'
import { calls, type Item, type NewCheckIn } from '../contract.ts'

/** What was said, for the list of what waits. */
export type Said =
  | { is: 'record'; kind: NewCheckIn['kind'] }
  | { is: 'item'; name: string }
  | { is: 'tick'; name: string; what: ItemTick; done: boolean; of: string }

/** Something that was said of an exchange and has not reached the server. Kept in this page's memory and nowhere else. */
export interface Waiting {
  key: string
  caseId: string
  /** What the device's clock said: only how long ago that is will be sent. */
  since: number
  said: Said
  /** Sends it: once more with the same key it has one effect. */
  send: (key: string, agoMs: number) => Promise<unknown>
  /** What the server said, where it did not take it. */
  refused: string | null
  /** The server has it, and the page's list does not show it yet: until then a box that was ticked stays ticked. */
  isSent: boolean
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
async function send({ key, since, send: sendIt }: Waiting): Promise<boolean> {
  if (running.has(key)) return false
  running.add(key)
  try {
    await sendIt(key, Math.max(0, Math.round(Date.now() - since)))
    put(all.map((each) => (each.key === key ? { ...each, isSent: true } : each)))
    return true
  } catch (error) {
    // An answer that says no stays a no; no answer, or a server in trouble, is tried again.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status))
      put(all.map((each) => (each.key === key ? { ...each, refused: error.sentence ?? error.message } : each)))
    return false
  } finally {
    running.delete(key)
  }
}

/** Takes something, and sends it as soon as there is a connection. @returns whether it was sent at once */
function keepIt(caseId: string, said: Said, sendIt: Waiting['send']): Promise<boolean> {
  const one: Waiting = { key: crypto.randomUUID(), caseId, since: Date.now(), said, send: sendIt, refused: null, isSent: false }
  put([...all, one])
  return send(one)
}

/** A record of an exchange; `when` is `null` for what is recorded as it happens. */
export const keep = (caseId: string, body: Omit<NewCheckIn, 'when'> & { when: NewCheckIn['when'] | null }): Promise<boolean> =>
  keepIt(caseId, { is: 'record', kind: body.kind }, (key, agoMs) =>
    api(calls.checkIn, { params: { case: caseId }, body: { ...body, when: body.when ?? { agoMs } } }, { key }),
  )

interface At {
  dueAt: string
  toSide: 'A' | 'B'
}

/** A thing for the list of an exchange. */
export const keepItem = (caseId: string, at: At, thing: { name: string; note: string }): Promise<boolean> =>
  keepIt(caseId, { is: 'item', name: thing.name }, (key) =>
    api(calls.addItem, { params: { case: caseId }, body: { ...at, ...thing } }, { key }),
  )

/** One side's tick of a thing. The last one counts: an earlier one that still waits is dropped. */
export function keepTick(caseId: string, { dueAt, toSide }: At, item: Item, tick: { what: ItemTick; done: boolean }): Promise<boolean> {
  const of = `${item.id} ${dueAt}`
  put(all.filter(({ key, said }) => running.has(key) || said.is !== 'tick' || said.of !== of))
  return keepIt(caseId, { is: 'tick', name: item.name, of, ...tick }, (_key, agoMs) =>
    api(calls.tickItem, { params: { case: caseId, item: item.id }, body: { dueAt, toSide, agoMs, ...tick } }),
  )
}

/** What was ticked and still waits; `null` where nothing does. */
export function tickWaiting(waiting: readonly Waiting[], item: Item, { dueAt }: At): boolean | null {
  const said = waiting.filter(({ refused }) => refused === null).map((each) => each.said)
  const last = said.findLast((each) => each.is === 'tick' && each.of === `${item.id} ${dueAt}`)
  return last?.is === 'tick' ? last.done : null
}

const isOpen = ({ refused, isSent }: Waiting) => refused === null && !isSent

/** What has not reached the server. */
export const unsent = (waiting: readonly Waiting[]): readonly Waiting[] => waiting.filter(({ isSent }) => !isSent)

/** The page's list is new: it shows itself what was sent before. */
const settle = () => {
  if (all.some(({ isSent }) => isSent)) put(all.filter(({ isSent }) => !isSent))
}

/** Drops one that the server did not take. */
export const drop = (key: string) => put(all.filter((each) => each.key !== key))

const every = 20_000
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/**
 * What waits of a case. While something does, it is tried again, and leaving the page is asked about.
 * @param shown what the page shows; another one once the server's list has changed
 */
export function useWaiting(caseId: string, shown: unknown, onSent: () => void): readonly Waiting[] {
  const found = useSyncExternalStore(
    subscribe,
    () => all,
    () => nobody,
  )
  const open = found.some(isOpen)
  useEffect(settle, [shown])
  useEffect(() => {
    if (!open) return
    const again = async () => {
      const sent = await Promise.all(all.filter(isOpen).map(send))
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
