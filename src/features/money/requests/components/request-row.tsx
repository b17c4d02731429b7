import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { Request } from '../contract.ts'
import { stateWords } from '../rules.ts'
import { BillOf } from './bill-of.tsx'

/** A request in a list: what, who asked, how much, and what is to be done. */
export function RequestSummary({ request, names }: { request: Request; names: Names }) {
  const { title, cents, provider, authorSide, isMine, isCounter, billed } = request
  const author = names[authorSide]
  const by = isCounter ? (
    isMine ? (
      <Trans>Your other terms</Trans>
    ) : (
      <Trans>Other terms from {author}</Trans>
    )
  ) : isMine ? (
    <Trans>You asked</Trans>
  ) : (
    <Trans>{author} asks</Trans>
  )
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 text-base [overflow-wrap:anywhere]">{title === '' ? <Trans>No title yet</Trans> : title}</h3>
        <span className="figures shrink-0 font-semibold">{formatCents(cents)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-soft">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {by}
          {provider !== '' && <> · {provider}</>}
          {billed.count > 0 && (
            <>
              {' '}
              · <BillOf billed={billed.cents} estimate={cents} />
            </>
          )}
        </span>
        <Standing request={request} />
      </div>
    </>
  )
}

/** Where it stands, and by when an answer was asked for. */
function Standing({ request: { state, silence, can, answerBy, isToBill } }: { request: Request }): ReactNode {
  const { i18n } = useLingui()
  const day = answerBy === null ? '' : dayInWords(answerBy, i18n.locale)
  const isOver = silence !== null && silence !== 'waiting'
  if (isOver)
    return (
      <Badge tone={can.includes('agree') ? 'attention' : 'plain'}>
        <Trans>No answer by {day}</Trans>
      </Badge>
    )
  if (isToBill)
    return (
      <Badge tone="info">
        <Trans>Agreed, not yet billed</Trans>
      </Badge>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      {silence === 'waiting' && day !== '' && (
        <span className="figures">
          <Trans>answer by {day}</Trans>
        </span>
      )}
      {can.includes('agree') ? (
        <Badge tone="attention">
          <Trans>Needs your answer</Trans>
        </Badge>
      ) : (
        <Badge>{i18n._(stateWords[state])}</Badge>
      )}
    </span>
  )
}
