import { Trans, useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import type { Card } from '../contract.ts'

/** From when to when, only as exact as the source knows it. */
export function When({ of }: { of: Card['since'] }) {
  const { i18n } = useLingui()
  const from = of.fromOn && dayInWords(of.fromOn, i18n.locale, of.fromPrecision)
  const to = of.toOn && dayInWords(of.toOn, i18n.locale)
  if (!from) return to ? <Trans>Until {to}</Trans> : <Trans>Day not known</Trans>
  if (to) {
    return (
      <Trans>
        {from} to {to}
      </Trans>
    )
  }
  if (of.basis === 'elected') return <Trans>Elected {from}</Trans>
  if (of.basis === 'appointed') return <Trans>Appointed {from}</Trans>
  return <Trans>Listed since {from}</Trans>
}
