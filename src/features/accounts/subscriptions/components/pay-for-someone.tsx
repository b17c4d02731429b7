import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { type ByCode, type Every, sponsorCalls as calls } from '../contract.ts'
import { Statement } from './statement.tsx'

/** What a month and a year cost, and the way to the payment page. */
export function PayByCode({ code, found }: { code: string; found: ByCode & { price: NonNullable<ByCode['price']> } }) {
  const { t } = useLingui()
  const [every, setEvery] = useState<Every>('month')
  const paying = useMutation(calls.payByCode, [], { saysConflicts: true })
  const { monthCents, yearCents } = found.price
  const [month, year] = [formatCents(monthCents), formatCents(yearCents)]
  const pay = async (name: string) => {
    const reply = await paying.send({ body: { code, every, cents: every === 'month' ? monthCents : yearCents, name } })
    if (reply) location.assign(reply.url)
    return reply
  }
  return (
    <Section className="max-w-2xl" id="pay" title={<Trans>Pay a month or a year</Trans>}>
      <Form
        check={() => ({})}
        isControlled
        kind="primary"
        mutation={paying}
        read={(typed) => typed('name')}
        send={pay}
        submit={<Trans>Continue to payment</Trans>}
      >
        {(errorAt) => (
          <>
            <RadioGroup
              legend={t`How long do you want to pay for?`}
              name="every"
              onChange={setEvery}
              options={[
                { value: 'month', label: t`One month: ${month}` },
                { value: 'year', label: t`One year: ${year}` },
              ]}
              value={every}
            />
            <TextInput
              autoComplete="off"
              error={errorAt('name')}
              hint={t`The person you pay for sees what you type here, and nothing else about you.`}
              label={t`Your name`}
              maxLength={80}
              name="name"
              optional
            />
            <p>
              <Trans>You pay once; nothing renews. You can take the payment back only before the term starts, within 30 days.</Trans>
            </p>
            <Statement descriptor={found.descriptor} />
          </>
        )}
      </Form>
      <p className="text-sm text-soft">
        <Trans>You pay on the page of Stripe, our payment provider. We never see your card.</Trans>
      </p>
    </Section>
  )
}

/** What was paid with a code: the sponsor's receipt. */
export function SponsorReceipt({
  code,
  of,
  planName,
  again,
}: {
  code: string
  of: NonNullable<ByCode['receipt']>
  planName: string
  again: () => void
}) {
  const { i18n, t } = useLingui()
  const returning = useMutation(calls.returnByCode, [], { saysConflicts: true })
  const [isAsking, setAsking] = useState(false)
  const day = (at: string) => dayInWords(at, i18n.locale)
  const { number, every, cents, refundedCents, paidAt, to, isOver, returnUntil } = of
  const [amount, until] = [formatCents(cents), returnUntil === null ? '' : day(returnUntil)]
  return (
    <Section className="max-w-2xl" id="receipt" title={isOver ? <Trans>Paid back</Trans> : <Trans>Paid, term until {day(to)}</Trans>}>
      <Facts
        items={[
          { term: t`Invoice`, value: number },
          { term: t`Item`, value: every === 'month' ? t`${planName}, one month` : t`${planName}, one year` },
          { term: t`Amount`, value: <span className="figures">{amount}</span>, note: t`US dollars` },
          ...(refundedCents > 0 ? [{ term: t`Refunded`, value: <span className="figures">{formatCents(refundedCents)}</span> }] : []),
          { term: t`Paid on`, value: day(paidAt) },
        ]}
      />
      {returnUntil !== null && (
        <p className="no-print">
          <Button kind="secondary" onClick={() => setAsking(true)}>
            <Trans>Get {amount} back</Trans>
          </Button>
        </p>
      )}
      <Confirm
        busy={returning.busy}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void returning.send(
            { body: { code, cents } },
            {
              done: t`Refund sent: ${amount}.`,
              after: () => {
                setAsking(false)
                again()
              },
            },
          )
        }
        open={isAsking}
        problem={returning.problem?.sentence}
        title={<Trans>Get {amount} back?</Trans>}
        verb={<Trans>Refund {amount}</Trans>}
      >
        <p>
          <Trans>The term hasn’t started, and then it won’t. You can do this until {until}.</Trans>
        </p>
      </Confirm>
    </Section>
  )
}
