import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { useUtcMoment } from '#web/utc-moment.ts'
import { type AskedPrice, calls } from '../contract.ts'

const addresses = ['/api/staff/prices', '/api/subscriptions']

function Waiting({ price }: { price: AskedPrice }) {
  const { t } = useLingui()
  const confirming = useMutation(calls.confirm, addresses, { saysConflicts: true })
  const withdrawing = useMutation(calls.withdraw, addresses, { saysConflicts: true })
  const [isAsking, setIsAsking] = useState(false)
  const params = { price: price.id }
  const [month, year] = [formatCents(price.monthCents), formatCents(price.yearCents)]
  return (
    <div className="flex flex-wrap items-center gap-3">
      {price.isMine ? (
        <p>
          <Trans>Waiting for a second admin.</Trans>
        </p>
      ) : (
        <Button kind="primary" onClick={() => setIsAsking(true)}>
          <Trans>Confirm price</Trans>
        </Button>
      )}
      <Button busy={withdrawing.busy} kind="quiet" onClick={() => void withdrawing.send({ params }, { done: t`Price withdrawn.` })}>
        <Trans>Withdraw price</Trans>
      </Button>
      <Confirm
        busy={confirming.busy}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void confirming.send({ params }, { done: t`New price is in effect.` }).then((done) => done && setIsAsking(false))}
        open={isAsking}
        problem={confirming.problem?.sentence}
        title={
          <Trans>
            Charge {month} a month or {year} a year?
          </Trans>
        }
        verb={<Trans>Confirm price</Trans>}
      >
        <p>
          <Trans>
            New plans cost this from now on. Paid terms stay as they are. If the price goes up, people who have a plan are asked first.
            Without their agreement their plan ends with its term.
          </Trans>
        </p>
      </Confirm>
    </div>
  )
}

/** One change of the price, and what the person who looks can do about it. */
export function Change({ price }: { price: AskedPrice }) {
  const moment = useUtcMoment()
  const [month, year] = [formatCents(price.monthCents), formatCents(price.yearCents)]
  const at = moment(price.endedAt ?? price.askedAt)
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <h3 className="figures text-base">
        <Trans>
          {month} a month, {year} a year
        </Trans>
      </h3>
      <p className="text-soft">
        {price.state === 'waiting' ? (
          <Trans>Proposed {at}</Trans>
        ) : price.state === 'in_effect' ? (
          <Trans>In effect since {at}</Trans>
        ) : (
          <Trans>Withdrawn {at}</Trans>
        )}
      </p>
      {price.state === 'waiting' && <Waiting price={price} />}
    </li>
  )
}
