import type { MouseEvent } from 'react'
import { calls as caseCalls } from '#case/cases/contract.ts'
import { api } from '#web/api.ts'
import { calls, type CaseRow } from '../contract.ts'
import { seenOf } from '../rules.ts'
import { within } from './places.ts'

/** Opens the case and marks what changed as seen. In a new tab it only opens it. */
export function OpenCase({ row }: { row: CaseRow }) {
  const to = within('/co-parenting-dashboard', row.caseId)
  const open = async () => {
    // Neither keeps the page from opening: the marks stay where they were.
    await Promise.allSettled([api(caseCalls.open, { params: { case: row.caseId } }), api(calls.see, { body: { seats: [seenOf(row)] } })])
    // A whole new page: nothing of another case stays on it.
    window.location.assign(to)
  }
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void open()
  }
  return (
    <h2 className="text-base">
      <a className="inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere] lg:min-h-8" href={to} onClick={press}>
        <bdi>{row.title}</bdi>
      </a>
    </h2>
  )
}
