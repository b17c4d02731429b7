import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls } from '../contract.ts'
import { MonthCounts } from './month-counts.tsx'

interface PunctualityProps {
  search: URLSearchParams
  /** `YYYY-MM` in the case's zone. */
  thisMonth: string
}

/** What the records of a month say of when both came: numbers, and no word where they are few. */
export function Punctuality({ search, thisMonth }: PunctualityProps) {
  const { t, i18n } = useLingui()
  const [month, setMonth] = useState(thisMonth)
  const { data, error } = useApiQuery(calls.punctuality, { query: { ...caseQuery(search), month } }, { keepOld: true })
  const words = dayInWords(`${data?.month ?? month}-01`, i18n.locale, 'month')
  return (
    <section aria-labelledby="punctuality" className="grid gap-4">
      <h2 id="punctuality">
        <Trans>Punctuality by month</Trans>
      </h2>
      <TextInput
        className="no-print max-w-60"
        label={t`Month`}
        max={thisMonth}
        onChange={(event) => /^\d{4}-\d{2}$/.test(event.target.value) && setMonth(event.target.value)}
        type="month"
        value={month}
      />
      {error && (
        <p role="alert">
          <Trans>This month could not be loaded. Try again in a minute.</Trans>
        </p>
      )}
      {!data && !error && <Skeleton lines={4} />}
      {data?.A && data.B && <MonthCounts byOrder={data.byOrder} counts={{ A: data.A, B: data.B }} names={data.names} words={words} />}
      <p className="text-sm text-soft">
        <Trans>
          From the records that you can see, after the minutes of grace. “No record” says that nothing was written down, and no more. Under
          5 exchanges are not enough to say anything of somebody.
        </Trans>
      </p>
      {data?.A && (
        <p className="no-print">
          <SiteLink className="inline-flex min-h-11 items-center" to={caseLink(`/exchange-tracking?sheet=${data.month}`, search)}>
            <Trans>A sheet of {words} to print, to save as PDF or as CSV</Trans>
          </SiteLink>
        </p>
      )}
    </section>
  )
}
