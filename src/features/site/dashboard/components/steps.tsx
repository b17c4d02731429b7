import { useApiQuery } from '#web/api.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { calls as exchangeCalls } from '#schedule/exchanges/contract.ts'
import { calls } from '#case/people/contract.ts'
import { Checklist } from './checklist.tsx'

/** The list of first steps, once the replies that it depends on have arrived. */
export function Steps({ search }: { search: URLSearchParams }) {
  const query = caseQuery(search)
  const people = useApiQuery(calls.list, { query }).data
  const schedule = useApiQuery(scheduleCalls.current, { query }).data
  const exchanges = useApiQuery(exchangeCalls.list, { query }).data
  if (!people || !schedule || !exchanges) return null
  const done = {
    children: schedule.children.length > 0,
    schedule: schedule.versions.some(({ state }) => state === 'approved'),
    invited: !people.isSolo || people.invitations.some(({ role }) => role === 'parent'),
    exchange: [...exchanges.past, ...exchanges.upcoming].some(({ checkIns }) => checkIns.length > 0),
  }
  return <Checklist done={done} link={(path) => caseLink(path, search)} />
}
