import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import { type Phase, phases } from '../contract.ts'
import { phaseNames } from './words.ts'

/** The phases of a case: earlier ones have a check mark, the present one is marked. */
export function PhaseBar({ phase }: { phase: Phase }) {
  const { t, i18n } = useLingui()
  const now = phases.indexOf(phase)
  return (
    <ol aria-label={t`Phases of the case`} className="flex flex-wrap gap-1.5 text-sm">
      {phases.map((each, index) => (
        <li
          aria-current={index === now ? 'step' : undefined}
          className={`flex items-center gap-1 rounded-sm border px-2 py-1 ${index === now ? 'border-action bg-action-wash font-semibold text-ink' : index < now ? 'border-line text-ink' : 'border-dashed border-edge text-soft'}`}
          key={each}
        >
          {index < now && (
            <>
              <Check aria-hidden className="icon" />
              <span className="sr-only">
                <Trans>Passed:</Trans>{' '}
              </span>
            </>
          )}
          {index === now && (
            <span className="sr-only">
              <Trans>Now:</Trans>{' '}
            </span>
          )}
          {i18n._(phaseNames[each])}
        </li>
      ))}
    </ol>
  )
}
