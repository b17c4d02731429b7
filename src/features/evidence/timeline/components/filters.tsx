import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { type LaneName, laneTexts } from '#domain/timeline/marks.ts'
import { daysBetween, plusDays } from '#shell/calendar-days.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { dayOfTwo, Select, TextInput } from '#web/ui/field.tsx'
import { pageWith, type Choice } from './addresses.ts'

interface Props {
  frame: { lanes: readonly LaneName[]; first: string | null; today: string; names: Readonly<Record<'A' | 'B', string>> }
  choice: Choice
  search: URLSearchParams
}

/** Which days, kinds of records, person and words are chosen. */
export function Filters({ frame: { lanes, first, today, names }, choice: { from, to, off, side, q }, search }: Props) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const isOn = off.size > 0 || side !== null || q !== ''
  const spans = [
    { days: 92, label: t`3 months` },
    { days: 366, label: t`12 months` },
    ...(first === null ? [] : [{ days: daysBetween(first, today) + 1, label: t`All` }]),
  ]
  const toggle = (lane: LaneName) => {
    const next = new Set(off)
    if (!next.delete(lane)) next.add(lane)
    go(pageWith(search, { off: [...next].join(',') }), { replace: true })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const parts = (['from', 'to', 'side', 'q'] as const).map((name) => [name, String(data.get(name) ?? '').trim()] as const)
    go(pageWith(search, Object.fromEntries(parts)))
  }
  return (
    <Disclosure className="no-print" isOpen={isOn} title={isOn ? <Trans>Filters: on</Trans> : <Trans>Filters</Trans>}>
      <div className="grid gap-4 pb-2">
        <fieldset>
          <legend className="sr-only">
            <Trans>Kinds of records</Trans>
          </legend>
          <div className="flex flex-wrap gap-2">
            {lanes.map((lane) => (
              <button
                aria-pressed={!off.has(lane)}
                className={`min-h-11 rounded-sm border px-3 text-sm ${off.has(lane) ? 'border-dashed border-edge text-soft line-through' : 'border-action bg-action-wash'}`}
                key={lane}
                onClick={() => toggle(lane)}
                type="button"
              >
                {i18n._(laneTexts[lane])}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="flex flex-wrap gap-2">
          {spans.map(({ days, label }) => (
            <Button
              className="px-3"
              key={label}
              kind="secondary"
              onClick={() => go(pageWith(search, { from: plusDays(today, 1 - days), to: '' }))}
            >
              {label}
            </Button>
          ))}
        </div>
        <form className="grid grid-cols-2 gap-4 sm:grid-cols-4" key={search.toString()} onSubmit={submit}>
          <TextInput defaultValue={q} label={t`Search words`} maxLength={100} name="q" type="search" />
          <Select
            defaultValue={side ?? ''}
            label={t`Records of`}
            name="side"
            options={[
              { value: '', label: t`Both parents` },
              { value: 'A', label: names.A },
              { value: 'B', label: names.B },
            ]}
          />
          <div className="col-span-2 flex flex-wrap gap-3">
            <TextInput className={dayOfTwo} defaultValue={from} label={t`From`} name="from" type="date" />
            <TextInput className={dayOfTwo} defaultValue={to} label={t`Through`} name="to" type="date" />
          </div>
          <Button className="justify-self-start" kind="secondary" type="submit">
            <Trans>Show</Trans>
          </Button>
        </form>
      </div>
    </Disclosure>
  )
}
