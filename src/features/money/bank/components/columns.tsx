import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Badge } from '#web/ui/notice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Select } from '#web/ui/field.tsx'
import type { Mapping, Preview } from '../contract.ts'

type Table = NonNullable<Preview['table']>
type Place = 'day' | 'description' | 'amount' | 'debit' | 'credit' | 'balance' | 'checkNumber'

interface ColumnsProps {
  table: Table
  busy: boolean
  /** The places that the file has, with their names; those of a bank's file without it. */
  places?: Partial<Record<Place, string>>
  onChange: (mapping: Mapping) => void
}

/** How the columns of a file are understood: what has to be asked first, the rest folded. */
export function Columns({ table, busy, places, onChange }: ColumnsProps) {
  const { t } = useLingui()
  // A question stays after it was answered, so that the answer can be changed.
  const [asked] = useState(table.asks)
  const { mapping, header, rows, columns, preamble, profile } = table
  const example = rows[0]?.[mapping.day] ?? ''
  const amount = rows[0]?.[mapping.amount ?? 0] ?? ''
  const isNegative = /[-−(]/.test(amount)
  const change = (to: Partial<Mapping>) => onChange({ ...mapping, ...to })
  const nameOf = (column: number) => header?.[column]?.trim() || t`Column ${column + 1}`
  const none = { value: '', label: t`None` }
  const options = Array.from({ length: columns }, (_, column) => {
    const cell = rows[0]?.[column] ?? ''
    return { value: String(column), label: cell ? `${nameOf(column)} (${cell.slice(0, 24)})` : nameOf(column) }
  })
  const labels: Partial<Record<Place, string>> = places ?? {
    day: t`Date`,
    description: t`Description`,
    amount: t`Amount`,
    debit: t`Money out`,
    credit: t`Money in`,
    balance: t`Balance`,
    checkNumber: t`Check number`,
  }
  const set = (place: Place, text: string) => {
    const column = text === '' ? null : Number(text)
    if (place === 'day') return column === null ? undefined : change({ day: column })
    if (place === 'description') return change({ description: column === null ? [] : [column] })
    // An amount stands in one column, or in two.
    if (place === 'amount') return change({ amount: column, type: null, ...(column !== null && { debit: null, credit: null }) })
    if (place === 'debit' || place === 'credit') return change({ [place]: column, amount: null, type: null, isFlipped: false })
    return change({ [place]: column })
  }
  const valueOf = (place: Place) => {
    const column = place === 'description' ? (mapping.description[0] ?? null) : mapping[place]
    return column === null ? '' : String(column)
  }
  return (
    <div className="grid gap-4">
      {asked.includes('order') && (
        <RadioGroup
          legend={<Trans>What does {example} mean?</Trans>}
          name="order"
          onChange={(order) => change({ order })}
          options={[
            { value: 'mdy', label: <Trans>The month comes first</Trans> },
            { value: 'dmy', label: <Trans>The day comes first</Trans> },
          ]}
          value={mapping.order}
        />
      )}
      {asked.includes('sign') && (
        <RadioGroup
          legend={<Trans>Which way did {amount} go?</Trans>}
          name="sign"
          onChange={(way) => change({ isFlipped: (way === 'out') !== isNegative })}
          options={[
            { value: 'out', label: <Trans>Money out: a purchase or a payment</Trans> },
            { value: 'in', label: <Trans>Money in: a deposit or a refund</Trans> },
          ]}
          value={mapping.isFlipped === null ? null : mapping.isFlipped !== isNegative ? 'out' : 'in'}
        />
      )}
      <Disclosure
        title={
          <>
            <Trans>Columns</Trans> {profile !== null && <Badge tone="info">{profile}</Badge>}
          </>
        }
      >
        <div aria-busy={busy} className="grid gap-3">
          {preamble > 0 && (
            <p className="text-sm text-soft">
              <Plural one="# row above the table is left out." other="# rows above the table are left out." value={preamble} />
            </p>
          )}
          <div className="grid gap-3 sm:grid-cols-2">
            {(Object.keys(labels) as Place[]).map((place) => (
              <Select
                key={place}
                label={labels[place]!}
                onChange={(event) => set(place, event.target.value)}
                options={place === 'day' ? options : [none, ...options]}
                value={valueOf(place)}
              />
            ))}
            <Select
              label={t`Order of dates`}
              onChange={(event) => change({ order: event.target.value === 'dmy' ? 'dmy' : 'mdy' })}
              options={[
                { value: 'mdy', label: t`Month, day, year` },
                { value: 'dmy', label: t`Day, month, year` },
              ]}
              value={mapping.order ?? 'mdy'}
            />
            {!places && mapping.amount !== null && mapping.type === null && (
              <Select
                label={t`Amounts without a minus sign`}
                onChange={(event) => change({ isFlipped: event.target.value === 'out' })}
                options={[
                  { value: 'in', label: t`Money in` },
                  { value: 'out', label: t`Money out` },
                ]}
                value={mapping.isFlipped ? 'out' : 'in'}
              />
            )}
            <Select
              label={t`Cents come after`}
              onChange={(event) => change({ decimal: event.target.value === ',' ? ',' : '.' })}
              options={[
                { value: '.', label: t`a period: 12.50` },
                { value: ',', label: t`a comma: 12,50` },
              ]}
              value={mapping.decimal}
            />
          </div>
        </div>
      </Disclosure>
    </div>
  )
}
