import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '../../../web/days.ts'
import type { Card } from '../contract.ts'

/**
 * What is known of today, and how old that knowledge is. "Elected in 2014" is said as that: no source of
 * ours says that an elected judge still sits.
 */
export function Standing({ of, long = false }: { of: Pick<Card, 'standing' | 'since' | 'asOf'>; long?: boolean }) {
  const { i18n } = useLingui()
  const { basis, fromOn, fromPrecision, toOn } = of.since
  const from = fromOn && dayInWords(fromOn, i18n.locale, fromPrecision)
  const to = toOn && dayInWords(toOn, i18n.locale)
  const asOf = of.asOf && dayInWords(of.asOf, i18n.locale, 'month')

  if (of.standing === 'ended') return to ? <Trans>Left this role {to}</Trans> : <Trans>No longer in this role</Trans>
  if (of.standing === 'serving') {
    return (
      <>
        {from && <Trans>Since {from}. </Trans>}
        {asOf ? <Trans>In this role as of {asOf}</Trans> : <Trans>In this role when the source was written</Trans>}
      </>
    )
  }
  return (
    <>
      {basis === 'elected' && (from ? <Trans>Elected {from}</Trans> : <Trans>Elected, day not known</Trans>)}
      {basis === 'appointed' && (from ? <Trans>Appointed {from}</Trans> : <Trans>Appointed, day not known</Trans>)}
      {basis === 'listed' && (from ? <Trans>Listed {from}</Trans> : <Trans>Listed, day not known</Trans>)}
      {long && <Trans>. Our source does not say if they still serve.</Trans>}
    </>
  )
}
