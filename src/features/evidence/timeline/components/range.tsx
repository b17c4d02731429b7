import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { daysBetween, plusDays } from '#shell/calendar-days.ts'
import { dayInWords } from '#web/days.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { pageWith, type Shown } from './addresses.ts'

interface Props {
  shown: Shown
  search: URLSearchParams
  today: string
  /** The day of the earliest record. */
  first: string | null
  names: Readonly<Record<'A' | 'B', string>>
}

/** The days that are shown: earlier, later, out to more of them; others and words behind a line. */
export function Range({ shown, search, today, first, names }: Props) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const { from, to, side, q } = shown
  const length = daysBetween(from, to) + 1
  const show = (days: { from: string; to: string }) => go(pageWith(search, days))
  const move = (direction: -1 | 1) => show({ from: plusDays(from, direction * length), to: plusDays(to, direction * length) })
  const arrow = 'grid size-11 flex-none place-items-center rounded-sm border border-edge bg-surface'
  const spans = [
    { days: 92, label: t`3 months` },
    { days: 366, label: t`12 months` },
    ...(first === null ? [] : [{ days: daysBetween(first, today) + 1, label: t`All` }]),
  ]
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const parts = (['from', 'to', 'side', 'q'] as const).map((name) => [name, String(data.get(name) ?? '').trim()] as const)
    go(pageWith(search, Object.fromEntries(parts)))
  }
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <h2 aria-live="polite" className="figures me-auto text-base">
          {dayInWords(from, i18n.locale)} – {dayInWords(to, i18n.locale)}
        </h2>
        <div className="no-print flex flex-wrap items-center gap-2">
          <button aria-label={t`Earlier`} className={arrow} onClick={() => move(-1)} type="button">
            <ChevronLeft className="icon" />
          </button>
          {spans.map(({ days, label }) => (
            <Button
              className="max-sm:px-2.5"
              key={label}
              kind="secondary"
              onClick={() => show({ from: plusDays(today, 1 - days), to: '' })}
            >
              {label}
            </Button>
          ))}
          <button aria-label={t`Later`} className={arrow} disabled={to >= today} onClick={() => move(1)} type="button">
            <ChevronRight className="icon" />
          </button>
        </div>
      </div>
      <Disclosure
        className="no-print"
        isOpen={side !== null || q !== ''}
        title={side !== null || q !== '' ? <Trans>Days, person and words: on</Trans> : <Trans>Days, person and words</Trans>}
      >
        <form className="grid gap-4 pb-2 sm:grid-cols-4" key={search.toString()} onSubmit={submit}>
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
          <TextInput defaultValue={from} label={t`From`} name="from" type="date" />
          <TextInput defaultValue={to} label={t`Through`} name="to" type="date" />
          <Button className="justify-self-start" kind="secondary" type="submit">
            <Trans>Show</Trans>
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
