import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { useLocation } from 'wouter'
import { api } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { calls, type Seat } from '../contract.ts'
import { roleName } from './roles.ts'

/** One line above every page of a case: which, and in which seat; with several, the way to another. */
export function CaseLine({ seat, seats, isDense }: { seat: Seat; seats: readonly Seat[]; isDense: boolean }) {
  const { i18n } = useLingui()
  const role = roleName(i18n, seat.role)
  const cases = [...new Map(seats.map((each) => [each.caseId, each])).values()]
  if (isDense && cases.length === 1 && seat.role === 'parent') return null
  return (
    <p className={`no-print flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-soft ${isDense ? '' : '-mt-3 -mb-5'}`}>
      {cases.length > 1 ? <Switcher cases={cases} seat={seat} /> : <span className="font-semibold text-ink">{seat.title}</span>}
      {seats.some(({ role: each }) => each !== 'parent') && (
        <SiteLink className="inline-flex min-h-11 items-center" to="/caseload">
          <Trans>All your cases</Trans>
        </SiteLink>
      )}
      {seat.role !== 'parent' && (
        <span>
          <Trans>You see this as {role}. What you open here is shown to the parent who let you in.</Trans>
        </span>
      )}
    </p>
  )
}

function Switcher({ cases, seat }: { cases: readonly Seat[]; seat: Seat }) {
  const id = useId()
  const [path] = useLocation()
  const change = async (caseId: string) => {
    await api(calls.open, { params: { case: caseId } })
    // A whole new page: nothing of the other case stays on this one.
    window.location.assign(`${path}?case=${caseId}`)
  }
  return (
    <>
      <label htmlFor={id}>
        <Trans>Case</Trans>
      </label>
      <select
        className="min-h-11 rounded-sm border border-edge bg-surface px-2 text-ink"
        id={id}
        onChange={(event) => void change(event.target.value)}
        value={seat.caseId}
      >
        {cases.map((each) => (
          <option key={each.caseId} value={each.caseId}>
            {each.title}
          </option>
        ))}
      </select>
    </>
  )
}
