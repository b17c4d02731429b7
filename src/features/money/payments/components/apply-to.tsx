import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { keyOf } from '#domain/books/types.ts'
import { formatCents } from '#domain/money/cents.ts'
import { readDay } from '#kernel/day.ts'
import { useApiQuery } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type OpenItem, type RecordBody } from '../contract.ts'
import { ItemName } from './item-name.tsx'

interface ApplyToProps {
  /** Which items can be chosen: one parent's in one of the books. */
  of: { case?: string; book: OpenItem['book']; debtor: 'A' | 'B' }
  chosen: RecordBody['items']
  /** What is chosen from the start. */
  first: OpenItem | undefined
  error: string | undefined
  onChange: (items: RecordBody['items']) => void
}

/** What a payment is for: what was due first, or items that are chosen among all that are open. */
export function ApplyTo({ of, chosen, first, error, onChange }: ApplyToProps) {
  const { t } = useLingui()
  const [from, setFrom] = useState('')
  // Chosen ones stay in the list wherever it begins.
  const [known, setKnown] = useState(first && first.book === of.book && first.debtor === of.debtor ? [first] : [])
  const query = { ...of, ...(readDay(from) !== null && { from }) }
  const { data } = useApiQuery(calls.items, { query }, { keepOld: true })
  const pages = usePages({
    call: calls.items,
    input: { query },
    first: data?.items ?? [],
    next: data?.next ?? null,
    of: ({ items }) => items,
    idOf: ({ item }) => keyOf(item),
  })
  const listed = new Set(pages.rows.map(({ item }) => keyOf(item)))
  const rows = [...known.filter(({ item }) => !listed.has(keyOf(item))), ...pages.rows]
  const keys = new Set(chosen?.map(keyOf))
  if (rows.length === 0 && from === '') return null
  const choose = (one: OpenItem, isChosen: boolean) => {
    if (isChosen) setKnown([...known.filter(({ item }) => keyOf(item) !== keyOf(one.item)), one])
    onChange(isChosen ? [...chosen!, one.item] : chosen!.filter((each) => keyOf(each) !== keyOf(one.item)))
  }
  return (
    <>
      <RadioGroup
        error={error}
        legend={t`Apply to`}
        name="apply"
        onChange={(how) => onChange(how === 'oldest' ? null : [])}
        options={[
          { value: 'oldest', label: t`What was due first` },
          { value: 'chosen', label: t`Items I choose` },
        ]}
        value={chosen === null ? 'oldest' : 'chosen'}
      />
      {chosen !== null && (
        <fieldset className="grid gap-1">
          <legend className="sr-only">
            <Trans>Items</Trans>
          </legend>
          {(data?.next || from !== '') && (
            <TextInput
              label={t`Due on or after`}
              name="from"
              onChange={(event) => setFrom(event.target.value)}
              optional
              type="date"
              value={from}
            />
          )}
          {rows.map((one) => (
            <Checkbox
              checked={keys.has(keyOf(one.item))}
              key={keyOf(one.item)}
              label={
                <span>
                  <ItemName due={one.due} item={one.item} title={one.title} to="" />: {formatCents(one.cents)}
                </span>
              }
              name="items"
              onChange={({ target }) => choose(one, target.checked)}
              value={keyOf(one.item)}
            />
          ))}
          <ShowMore failed={t`Couldn’t load more open amounts. Your data is safe. Try again.`} pages={pages} />
        </fieldset>
      )}
    </>
  )
}
