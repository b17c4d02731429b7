import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useSyncExternalStore } from 'react'
import { usualWeights } from '#domain/optimizer/weights.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox, RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import type { Search } from '../contract.ts'
import { partNames, searchIn } from './search-words.ts'

interface SearchFormProps {
  names: Names
  /** Today's pattern as letters for a cycle, where the schedule in force is one. */
  current: (cycle: 14 | 28) => string | null
  busy: boolean
  onSearch: (search: Search) => void
  onCancel: () => void
}

const never = () => () => {}
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const

/** What a family's weeks must keep, and what matters how much. A field that is left empty is no limit. */
export function SearchForm({ names, current, busy, onSearch, onCancel }: SearchFormProps) {
  const { t, i18n } = useLingui()
  const runs = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(searchIn(new FormData(event.currentTarget), current))
  }
  const { A, B } = names
  const count = (name: string, label: string, most: number, hint?: string) => (
    <TextInput hint={hint} inputMode="numeric" label={label} max={most} min={0} name={name} optional type="number" />
  )
  return (
    <form autoComplete="off" className="no-print grid gap-6" onSubmit={submit}>
      <RadioGroup
        legend={<Trans>The pattern repeats after</Trans>}
        name="cycle"
        options={[
          { value: '14', label: <Trans>2 weeks</Trans>, hint: <Trans>Every pattern is looked at, at once.</Trans> },
          { value: '28', label: <Trans>4 weeks</Trans>, hint: <Trans>It may take a few seconds.</Trans> },
        ]}
        value="14"
      />
      <fieldset className="grid gap-4">
        <legend className="pb-2 text-lg font-semibold">
          <Trans>Nights</Trans>
        </legend>
        <div className="grid items-end gap-4 sm:grid-cols-2">
          <TextInput defaultValue="50" label={t`Nights with ${A}, percent`} max={100} min={0} name="percentA" optional type="number" />
          <TextInput defaultValue="5" label={t`Give or take, percentage points`} max={100} min={0} name="tolerance" type="number" />
          {count('awayA', t`At most so many nights on end without ${A}`, 28)}
          {count('awayB', t`At most so many nights on end without ${B}`, 28)}
          {count('weekendsA', t`Whole weekends with ${A}, at least`, 4)}
          {count('weekendsB', t`Whole weekends with ${B}, at least`, 4)}
        </div>
        <Weekday name="nightsA" title={t`Nights that must be with ${A}`} />
        <Weekday name="nightsB" title={t`Nights that must be with ${B}`} />
        <p className="text-sm text-soft">
          <Trans>A shift of one parent is a night that must be with the other.</Trans>
        </p>
      </fieldset>
      <fieldset className="grid gap-4">
        <legend className="pb-2 text-lg font-semibold">
          <Trans>Exchanges and driving</Trans>
        </legend>
        <Weekday name="exchangeDay" title={t`Exchanges on these days only`} />
        <div className="grid items-end gap-4 sm:grid-cols-2">
          {count('exchanges', t`At most so many exchanges in the pattern`, 28)}
          <TextInput defaultValue="18:00" label={t`Exchange at`} name="exchangeAt" type="time" />
          <TextInput
            defaultValue="30"
            label={t`Driving for one exchange, minutes, both together`}
            max={1440}
            min={0}
            name="drive"
            type="number"
          />
          {count('driving', t`At most so many minutes of driving in the pattern`, 10_000)}
          {count('schoolA', t`From ${A} to school, minutes`, 1440)}
          {count('schoolB', t`From ${B} to school, minutes`, 1440)}
        </div>
        <Checkbox label={<Trans>On school days the children change hands at school.</Trans>} name="exchangesThere" />
      </fieldset>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>What matters how much</Trans>
        </summary>
        <p className="pb-3 text-sm text-soft">
          <Trans>Points for each; the pattern with the fewest is first. 0: it does not matter.</Trans>
        </p>
        <div className="grid gap-4 sm:grid-cols-3">
          {(['share', 'exchange', 'gap', 'splitWeekend', 'drivingHour', 'change'] as const).map((name) => (
            <TextInput
              defaultValue={usualWeights[name]}
              key={name}
              label={i18n._(partNames[name])}
              max={100}
              min={0}
              name={`weight-${name}`}
              type="number"
            />
          ))}
        </div>
      </details>
      <p className="max-w-prose text-sm text-soft">
        <Trans>
          The age of a child is not asked. Nothing that can be cited says after how many nights a child of some age should see a parent
          again; you set that limit yourselves.
        </Trans>
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {/* Before the page's code runs nothing is sent: a plain form would put what was typed into the address. */}
        <Button busy={busy} type={runs ? 'submit' : 'button'}>
          <Trans>Find patterns</Trans>
        </Button>
        {busy && (
          <>
            <Button kind="secondary" onClick={onCancel}>
              <Trans>Stop</Trans>
            </Button>
            <progress aria-label={t`Searching`} className="w-40" />
          </>
        )}
      </div>
    </form>
  )
}

function Weekday({ name, title }: { name: string; title: string }) {
  const { i18n } = useLingui()
  return (
    <fieldset>
      <legend className="font-semibold">{title}</legend>
      <div className="grid grid-cols-2 sm:grid-cols-4">
        {weekdays.map((weekday) => (
          <Checkbox key={weekday} label={weekdayName(weekday, i18n.locale)} name={name} value={weekday} />
        ))}
      </div>
    </fieldset>
  )
}
