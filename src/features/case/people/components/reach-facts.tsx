import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { scopeNames } from '#case/cases/public.tsx'
import type { Reach } from '../contract.ts'

/** How far a seat sees, in words. */
export function ReachFacts({ reach }: { reach: Reach }) {
  const { i18n, t } = useLingui()
  const say = (day: string | null) => (day === null ? null : dayInWords(day, i18n.locale))
  const [from, to, until] = [say(reach.from), say(reach.to), say(reach.until)]
  const days = from && to ? t`${from} to ${to}` : from ? t`from ${from} on` : to ? t`up to ${to}` : t`all days`
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      <dt className="text-soft">
        <Trans>Sees</Trans>
      </dt>
      <dd>
        {reach.scopes.map((scope) => i18n._(scopeNames[scope])).join(', ')}
        {reach.seesPrivate && (
          <span className="block font-semibold">
            <Trans>Also what is kept private of these</Trans>
          </span>
        )}
      </dd>
      <dt className="text-soft">
        <Trans>Records of</Trans>
      </dt>
      <dd>{days}</dd>
      <dt className="text-soft">
        <Trans>Until</Trans>
      </dt>
      <dd>{until ?? <Trans>No last day is set</Trans>}</dd>
    </dl>
  )
}
