import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { type Bought, calls } from '../contract.ts'
import { formatCents } from '#domain/money/cents.ts'

const addresses = ['/api/subscriptions', '/api/auth/user']

/** A higher price that waits for the owner's agreement. */
function NewPrice({ cents, end }: { cents: number; end: string }) {
  const { t } = useLingui()
  const agreeing = useMutation(calls.agree, addresses, { saysConflicts: true })
  const price = formatCents(cents)
  return (
    <Notice title={<Trans>The price changes to {price}</Trans>} tone="attention">
      <p>
        <Trans>Nothing more is charged unless you agree. If you do nothing, your plan ends {end}.</Trans>
      </p>
      <p>
        <ActionButton kind="primary" mutation={agreeing} onAct={() => agreeing.send({ body: { cents } }, { done: t`Plan continues.` })}>
          <Trans>Agree to {price}</Trans>
        </ActionButton>
      </p>
    </Notice>
  )
}

function Cancel({ end }: { end: string }) {
  const { t } = useLingui()
  const canceling = useMutation(calls.cancel, addresses, { saysConflicts: true })
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        <Trans>Cancel plan</Trans>
      </Button>
      <Confirm
        back={<Trans>Keep plan</Trans>}
        busy={canceling.busy}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void canceling.send({}, { done: t`Plan canceled.` }).then((done) => done && setIsAsking(false))}
        open={isAsking}
        problem={canceling.problem?.sentence}
        title={<Trans>Cancel this plan?</Trans>}
        verb={<Trans>Cancel plan</Trans>}
      >
        <p>
          <Trans>New work stays open until {end}. Nothing more is charged. You can always read, reply and export for free.</Trans>
        </p>
      </Confirm>
    </>
  )
}

function Refund({ cents, until }: { cents: number; until: string }) {
  const { t } = useLingui()
  const refunding = useMutation(calls.refund, addresses, { saysConflicts: true })
  const [isAsking, setIsAsking] = useState(false)
  const amount = formatCents(cents)
  return (
    <>
      <Button kind="secondary" onClick={() => setIsAsking(true)}>
        <Trans>Get {amount} back</Trans>
      </Button>
      <Confirm
        busy={refunding.busy}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          void refunding.send({ body: { cents } }, { done: t`Refund sent: ${amount}.` }).then((done) => done && setIsAsking(false))
        }
        open={isAsking}
        problem={refunding.problem?.sentence}
        title={<Trans>Get {amount} back?</Trans>}
        verb={<Trans>Refund {amount}</Trans>}
      >
        <p>
          <Trans>
            Your plan ends now, and the money goes back to your card in 5 to 10 days. You can do this until {until}. You can always read,
            reply and export for free.
          </Trans>
        </p>
      </Confirm>
    </>
  )
}

/** What the owner of a plan can do about it. */
export function BoughtPlan({ of: { every, cents, termEndsAt, isEnding, isLate, newCents, refund } }: { of: Bought }) {
  const { i18n, t } = useLingui()
  const undoing = useMutation(calls.undo, addresses, { saysConflicts: true })
  const price = formatCents(cents)
  const end = termEndsAt === null ? '' : dayInWords(termEndsAt, i18n.locale)
  return (
    <div className="grid max-w-2xl gap-4">
      {isLate && (
        <Notice title={<Trans>Your last payment didn’t go through</Trans>} tone="attention">
          <p>
            <Trans>
              Your card is tried again in the next days. Nothing is locked or deleted. To use another card, choose a plan again below; this
              one then ends.
            </Trans>
          </p>
        </Notice>
      )}
      {newCents !== null && <NewPrice cents={newCents} end={end} />}
      <p>
        {isEnding ? (
          <Trans>Your plan ends {end}. It doesn’t renew.</Trans>
        ) : every === 'month' ? (
          <Trans>
            Renews {end} for {price}, every month.
          </Trans>
        ) : (
          <Trans>
            Renews {end} for {price}, every year.
          </Trans>
        )}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        {!isEnding && <Cancel end={end} />}
        {isEnding && newCents === null && (
          <ActionButton kind="secondary" mutation={undoing} onAct={() => undoing.send({}, { done: t`Plan continues.` })}>
            <Trans>Undo cancellation</Trans>
          </ActionButton>
        )}
        {refund && <Refund cents={refund.cents} until={dayInWords(refund.until, i18n.locale)} />}
      </div>
    </div>
  )
}
