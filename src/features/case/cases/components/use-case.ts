import { useApiQuery } from '#web/api.ts'
import { calls, type Seat } from '../contract.ts'

/** What a case page knows: still loading, no case yet, not the user's own case, or a seat. */
export type Here =
  | { is: 'pending' }
  | { is: 'failed'; again: () => void; busy: boolean }
  | { is: 'none' }
  | { is: 'missing' }
  | { is: 'here'; seat: Seat; seats: readonly Seat[] }

/** The case of the address (`?case=`), or the one that was opened last. The server puts it into the page, so it is read once. */
export function useCase(search: URLSearchParams): Here {
  const { data, error, refetch, isFetching } = useApiQuery(calls.mine, {})
  if (!data) return error ? { is: 'failed', again: () => void refetch(), busy: isFetching } : { is: 'pending' }
  const { seats } = data
  if (seats.length === 0) return { is: 'none' }
  const asked = search.get('case')
  const seat = asked === null ? seats[0]! : seats.find((each) => each.caseId === asked)
  return seat ? { is: 'here', seat, seats } : { is: 'missing' }
}

/** The query that names the address's case in a call; without one the server takes the case that was opened last. */
export function caseQuery(search: URLSearchParams): { case?: string } {
  const asked = search.get('case')
  return asked === null ? {} : { case: asked }
}

/** A link within the same case: it has `?case=` if the page's address does. */
export function caseLink(path: string, search: URLSearchParams): string {
  const asked = search.get('case')
  if (asked === null) return path
  const [plain = '', hash] = path.split('#', 2)
  return `${plain}${plain.includes('?') ? '&' : '?'}case=${encodeURIComponent(asked)}${hash === undefined ? '' : `#${hash}`}`
}
