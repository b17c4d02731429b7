import { Trans, useLingui } from '@lingui/react/macro'
import type { Cycle, Handover, Weekday } from '../../../domain/custody/types.ts'
import { Checkbox } from '../../../web/ui/choice.tsx'
import { TextInput } from '../../../web/ui/field.tsx'
import { weekdayName } from './wall.ts'

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
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          label={t`Hand-over at`}
          onChange={(event) => event.target.value && onChange({ ...cycle, handover: set({ ...cycle.handover, at: event.target.value }) })}
          type="time"
          value={cycle.handover.at}
        />
        <TextInput
          label={t`Place`}
          maxLength={200}
          onChange={(event) => onChange({ ...cycle, handover: set({ ...cycle.handover, place: event.target.value }) })}
          optional
          value={cycle.handover.place ?? ''}
        />
      </div>
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
                  <div className="grid gap-4 sm:grid-cols-2">
                    <TextInput
                      label={t`${day}, at`}
                      onChange={(event) => event.target.value && onDay(weekday, { ...own, at: event.target.value })}
                      type="time"
                      value={own.at}
                    />
                    <TextInput
                      label={t`${day}, place`}
                      maxLength={200}
                      onChange={(event) => onDay(weekday, { ...own, place: event.target.value })}
                      optional
                      value={own.place ?? ''}
                    />
                  </div>
                )}
              </li>
            )
          })}
        </ul>
      </details>
    </>
  )
}
