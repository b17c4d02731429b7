import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Every, type Offer } from '../contract.ts'
import { formatCents } from '#domain/money/cents.ts'
import { Statement } from './statement.tsx'

/** What a plan costs, and the way to the payment page. All that others will read on a card statement stands before it. */
export function Buy({ offer, isTrial }: { offer: Offer; isTrial: boolean }) {
  const { t } = useLingui()
  const [every, setEvery] = useState<Every>('month')
  const mutation = useMutation(calls.checkout, ['/api/subscriptions/offer'])
  const [month, year] = [formatCents(offer.monthCents), formatCents(offer.yearCents)]
  const saved = offer.monthCents * 12 - offer.yearCents
  const savedInWords = formatCents(saved)
  const cents = every === 'month' ? offer.monthCents : offer.yearCents
  const pay = async () => {
    const reply = await mutation.send({ body: { every, cents } })
    if (reply) location.assign(reply.url)
  }
  return (
    <Section className="max-w-2xl" id="buy" title={<Trans>Choose a plan</Trans>}>
      <RadioGroup
        legend={t`How often do you want to pay?`}
        name="every"
        onChange={setEvery}
        options={[
          { value: 'month', label: t`Monthly: ${month}` },
          { value: 'year', label: t`Yearly: ${year}`, hint: saved > 0 ? t`Saves ${savedInWords} a year` : undefined },
        ]}
        value={every}
      />
      <p>
        {every === 'month' ? (
          <Trans>Renews every month for {month} until you cancel.</Trans>
        ) : (
          <Trans>Renews every year for {year} until you cancel. We remind you 30 days before.</Trans>
        )}{' '}
        <Trans>Cancel anytime in two clicks. Full refund of your last payment within 30 days.</Trans>
      </p>
      {isTrial && (
        <p>
          <Trans>Your trial is free and still open. A plan starts on the day you pay.</Trans>
        </p>
      )}
      <Statement descriptor={offer.descriptor} />
      <div>
        <ActionButton kind="primary" mutation={mutation} onAct={pay}>
          <Trans>Continue to payment</Trans>
        </ActionButton>
      </div>
      <p className="text-sm text-soft">
        <Trans>You pay on the page of Stripe, our payment provider. We never see your card.</Trans>
      </p>
    </Section>
  )
}
