import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Moment, type Names } from '#case/cases/public.tsx'
import { FileList } from '#case/files/public.tsx'
import { calls, type Expense } from '../contract.ts'
import { stateWords as requestWords } from '#money/requests/rules.ts'
import { BillOf } from '#money/requests/public.tsx'
import { AnswerForm } from './answer-form.tsx'
import { CommentForm, ReturnForm, WithdrawForm } from './small-forms.tsx'
import { splitWords } from '#money/categories/public.tsx'
import { taxNames } from './words.ts'

interface Props {
  caseId: string
  id: string
  zone: string
  names: Names
  onChange: (expense: Expense) => void
}

/** One expense, opened: who bears what and why, the order's clocks, receipts, what happened, and what one may do. */
export function ExpenseDetail({ caseId, id, ...rest }: Props) {
  const query = useApiQuery(calls.one, { params: { case: caseId, expense: id } })
  return (
    <Loaded
      failed={<Trans>This expense could not be loaded</Trans>}
      lines={4}
      query={query}
      safe={<Trans>Your data is safe. Try again.</Trans>}
    >
      {(expense) => <Opened caseId={caseId} expense={expense} {...rest} />}
    </Loaded>
  )
}

function Opened({ caseId, expense, zone, names, onChange }: Omit<Props, 'id'> & { expense: Expense }) {
  const { i18n } = useLingui()
  const { cents, asked, approved, owed, open, returned, split, clause, note, mileage, bank, tax, order, authorSide, state, receipts } =
    expense
  const other = names[authorSide === 'A' ? 'B' : 'A']
  const payer = names[authorSide]
  const money = (amount: number) => <span className="figures">{formatCents(amount)}</span>
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[minmax(6rem,max-content)_1fr] gap-x-4 gap-y-2 max-sm:text-sm">
        <Row label={<Trans>Paid by</Trans>}>
          {payer}, {money(cents)}
          {mileage && (
            <span className="text-soft">
              {' '}
              <Trans>
                ({mileage.miles / 10} miles at {mileage.rate / 10} cents)
              </Trans>
            </span>
          )}
        </Row>
        {split && (
          <Row label={<Trans>Split</Trans>}>
            {splitWords(i18n, split, names)}
            {clause && (
              <span className="block text-sm text-soft">
                <Trans>
                  Order ¶ {clause.paragraph}: “{clause.text}”
                </Trans>
              </span>
            )}
          </Row>
        )}
        {asked !== null && <Row label={<Trans>{other}’s share</Trans>}>{money(asked)}</Row>}
        {approved !== null && state !== 'void' && (
          <Row label={<Trans>Approved</Trans>}>
            <Trans>
              {money(approved)} of {money(cents)}; {other}’s share {money(owed ?? 0)}
            </Trans>
            {(owed ?? 0) > 0 && (
              <>
                {', '}
                <Trans>still open {money(open)}</Trans>
              </>
            )}
          </Row>
        )}
        {expense.request && (
          <Row label={<Trans>Asked first</Trans>}>
            <SiteLink to={`/co-parenting-expenses?request=${expense.request.id}&case=${caseId}`}>{expense.request.title}</SiteLink>,{' '}
            {i18n._(requestWords[expense.request.state])}
            {expense.request.billed > 0 && (
              <span className="block">
                <BillOf billed={expense.request.billed} estimate={expense.request.cents} />
              </span>
            )}
          </Row>
        )}
        {returned > 0 && <Row label={<Trans>Came back</Trans>}>{money(returned)}</Row>}
        {expense.answerBy && (
          <Row label={<Trans>Answer and pay by</Trans>}>
            {dayInWords(expense.answerBy, i18n.locale)}
            {order.pay && (
              <span className="text-soft">
                {' '}
                <Trans>
                  ({order.pay.days} days, {order.pay.order} ¶ {order.pay.clause.paragraph})
                </Trans>
              </span>
            )}
          </Row>
        )}
        {order.submit && (
          <Row label={<Trans>Send by</Trans>}>
            {dayInWords(order.submit.by, i18n.locale)}
            <span className="text-soft">
              {' '}
              {order.submit.lateBy > 0 ? (
                expense.sentOn ? (
                  <Trans>
                    (sent {order.submit.lateBy} days later; {order.submit.order} ¶ {order.submit.clause.paragraph})
                  </Trans>
                ) : (
                  <Trans>
                    ({order.submit.lateBy} days ago; {order.submit.order} ¶ {order.submit.clause.paragraph})
                  </Trans>
                )
              ) : (
                <Trans>
                  ({order.submit.order} ¶ {order.submit.clause.paragraph})
                </Trans>
              )}
            </span>
          </Row>
        )}
        {order.consent && (
          <Row label={<Trans>Consent</Trans>}>
            <Trans>
              Above {money(order.consent.cents)} your order asks for a yes before ({order.consent.order} ¶ {order.consent.clause.paragraph})
            </Trans>
          </Row>
        )}
        {bank && (
          <Row label={<Trans>Bank line</Trans>}>
            {dayInWords(bank.day, i18n.locale)}
            {bank.lastFour && (
              <>
                {', '}
                <Trans>account ending {bank.lastFour}</Trans>
              </>
            )}
          </Row>
        )}
        {tax !== 'none' && <Row label={<Trans>Tax</Trans>}>{i18n._(taxNames[tax])}</Row>}
        {note !== '' && <Row label={<Trans>Note</Trans>}>{note}</Row>}
      </dl>
      {receipts.length > 0 && <FileList caseId={caseId} files={receipts} />}
      <History expense={expense} zone={zone} />
      <Acts caseId={caseId} expense={expense} names={names} onChange={onChange} />
    </div>
  )
}

function Row({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]">{children}</dd>
    </>
  )
}

/** What happened, in order. */
function History({ expense: { history }, zone }: { expense: Expense; zone: string }) {
  if (history.length === 0) return null
  return (
    <section className="text-sm">
      <h4 className="text-base">
        <Trans>History</Trans>
      </h4>
      <ol className="grid gap-1">
        {history.map(({ id, what, name, cents, words, at }) => {
          const amount = formatCents(cents ?? 0)
          const said: Readonly<Record<typeof what, ReactNode>> = {
            submitted: <Trans>Sent by {name}</Trans>,
            viewed: <Trans>First opened by {name}</Trans>,
            approved: <Trans>Approved by {name}</Trans>,
            partially_approved: (
              <Trans>
                {amount} approved by {name}
              </Trans>
            ),
            disputed: <Trans>Disputed by {name}</Trans>,
            comment: <Trans>Comment by {name}</Trans>,
            refund: (
              <Trans>
                {amount} refunded to {name}
              </Trans>
            ),
            insurance: (
              <Trans>
                {amount} paid by insurance to {name}
              </Trans>
            ),
            matched: (
              <Trans>
                {name}’s bank shows {amount}
              </Trans>
            ),
            unmatched: <Trans>Bank match removed by {name}</Trans>,
            void: <Trans>Withdrawn by {name}</Trans>,
          }
          return (
            <li key={id}>
              {said[what]}, <Moment at={at} zone={zone} />
              {words !== '' && what !== 'matched' && <span className="block whitespace-pre-line [overflow-wrap:anywhere]">“{words}”</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

type Opening = 'answer' | 'dispute' | 'comment' | 'return' | 'withdraw' | null

function Acts({ caseId, expense, names, onChange }: Pick<Props, 'caseId' | 'names' | 'onChange'> & { expense: Expense }) {
  const [opened, setOpened] = useState<Opening>(null)
  const can = (act: Expense['can'][number]) => expense.can.includes(act)
  const close = () => setOpened(null)
  if (!expense.can.some((act) => act !== 'view')) return null
  const of = { caseId, expense, names, onClose: close }
  if (opened === 'answer' || opened === 'dispute') return <AnswerForm {...of} isDispute={opened === 'dispute'} />
  if (opened === 'comment') return <CommentForm {...of} />
  if (opened === 'return') return <ReturnForm {...of} />
  return (
    <div className="no-print flex flex-wrap gap-3">
      {can('answer') && (
        <>
          <Button onClick={() => setOpened('answer')}>
            <Trans>Approve</Trans>
          </Button>
          {expense.state !== 'disputed' && expense.state !== 'partially_approved' && (
            <Button kind="secondary" onClick={() => setOpened('dispute')}>
              <Trans>Dispute</Trans>
            </Button>
          )}
        </>
      )}
      {can('change') && (
        <Button onClick={() => onChange(expense)}>
          <Trans>Continue draft</Trans>
        </Button>
      )}
      {can('comment') && (
        <Button kind="secondary" onClick={() => setOpened('comment')}>
          <Trans>Add comment</Trans>
        </Button>
      )}
      {can('return') && (
        <Button kind="quiet" onClick={() => setOpened('return')}>
          <Trans>Record refund</Trans>
        </Button>
      )}
      {(can('withdraw') || can('discard')) && (
        <Button kind="quiet" onClick={() => setOpened('withdraw')}>
          {can('discard') ? <Trans>Discard draft</Trans> : <Trans>Withdraw</Trans>}
        </Button>
      )}
      <WithdrawForm {...of} isOpen={opened === 'withdraw'} />
    </div>
  )
}
