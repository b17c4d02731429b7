import { useLingui } from '@lingui/react/macro'
import type { Area } from '../contract.ts'
import { shareOf } from '../rules.ts'

/** The figures of a place in short. Each says what it counts, and of how many. */
export function Numbers({ area }: { area: Area }) {
  const { t, i18n } = useLingui()
  const sum = (of: 'n' | 'filled' | 'conflicts') => area.fields.reduce((all, field) => all + field[of], 0)
  const [n, filled] = [sum('n'), sum('filled')]
  const share = shareOf({ n, filled }) ?? 0
  const [values, expected, sites, courts, named] = [filled, n, area.courtSites, area.courts, area.namedCourts].map((one) =>
    i18n.number(one),
  )
  const items = [
    {
      term: t`Complete`,
      value: i18n.number(Math.floor(share * 100) / 100, { style: 'percent' }),
      note: t`${values} of ${expected} expected values`,
    },
    { term: t`Sources disagree`, value: i18n.number(sum('conflicts')), note: t`of ${expected} values` },
    { term: t`Courts with an official address`, value: sites, note: t`of ${courts} open state courts in the list` },
    { term: t`Possible duplicates`, value: i18n.number(area.alike), note: t`pairs of pages that may be one person` },
    { term: t`Orphan courts`, value: i18n.number(area.orphanCourts), note: t`of ${named} names of courts` },
  ]
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-md border border-line bg-surface p-4 lg:grid-cols-5">
      {items.map(({ term, value, note }) => (
        <div key={term}>
          <dt className="text-sm text-soft">{term}</dt>
          <dd>
            <span className="figures block text-xl font-semibold">{value}</span>
            <span className="figures block text-sm text-soft">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
