import { Trans, useLingui } from '@lingui/react/macro'
import type { Reply } from '#http/contract.ts'
import { dayShort } from '#shell/calendar-days.ts'
import { letterName, type Names } from '#shell/holders.ts'
import type { Sums as Counted } from '#schedule/schedule/contract.ts'
import { Sums } from '#schedule/schedule/public.tsx'
import type { calls } from '../contract.ts'

interface BesideProps {
  planned: Counted
  actual: Counted
  days: number
  records: number
  differing: Reply<typeof calls.actual>['differing']
  names: Names
}

/** Nights and hours as planned beside those as noted, and the nights that differ. */
export function Beside({ planned, actual, days, records, differing, names }: BesideProps) {
  const { i18n } = useLingui()
  const [from, to] = [dayShort(planned.from, i18n.locale), dayShort(planned.to, i18n.locale)]
  const [over, notes, nights] = [days, records, differing.length].map((number) => i18n.number(number))
  const letter = (holder: string) => letterName(holder === 'third' ? 'T' : holder === 'gap' ? '-' : holder, names, i18n)
  return (
    <>
      <p>
        <Trans>
          {from} to {to}: days that are over: {over}, notes: {notes}, nights that differ: {nights}.
        </Trans>
      </p>
      <div className="grid gap-6 xl:grid-cols-2">
        <Sums caption={<Trans>As planned</Trans>} names={names} sums={planned} />
        <Sums caption={<Trans>As noted</Trans>} names={names} sums={actual} />
      </div>
      <ul className="text-sm">
        {differing.map(({ day, planned: before, actual: after }) => {
          const [date, was, is] = [dayShort(day, i18n.locale), letter(before), letter(after)]
          return (
            <li key={day}>
              <Trans>
                Night of {date}: planned {was}, noted {is}
              </Trans>
            </li>
          )
        })}
      </ul>
    </>
  )
}
