import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { otherSide } from '#domain/splits/split.ts'
import { dayInWords } from '#web/days.ts'
import { Moment, type Names } from '#case/cases/public.tsx'
import { FileList } from '#case/files/public.tsx'
import { splitWords } from '#money/categories/public.tsx'
import type { Request } from '../contract.ts'
import { BillOf } from './bill-of.tsx'
import { RequestActs } from './request-acts.tsx'

interface Props {
  caseId: string
  request: Request
  kids: readonly { id: string; name: string }[]
  names: Names
  zone: string
  onBill: (request: Request) => void
  onChange: (request: Request) => void
}

/** One request, opened: each one's share, what the order says, what happened, and what one may do. */
export function RequestDetail({ caseId, request, kids, names, zone, onBill, onChange }: Props) {
  const { i18n } = useLingui()
  const { shares, split, consent, answerBy, day, categoryTitle, children, provider, billed, cents, files, settledOn, note } = request
  const who = kids.filter(({ id }) => children.includes(id)).map(({ name }) => name)
  const inWords = (on: string) => dayInWords(on, i18n.locale)
  return (
    <div className="grid gap-4">
      <dl className="grid grid-cols-[minmax(6rem,max-content)_1fr] gap-x-4 gap-y-2 max-sm:text-sm">
        <Row label={<Trans>Planned for</Trans>}>
          {[inWords(day), categoryTitle, who.join(', ')].filter((part) => part !== '').join(' · ')}
        </Row>
        {provider !== '' && <Row label={<Trans>Provider</Trans>}>{provider}</Row>}
        {shares && (
          <Row label={<Trans>Shares</Trans>}>
            <span className="figures">
              {names.A} {formatCents(shares.A)}, {names.B} {formatCents(shares.B)}
            </span>
            {split && <span className="block text-sm text-soft">{splitWords(i18n, split, names)}</span>}
          </Row>
        )}
        {answerBy && (
          <Row label={<Trans>Answer by</Trans>}>
            {inWords(answerBy)}
            {settledOn !== null && settledOn > answerBy && (
              <>
                {' '}
                <Trans>(answered {inWords(settledOn)})</Trans>
              </>
            )}
          </Row>
        )}
        {consent && (
          <Row label={<Trans>Order</Trans>}>
            <Trans>
              {consent.order} ¶ {consent.clause.paragraph}
            </Trans>
            {consent.clause.text !== '' && <span className="block text-sm text-soft">“{consent.clause.text}”</span>}
          </Row>
        )}
        {billed.count > 0 && (
          <Row label={<Trans>Bill</Trans>}>
            <BillOf billed={billed.cents} estimate={cents} />
          </Row>
        )}
        {request.sentAt === null && note !== '' && <Row label={<Trans>Note</Trans>}>{note}</Row>}
      </dl>
      <Silence names={names} request={request} />
      {files.length > 0 && <FileList caseId={caseId} files={files} />}
      <History request={request} zone={zone} />
      <RequestActs caseId={caseId} request={request} onBill={onBill} onChange={onChange} />
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

/** What no answer in time means: what the order says, and no more. */
function Silence({ request: { silence, answerBy, consent, authorSide, can }, names }: { request: Request; names: Names }) {
  const { i18n } = useLingui()
  if (silence === null || silence === 'waiting' || answerBy === null) return null
  const [other, day, paragraph] = [names[otherSide(authorSide)], dayInWords(answerBy, i18n.locale), consent?.clause.paragraph ?? '']
  return (
    <p>
      {can.includes('agree') ? (
        <Trans>You had not answered by {day}.</Trans>
      ) : (
        <Trans>
          {other} had not answered by {day}.
        </Trans>
      )}{' '}
      {silence === 'yes' && <Trans>Paragraph {paragraph} of your order says that no answer counts as agreement.</Trans>}
      {silence === 'no' && <Trans>Paragraph {paragraph} of your order says that no answer counts as declining.</Trans>}
    </p>
  )
}

/** What happened, in order, from the first terms on. */
function History({ request: { history }, zone }: { request: Request; zone: string }) {
  if (history.length === 0) return null
  return (
    <section className="text-sm">
      <h4 className="text-base">
        <Trans>History</Trans>
      </h4>
      <ol className="grid gap-1">
        {history.map(({ id, what, name, cents, provider, words, at }) => {
          const terms = [formatCents(cents), provider].filter((part) => part !== '').join(', ')
          const said: Readonly<Record<typeof what, ReactNode>> = {
            sent: (
              <Trans>
                {name} asked: {terms}
              </Trans>
            ),
            countered: (
              <Trans>
                {name} offered other terms: {terms}
              </Trans>
            ),
            viewed: <Trans>First opened by {name}</Trans>,
            agreed: <Trans>Agreed by {name}</Trans>,
            declined: <Trans>Declined by {name}</Trans>,
            withdrawn: <Trans>Withdrawn by {name}</Trans>,
            dropped: <Trans>Plan canceled by {name}</Trans>,
          }
          return (
            <li key={id}>
              {said[what]}, <Moment at={at} zone={zone} />
              {words !== '' && <span className="block whitespace-pre-line [overflow-wrap:anywhere]">“{words}”</span>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
