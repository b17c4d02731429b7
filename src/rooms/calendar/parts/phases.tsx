import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAsk } from '../../../web/ask.ts'
import { SiteLink } from '../../../web/link.tsx'
import { calls, type Phase, phases } from '../../cases/contract.ts'

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

/** Where the case stands on its way through the court; as the case toolkit has it. */
export function Phases({ query, link }: { query: { case?: string }; link: (path: string) => string }) {
  const { i18n } = useLingui()
  const { data } = useAsk(calls.record, { query })
  const phase = data?.record?.profile?.phase
  if (!phase) return null
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
      <p className="no-print">
        <SiteLink to={link('/case-toolkit')}>
          <Trans>Open the case toolkit</Trans>
        </SiteLink>
      </p>
    </nav>
  )
}
