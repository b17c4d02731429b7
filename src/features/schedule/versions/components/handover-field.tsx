import { Trans, useLingui } from '@lingui/react/macro'
import type { Cycle, Handover, Weekday } from '#domain/schedule/types.ts'
import { weekdayName } from '#shell/calendar-days.ts'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'

/** When and where hands are changed, on some weekdays otherwise. */
export function HandoverField({ cycle, onChange }: { cycle: Cycle; onChange: (cycle: Cycle) => void }) {
  const { t, i18n } = useLingui()
  const set = (handover: Handover): Handover => ({ at: handover.at, ...(handover.place && { place: handover.place }) })
  const onDay = (weekday: Weekday, handover: Handover | undefined) => {
    const { [weekday]: _old, ...rest } = cycle.on ?? {}
    const on = handover ? { ...rest, [weekday]: set(handover) } : rest
    const { on: _on, ...plain } = cycle
    onChange(Object.keys(on).length > 0 ? { ...plain, on } : plain)
  }
  return (
    <>
      <AtAndPlace
        handover={cycle.handover}
        labels={[t`Hand-over at`, t`Place`]}
        onChange={(handover) => onChange({ ...cycle, handover: set(handover) })}
      />
      <details open={cycle.on !== undefined}>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          <Trans>Another time or place on some weekdays</Trans>
        </summary>
        <ul className="grid gap-3 pt-2">
          {([0, 1, 2, 3, 4, 5, 6] as const).map((weekday) => {
            const own = cycle.on?.[weekday]
            const day = weekdayName(weekday, i18n.locale)
            return (
              <li className="grid gap-3 border-b border-line pb-3" key={weekday}>
                <Checkbox
                  checked={own !== undefined}
                  label={day}
                  onChange={(event) => onDay(weekday, event.target.checked ? { ...cycle.handover } : undefined)}
                />
                {own && (
                  <AtAndPlace handover={own} labels={[t`${day}, at`, t`${day}, place`]} onChange={(handover) => onDay(weekday, handover)} />
                )}
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}

interface AtAndPlaceProps {
  handover: Handover
  /** What the two fields are called. */
  labels: readonly [string, string]
  onChange: (handover: Handover) => void
}

/** The time and place of an exchange. */
function AtAndPlace({ handover, labels: [at, place], onChange }: AtAndPlaceProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        label={at}
        onChange={({ target }) => target.value && onChange({ ...handover, at: target.value })}
        type="time"
        value={handover.at}
      />
      <TextInput
        label={place}
        maxLength={200}
        onChange={({ target }) => onChange({ ...handover, place: target.value })}
        optional
        value={handover.place ?? ''}
      />
    </div>
  )
}
