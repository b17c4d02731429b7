import { Trans, useLingui } from '@lingui/react/macro'
import type { Cycle } from '../../../domain/custody/types.ts'
import { nightChanged, swapped, weekLater, weeksLong } from '../../../domain/custody/weeks.ts'
import type { Names } from '../../../web/inside/holders.ts'
import { Legend, Strip } from '../../../web/inside/nights.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { HandoverField } from './handover-field.tsx'

/** Weeks that repeat: their nights, whose is first, how many there are. */
export function CycleField({ cycle, names, onChange }: { cycle: Cycle; names: Names; onChange: (cycle: Cycle) => void }) {
  const { t } = useLingui()
  const weeks = cycle.nights.length / 7
  return (
    <>
      <Legend letters={cycle.nights} names={names} />
      <Strip
        label={t`Nights of the pattern`}
        names={names}
        nights={cycle.nights}
        onPress={(night) => onChange(nightChanged(cycle, night))}
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
      <HandoverField cycle={cycle} onChange={onChange} />
    </>
  )
}
