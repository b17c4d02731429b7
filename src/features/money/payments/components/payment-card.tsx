import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Moment, type Names } from '#case/cases/public.tsx'
import { FileList } from '#case/files/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { OpeningRow } from '#shell/opening-row.tsx'
import { dayInWords } from '#web/days.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { type Fact, Facts } from '#web/ui/facts.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type Payment } from '../contract.ts'
import { bookNames } from '../rules.ts'
import { invalidates } from './invalidates.ts'
import { ItemName } from './item-name.tsx'
import { DifferForm, ReturnForm } from './return-forms.tsx'
import { methodNames, stateNames } from './words.ts'

interface CardProps {
  payment: Payment
  caseId: string
  zone: string
  names: Names
  /** The address names it. */
  isNamed: boolean
}

/** One payment: who paid what when, what it was for, how far it is proved, and what one may do. */
export function PaymentCard({ payment, caseId, zone, names, isNamed }: CardProps) {
  const { t, i18n } = useLingui()
  const { id, payer, cents, paidOn, state, evidence, book } = payment
  const [from, to] = [names[payer], names[payer === 'A' ? 'B' : 'A']]
  const amount = formatCents(cents)
  const marks = [
    ...(evidence === 'bank_matched' ? [t`Matches a bank line`] : []),
    ...(evidence === 'unit_matched' ? [t`Matches a line of the state’s unit`] : []),
    ...(payment.isOutsideOrder ? [t`Outside the order`] : []),
  ]
  return (
    <Card>
      <article aria-label={amount} id={`request-${id}`}>
        <OpeningRow
          isNamed={isNamed}
          summary={
            <>
              <span className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
                <span className="figures font-semibold">{amount}</span>
                <span className="order-last basis-full sm:order-none sm:basis-0 sm:grow">
                  <Trans>
                    from {from} to {to}
                  </Trans>
                </span>
                <Badge tone={state === 'declared' ? 'info' : state === 'refused' || state === 'returned' ? 'attention' : 'plain'}>
                  {i18n._(stateNames[state])}
                </Badge>
              </span>
              <span className="text-sm text-soft">{[dayInWords(paidOn, i18n.locale), i18n._(bookNames[book]), ...marks].join(' · ')}</span>
            </>
          }
        >
          <Details payment={payment} zone={zone} />
          {payment.files.length > 0 && <FileList caseId={caseId} files={payment.files} />}
          <Acts caseId={caseId} payment={payment} />
        </OpeningRow>
      </article>
    </Card>
  )
}

function Details({ payment, zone }: Pick<CardProps, 'payment' | 'zone'>) {
  const { i18n } = useLingui()
  const { method, reference, note, lines, rest, recordedBy, recordedAt, answeredBy, answeredAt, reason, state } = payment
  const facts: (Fact | false)[] = [
    { term: <Trans>Paid by</Trans>, value: i18n._(methodNames[method]), ...(reference && { note: reference }) },
    lines.length + rest > 0 && {
      term: <Trans>Applied to</Trans>,
      value: (
        <ul>
          {lines.map(({ item, title, to, due, cents }) => (
            <li key={`${item.kind} ${item.id}`}>
              <ItemName due={due} item={item} title={title} to={to} />: <span className="figures">{formatCents(cents)}</span>
            </li>
          ))}
          {rest > 0 && (
            <li>
              <Trans>Paid ahead</Trans>: <span className="figures">{formatCents(rest)}</span>
            </li>
          )}
        </ul>
      ),
    },
    note !== '' && { term: <Trans>Note</Trans>, value: note },
    payment.isOutsideOrder && {
      term: <Trans>Outside the order</Trans>,
      value: <Trans>The order has support paid another way. This payment may not be credited.</Trans>,
    },
    {
      term: <Trans>Recorded</Trans>,
      value: (
        <Trans>
          by {recordedBy}, <Moment at={recordedAt} zone={zone} />
        </Trans>
      ),
    },
    answeredAt !== null && {
      term: i18n._(stateNames[state === 'returned' ? 'confirmed' : state]),
      value: (
        <Trans>
          by {answeredBy}, <Moment at={answeredAt} zone={zone} />
        </Trans>
      ),
      ...(reason && { note: reason }),
    },
    ...takenBackFacts(payment, zone, i18n.locale),
    ...returnFacts(payment, zone, i18n.locale),
  ]
  return <Facts items={facts.filter((fact): fact is Fact => fact !== false)} />
}

/** Returns that were recorded by mistake. */
const takenBackFacts = ({ takenBack }: Payment, zone: string, locale: string): Fact[] =>
  takenBack.map(({ day: on, reason, by, at }) => {
    const day = dayInWords(on, locale)
    return {
      term: <Trans>Recorded as returned by mistake</Trans>,
      value: (
        <Trans>
          for {day}, recorded and taken back by {by}, <Moment at={at} zone={zone} />
        </Trans>
      ),
      note: reason,
    }
  })

/** That the bank took it back, and what its payer says. */
function returnFacts({ returned }: Payment, zone: string, locale: string): Fact[] {
  if (!returned) return []
  const { reason, by, at, answer } = returned
  const day = dayInWords(returned.day, locale)
  const said: Fact = {
    term: <Trans>Returned by the bank</Trans>,
    value: (
      <Trans>
        on {day}, recorded by {by}, <Moment at={at} zone={zone} />
      </Trans>
    ),
    note: reason,
  }
  if (!answer) return [said]
  const { by: payer, at: answeredAt, words } = answer
  const answered: Fact = {
    term: answer.agrees ? <Trans>The payer agrees</Trans> : <Trans>The payer sees this differently</Trans>,
    value: (
      <Trans>
        by {payer}, <Moment at={answeredAt} zone={zone} />
      </Trans>
    ),
    ...(words && { note: words }),
  }
  return [said, answered]
}

function Acts({ payment: { id, can, cents, paidOn, returned }, caseId }: Pick<CardProps, 'payment' | 'caseId'>) {
  const { t } = useLingui()
  const confirming = useMutation(calls.confirm, invalidates)
  const withdrawing = useMutation(calls.withdraw, invalidates)
  const refusing = useMutation(calls.refuse, invalidates)
  const agreeing = useMutation(calls.answerReturn, invalidates)
  const takingBack = useMutation(calls.takeBack, invalidates)
  const [asking, setAsking] = useState<'confirm' | 'withdraw' | 'refuse' | 'return' | 'differ' | 'agree' | 'takeBack' | null>(null)
  const at = { params: { case: caseId, payment: id } }
  const amount = formatCents(cents)
  const close = () => setAsking(null)
  if (can.length === 0) return null
  return (
    <div className="no-print grid gap-3">
      <Confirm
        busy={confirming.busy}
        onClose={close}
        onConfirm={() => void confirming.send(at, { done: t`Confirmed` }).then((done) => done && close())}
        open={asking === 'confirm'}
        problem={confirming.problem?.sentence}
        title={<Trans>Did you receive {amount}?</Trans>}
        verb={<Trans>Confirm receipt</Trans>}
      >
        <p>
          <Trans>
            Both of you then count this payment. You can’t take the confirmation back. If the bank returns the money later, you can say so.
          </Trans>
        </p>
      </Confirm>
      <Confirm
        busy={withdrawing.busy}
        onClose={close}
        onConfirm={() => void withdrawing.send(at, { done: t`Withdrawn` }).then((done) => done && close())}
        open={asking === 'withdraw'}
        problem={withdrawing.problem?.sentence}
        title={<Trans>Withdraw this payment?</Trans>}
        verb={<Trans>Withdraw payment</Trans>}
      >
        <p>
          <Trans>It stays in the record with a correction, and no longer counts.</Trans>
        </p>
      </Confirm>
      <Confirm
        busy={agreeing.busy}
        onClose={close}
        onConfirm={() =>
          void agreeing.send({ ...at, body: { agrees: true, words: '' } }, { done: t`Answer sent` }).then((done) => done && close())
        }
        open={asking === 'agree'}
        problem={agreeing.problem?.sentence}
        title={<Trans>Was {amount} returned by the bank?</Trans>}
        verb={<Trans>Yes, it was returned</Trans>}
      >
        <p>
          <Trans>If you paid again, record that as a new payment.</Trans>
        </p>
      </Confirm>
      <Confirm
        busy={takingBack.busy}
        onClose={close}
        onConfirm={() => void takingBack.send(at, { done: t`Taken back` }).then((done) => done && close())}
        open={asking === 'takeBack'}
        problem={takingBack.problem?.sentence}
        title={<Trans>Take back “Returned by the bank”?</Trans>}
        verb={<Trans>Take it back</Trans>}
      >
        <p>
          <Trans>
            The payment counts again in both records. What you recorded stays with a correction, and the other parent sees that.
          </Trans>
        </p>
      </Confirm>
      {asking === 'return' ? (
        <ReturnForm caseId={caseId} onClose={close} paidOn={paidOn} payment={id} />
      ) : asking === 'differ' ? (
        <DifferForm caseId={caseId} onClose={close} payment={id} />
      ) : asking === 'refuse' ? (
        <Form
          done={t`Answer sent`}
          draft={`not received ${id}`}
          kind="primary"
          mutation={refusing}
          onClose={close}
          read={(values) => ({ reason: values('reason') })}
          required={{ reason: t`Write a reason. One sentence is enough.` }}
          send={(body) => refusing.send({ ...at, body })}
          submit={<Trans>Send answer</Trans>}
        >
          {(errorAt) => (
            <TextArea
              error={errorAt('reason')}
              hint={t`The other parent reads this. You can still confirm the payment later.`}
              label={t`Why you think it wasn’t received`}
              maxLength={500}
              name="reason"
              rows={2}
            />
          )}
        </Form>
      ) : (
        <div className="flex flex-wrap gap-3">
          {can.includes('confirm') && (
            <Button onClick={() => setAsking('confirm')}>
              <Trans>Confirm receipt</Trans>
            </Button>
          )}
          {can.includes('refuse') && (
            <Button kind="secondary" onClick={() => setAsking('refuse')}>
              <Trans>Not received</Trans>
            </Button>
          )}
          {can.includes('return') && (
            <Button kind="secondary" onClick={() => setAsking('return')}>
              <Trans>The bank returned it</Trans>
            </Button>
          )}
          {can.includes('answerReturn') && returned && (
            <>
              <Button kind="secondary" onClick={() => setAsking('agree')}>
                <Trans>I agree it was returned</Trans>
              </Button>
              <Button kind="secondary" onClick={() => setAsking('differ')}>
                <Trans>I see this differently</Trans>
              </Button>
            </>
          )}
          {can.includes('takeBack') && (
            <Button kind="secondary" onClick={() => setAsking('takeBack')}>
              <Trans>It was not returned</Trans>
            </Button>
          )}
          {can.includes('withdraw') && (
            <Button kind="secondary" onClick={() => setAsking('withdraw')}>
              <Trans>Withdraw payment</Trans>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
