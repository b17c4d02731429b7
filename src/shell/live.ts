import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { urlOf } from '#http/contract.ts'
import { calls, type Updates } from '#live/contract.ts'
import { api, session } from '#web/api.ts'
import { liveDesk, type Topics } from './live-desk.ts'
import { type LineState, liveLine, type Place } from './live-line.ts'

const later = (run: () => void, milliseconds: number) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Addresses that are requested again because of another person's change: this is no use of the session. */
const renewed = new Set<string>()
session.asksByItself = (url) => renewed.has(url)

/** Requests the visible data of these addresses again, and marks the rest as stale. */
export function renewer(client: QueryClient) {
  return (addresses: readonly string[]) => {
    const isMeant = ({ queryKey: [url] }: { queryKey: readonly unknown[] }) =>
      typeof url === 'string' && addresses.some((address) => url.startsWith(address))
    const urls = client
      .getQueryCache()
      .findAll({ type: 'active', predicate: isMeant })
      .map(({ queryKey: [url] }) => url as string)
    for (const url of urls) renewed.add(url)
    void client.invalidateQueries({ predicate: isMeant }).finally(() => urls.forEach((url) => renewed.delete(url)))
  }
}

function deskOf(client: QueryClient, caseId: string) {
  // Identifies this page while it is open: when it connects again, the server knows which stream to close.
  const page = crypto.randomUUID()
  const at = (after: string | null) => ({ case: caseId, ...(after !== null && { after }) })
  // For the first connection only: later the cache holds answers of different times.
  let from = placeIn(client, urlOf(calls.since, { query: at(null) }))
  return liveDesk({
    line: (hearing) => {
      const place = from
      from = null
      return liveLine(
        {
          ...hearing,
          open: (after) => new EventSource(urlOf({ path: '/api/live' }, { query: { ...at(after), page } })),
          since: (after) => api(calls.since, { query: at(after) }, { background: true }),
          later,
          chance: Math.random,
        },
        place,
      )
    },
    renew: renewer(client),
    later,
  })
}

/** The position of the case when the server read the data of the page (http/pages.ts); `null` if the page does not say it. */
function placeIn(client: QueryClient, url: string): Place | null {
  const news = client.getQueryData<Updates>([url])
  client.removeQueries({ queryKey: [url] })
  return news ? { seq: news.seq, own: news.own } : null
}

const desks = new Map<string, ReturnType<typeof deskOf>>()

/** One connection for each case, shared by all parts of the page. */
function deskFor(client: QueryClient, caseId: string) {
  const known = desks.get(caseId)
  if (known) return known
  const desk = deskOf(client, caseId)
  desks.set(caseId, desk)
  document.addEventListener('visibilitychange', () => desk.seen(document.visibilityState === 'visible'))
  addEventListener('pagehide', () => desk.seen(false, true))
  addEventListener('pageshow', () => desk.seen(true))
  addEventListener('online', desk.online)
  return desk
}

/**
 * Keeps the case data of a page up to date: when anyone changes a scope, the page requests again each answer whose address starts
 * with one of the given beginnings. A page that the server rendered continues from that state of the case; any other requests
 * everything once when its connection is open.
 * @param topics beginnings of addresses by scope: `{ calendar: ['/api/cases/…/calendar'] }`; the same object every time (outside
 * of the component, or from `useMemo`)
 */
export function useLive(caseId: string | undefined, topics: Topics) {
  const client = useQueryClient()
  useEffect(() => (caseId === undefined ? undefined : deskFor(client, caseId).join(topics)), [client, caseId, topics])
}

const well = (): LineState => 'well'

/** The state of a case's connection; `well` on the server, and while no part of the page has asked for one. */
export function useLiveState(caseId: string | undefined): LineState {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listen: () => void) => (caseId === undefined ? () => {} : deskFor(client, caseId).subscribe(listen)),
    [client, caseId],
  )
  return useSyncExternalStore(subscribe, () => desks.get(caseId ?? '')?.state() ?? 'well', well)
}
