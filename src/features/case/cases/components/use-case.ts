import { useApiQuery } from '#web/api.ts'
import { calls, type Seat } from '../contract.ts'

/** Where a page of a case stands: still asking, no case yet, not their own, or in a seat. */
export type Here =
  | { is: 'pending' }
  | { is: 'failed'; again: () => void; busy: boolean }
  | { is: 'none' }
  | { is: 'missing' }
  | { is: 'here'; seat: Seat; seats: readonly Seat[] }

/** The case of the address (`?case=`), or the one that was opened last. Asked for once; the server has put it into the page. */
export function useCase(search: URLSearchParams): Here {
  const { data, error, refetch, isFetching } = useApiQuery(calls.mine, {})
  if (!data) return error ? { is: 'failed', again: () => void refetch(), busy: isFetching } : { is: 'pending' }
  const { seats } = data
  if (seats.length === 0) return { is: 'none' }
  const asked = search.get('case')
  const seat = asked === null ? seats[0]! : seats.find((each) => each.caseId === asked)
  return seat ? { is: 'here', seat, seats } : { is: 'missing' }
}

/** The query of a call for the case of the address: the server knows the one that was opened last. */
export function caseQuery(search: URLSearchParams): { case?: string } {
  const asked = search.get('case')
  return asked === null ? {} : { case: asked }
}

/** An address within the same case: `?case=` is kept where the page has it. */
export function caseLink(path: string, search: URLSearchParams): string {
  const asked = search.get('case')
  if (asked === null) return path
  const [plain = '', hash] = path.split('#', 2)
  return `${plain}${plain.includes('?') ? '&' : '?'}case=${encodeURIComponent(asked)}${hash === undefined ? '' : `#${hash}`}`
}
