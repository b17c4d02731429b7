import { useEffect, useSyncExternalStore } from 'react'
import type { ItemTick } from '#domain/exchange/items.ts'
import { api, ApiError } from '#web/api.ts'
import { calls, type Item, type NewCheckIn } from '../contract.ts'

/** What a waiting record says, for the list on the page. */
export type Said =
  | { is: 'record'; kind: NewCheckIn['kind'] }
  | { is: 'item'; name: string }
  | { is: 'tick'; name: string; what: ItemTick; done: boolean; of: string }

/** A record about an exchange that has not reached the server. It is only in this page's memory. */
export interface Waiting {
  key: string
  caseId: string
  /** The device's clock at the time: the page sends only how long ago that was. */
  since: number
  said: Said
  /** Sends the record. Sending it again with the same key has no second effect. */
  send: (key: string, agoMs: number) => Promise<unknown>
  /** The server's error message, if it refused the record. */
  refused: string | null
  /** The server has the record, but the page's list does not show it yet: until it does, a checked box stays checked. */
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

/** Sends one record; without a connection it keeps waiting. @returns whether the server has it */
async function send({ key, since, send: sendIt }: Waiting): Promise<boolean> {
  if (running.has(key)) return false
  running.add(key)
  try {
    await sendIt(key, Math.max(0, Math.round(Date.now() - since)))
    put(all.map((each) => (each.key === key ? { ...each, isSent: true } : each)))
    return true
  } catch (error) {
    // A refusal is final. If there is no answer, or a server error, the record is sent again later.
    if (error instanceof ApiError && error.status >= 400 && error.status < 500 && ![401, 408, 429].includes(error.status))
      put(all.map((each) => (each.key === key ? { ...each, refused: error.sentence ?? error.message } : each)))
    return false
  } finally {
    running.delete(key)
  }
}

/** Adds a record to the list and sends it as soon as there is a connection. @returns whether it was sent at once */
function keepIt(caseId: string, said: Said, sendIt: Waiting['send']): Promise<boolean> {
  const one: Waiting = { key: crypto.randomUUID(), caseId, since: Date.now(), said, send: sendIt, refused: null, isSent: false }
  put([...all, one])
  return send(one)
}

/** Saves a check-in; `when` is `null` if it is recorded as it happens. */
export const keep = (caseId: string, body: Omit<NewCheckIn, 'when'> & { when: NewCheckIn['when'] | null }): Promise<boolean> =>
  keepIt(caseId, { is: 'record', kind: body.kind }, (key, agoMs) =>
    api(calls.checkIn, { params: { case: caseId }, body: { ...body, when: body.when ?? { agoMs } } }, { key }),
  )

interface At {
  dueAt: string
  toSide: 'A' | 'B'
}

/** Saves an item to bring to an exchange. */
export const keepItem = (caseId: string, at: At, thing: { name: string; note: string }): Promise<boolean> =>
  keepIt(caseId, { is: 'item', name: thing.name }, (key) =>
    api(calls.addItem, { params: { case: caseId }, body: { ...at, ...thing } }, { key }),
  )

/** Saves one side's check mark on an item. The last one counts: an earlier one that still waits is dropped. */
export function keepTick(caseId: string, { dueAt, toSide }: At, item: Item, tick: { what: ItemTick; done: boolean }): Promise<boolean> {
  const of = `${item.id} ${dueAt}`
  put(all.filter(({ key, said }) => running.has(key) || said.is !== 'tick' || said.of !== of))
  return keepIt(caseId, { is: 'tick', name: item.name, of, ...tick }, (_key, agoMs) =>
    api(calls.tickItem, { params: { case: caseId, item: item.id }, body: { dueAt, toSide, agoMs, ...tick } }),
  )
}

/** The item's check mark that still waits to be sent; `null` if none does. */
export function tickWaiting(waiting: readonly Waiting[], item: Item, { dueAt }: At): boolean | null {
  const said = waiting.filter(({ refused }) => refused === null).map((each) => each.said)
  const last = said.findLast((each) => each.is === 'tick' && each.of === `${item.id} ${dueAt}`)
  return last?.is === 'tick' ? last.done : null
}

const isOpen = ({ refused, isSent }: Waiting) => refused === null && !isSent

/** The records that have not reached the server. */
export const unsent = (waiting: readonly Waiting[]): readonly Waiting[] => waiting.filter(({ isSent }) => !isSent)

/** Called when the page has a new list, which already contains what was sent. */
const settle = () => {
  if (all.some(({ isSent }) => isSent)) put(all.filter(({ isSent }) => !isSent))
}

/** Drops a record that the server refused. */
export const drop = (key: string) => put(all.filter((each) => each.key !== key))

const every = 20_000
const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/**
 * The waiting records of a case. While there are any, they are sent again, and the browser asks before the page is left.
 * @param list the list that the page shows; a new object whenever the server's list has changed
 */
export function useWaiting(caseId: string, list: unknown, onSent: () => void): readonly Waiting[] {
  const found = useSyncExternalStore(
    subscribe,
    () => all,
    () => nobody,
  )
  const open = found.some(isOpen)
  useEffect(settle, [list])
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
