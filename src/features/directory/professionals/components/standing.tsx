import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react/macro'
import { dayInWords } from '#web/days.ts'
import { SiteLink } from '#web/link.tsx'
import type { Card, Professional } from '../contract.ts'

type Since = Card['since']

/** That someone else came to the seat, with their name where a page has it. */
export function Followed({ next, holder }: { next: NonNullable<Since['next']>; holder: Holder }) {
  const { i18n } = useLingui()
  const on = dayInWords(next.on, i18n.locale, next.precision === 'year' ? 'year' : 'month')
  const elected = next.basis === 'elected'
  if (!holder) return elected ? <Trans>A successor was elected in {on}.</Trans> : <Trans>A successor was appointed in {on}.</Trans>
  const { id, name } = holder
  const to = `/professionals/${id}`
  return elected ? (
    <Trans>
      <SiteLink to={to}>{name}</SiteLink> was elected to this seat in {on}.
    </Trans>
  ) : (
    <Trans>
      <SiteLink to={to}>{name}</SiteLink> was appointed to this seat in {on}.
    </Trans>
  )
}

type Holder = Professional['positions'][number]['nextHolder'] | undefined

/**
 * What is known about today, and how old that knowledge is. "Elected in 2014" is shown as that: none of our sources says that an
 * elected judge still serves. On a page (`long`) a known successor is named.
 */
export function Standing({ of, long = false, holder }: { of: Pick<Card, 'standing' | 'since' | 'asOf'>; long?: boolean; holder?: Holder }) {
  const { i18n } = useLingui()
  const { basis, fromOn, fromPrecision, toOn, seniorOn, next } = of.since
  const from = fromOn && dayInWords(fromOn, i18n.locale, fromPrecision)
  const to = toOn && dayInWords(toOn, i18n.locale)
  const asOf = of.asOf && dayInWords(of.asOf, i18n.locale, 'month')
  const senior = seniorOn && dayInWords(seniorOn, i18n.locale)

  if (of.standing === 'ended') return to ? <Trans>Left this role {to}</Trans> : <Trans>No longer in this role</Trans>
  if (of.standing === 'serving') {
    if (senior)
      return asOf ? (
        <Trans>
          Senior judge since {senior}, as of {asOf}
        </Trans>
      ) : (
        <Trans>Senior judge since {senior}</Trans>
      )
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
      {next ? (
        <>
          . <Followed holder={long ? holder : undefined} next={next} />
        </>
      ) : (
        long && <Trans>. Our source does not say if they still serve.</Trans>
      )}
    </>
  )
}
