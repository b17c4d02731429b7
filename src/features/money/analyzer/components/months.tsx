import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { monthsFrom } from '#domain/finances/months.ts'
import { dayInWords } from '#web/days.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/field.tsx'
import type { Period } from '../contract.ts'
import { linkTo } from './addresses.ts'

/** The months that a view is about, and a way to choose others. */
export function Months({ period: { from, to, months, choices }, search }: { period: Period; search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const inWords = (month: string) => dayInWords(`${month}-01`, i18n.locale, 'month')
  if (from === null || to === null)
    return (
      <p className="text-soft">
        <Trans>No month is covered from end to end yet. Import at least one whole month.</Trans>
      </p>
    )
  const [first, last] = [inWords(from), inWords(to)]
  const missing = monthsFrom(from, to).filter((month) => !months.includes(month))
  const left = missing.map(inWords).join(', ')
  const options = [...new Set([from, ...choices, to])].toSorted().map((month) => ({ value: month, label: inWords(month) }))
  const select = (name: 'from' | 'to', label: string, value: string) => (
    <Select
      label={label}
      name={name}
      onChange={(event) => go(linkTo(search, { from, to, [name]: event.target.value }))}
      options={options}
      value={value}
    />
  )
  const range = (
    <>
      {first} – {last}, <Plural one="# complete month" other="# complete months" value={months.length} />
    </>
  )
  return (
    <div>
      <p className="print-only">{range}</p>
      <Disclosure className="no-print" title={range}>
        <div className="grid grid-cols-2 gap-4 pb-2 sm:max-w-md">
          {select('from', t`First month`, from)}
          {select('to', t`Last month`, to)}
        </div>
      </Disclosure>
      {missing.length > 0 && (
        <p className="text-sm text-soft">
          <Trans>Not counted, because your files don’t cover the whole month: {left}</Trans>
        </p>
      )}
    </div>
  )
}
