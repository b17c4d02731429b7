import { Trans, useLingui } from '@lingui/react/macro'
import type { Cycle } from '#domain/schedule/types.ts'
import { nightChanged, swapped, weekLater, weeksLong, writtenFrom } from '#domain/schedule/weeks.ts'
import { weekdayOn } from '#shell/calendar-days.ts'
import type { Names } from '#shell/holders.ts'
import { Legend, Strip } from '#shell/nights.tsx'
import { Button } from '#web/ui/button.tsx'
import { HandoverField } from './handover-field.tsx'

interface CycleFieldProps {
  cycle: Cycle
  /** The first day of the schedule. */
  effective: string
  names: Names
  onChange: (cycle: Cycle) => void
}

/** Weeks that repeat: their nights on their dates, whose is first, how many there are. */
export function CycleField({ cycle: stored, effective, names, onChange }: CycleFieldProps) {
  const { t } = useLingui()
  // Week 1 is the week of the first day, whenever the pattern was first written down.
  const cycle = writtenFrom(stored, effective)
  const { length } = cycle.nights
  const before = weekdayOn(effective)
  const weeks = cycle.nights.length / 7
  return (
    <>
      <Legend letters={cycle.nights} names={names} />
      <Strip
        label={t`Nights of the pattern`}
        names={names}
        first={effective}
        nights={`${cycle.nights}${cycle.nights}`.slice(before % length, (before % length) + length)}
        onPress={(night) => onChange(nightChanged(cycle, (before + night) % length))}
      />
      <p className="text-sm text-soft">
        <Trans>Press a night to give it to somebody else.</Trans>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" onClick={() => onChange(swapped(cycle))}>
          <Trans>Change the parents about</Trans>
        </Button>
        {cycle.nights.length > 7 && (
          <Button kind="secondary" onClick={() => onChange(weekLater(cycle))}>
            <Trans>Begin with the second week</Trans>
          </Button>
        )}
        {Number.isInteger(weeks) && weeks < 4 && (
          <Button kind="quiet" onClick={() => onChange(weeksLong(cycle, weeks + 1))}>
            <Trans>Add a week</Trans>
          </Button>
        )}
        {Number.isInteger(weeks) && weeks > 1 && (
          <Button kind="quiet" onClick={() => onChange(weeksLong(cycle, weeks - 1))}>
            <Trans>Take the last week away</Trans>
          </Button>
        )}
      </div>
      <HandoverField cycle={stored} onChange={onChange} />
    </>
  )
}
