import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { dayLong } from '#web/times.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { type Phase, phases } from '#case/intake/contract.ts'
import type { Profile } from '#case/intake/contract.ts'
import { formatList } from '#web/dates.ts'
import { layers, offIn, phaseSince } from '../rules.ts'
import { layerNames } from './words.ts'

const names: Readonly<Record<Phase, MessageDescriptor>> = {
  preparing: msg`Preparing`,
  filed: msg`Filed`,
  served: msg`Served`,
  temporary_orders: msg`Temporary orders`,
  disclosure: msg`Disclosure`,
  discovery: msg`Discovery`,
  mediation: msg`Mediation`,
  trial: msg`Trial`,
  decree: msg`Decree`,
  post_decree: msg`After the decree`,
}

interface PhasesProps {
  profile: Profile
  link: (path: string) => string
  go: (change: { off: string }) => void
  /** Whether the calendar now shows only the layers of the phase. */
  isFiltered: boolean
}

/** The phase of the case, from the case toolkit, and the calendar layers that belong to it. */
export function Phases({ profile, link, go, isFiltered }: PhasesProps) {
  const { t, i18n } = useLingui()
  const { phase } = profile
  const off = offIn(phase)
  const since = phaseSince(profile)
  const [name, from] = [i18n._(names[phase]), since && dayLong(since, i18n.locale)]
  const visible = formatList(
    layers.filter((layer) => !off.includes(layer)).map((layer) => i18n._(layerNames[layer])),
    i18n.locale,
  )
  return (
    <nav aria-labelledby="phase" className="grid gap-2">
      <h2 className="text-base" id="phase">
        <Trans>Where the case stands</Trans>
      </h2>
      <ol className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {phases.map((each) => (
          <li
            aria-current={each === phase ? 'step' : undefined}
            className={each === phase ? 'border-b-4 border-action font-semibold' : 'text-soft'}
            key={each}
          >
            {i18n._(names[each])}
          </li>
        ))}
      </ol>
      <p>
        {from && (
          <>
            <Trans>
              {name} since {from}.
            </Trans>{' '}
          </>
        )}
        {off.length === 0 ? (
          <Trans>All of the calendar belongs to this phase.</Trans>
        ) : isFiltered ? (
          t`Shown is what belongs to this phase: ${{ kept: visible }}.`
        ) : (
          t`To this phase belong: ${{ kept: visible }}.`
        )}
      </p>
      <p className="no-print flex flex-wrap items-center gap-x-4">
        {off.length > 0 && (
          <Button kind="quiet" onClick={() => go({ off: isFiltered ? 'nothing' : '' })}>
            {isFiltered ? <Trans>Show everything</Trans> : <Trans>Show only this phase</Trans>}
          </Button>
        )}
        <SiteLink to={link('/case-toolkit')}>
          <Trans>Open the case toolkit</Trans>
        </SiteLink>
      </p>
    </nav>
  )
}

/** Shown if the case has no phase; the calendar then shows every layer. */
export function NoPhase({ link }: { link: (path: string) => string }) {
  return (
    <p className="rounded-md border border-line bg-surface p-4">
      <Trans>Where the case stands is not known here, so all of the calendar is shown.</Trans>{' '}
      <SiteLink to={link('/case-toolkit')}>
        <Trans>Open the case toolkit</Trans>
      </SiteLink>
    </p>
  )
}
