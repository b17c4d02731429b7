import { Trans, useLingui } from '@lingui/react/macro'
import { Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { dayInWords } from '#web/days.ts'
import { Badge } from '#web/ui/notice.tsx'
import type { Names } from '#case/cases/public.tsx'
import type { ExpenseRow } from '../contract.ts'
import { stateWords } from '../rules.ts'

const tones = {
  draft: 'plain',
  submitted: 'info',
  viewed: 'info',
  approved: 'info',
  partially_approved: 'info',
  disputed: 'attention',
  paid: 'info',
  confirmed: 'plain',
  void: 'plain',
} as const

interface Props {
  expense: ExpenseRow
  kids: readonly { id: string; name: string }[]
  names: Names
}

/** An expense in a list: what, when and for whom; how much, where it stands, and what is asked of whom. */
export function ExpenseSummary({ expense, kids, names }: Props) {
  const { i18n } = useLingui()
  const { title, cents, day, state, children, categoryTitle, files, isOverdue, isRecurring } = expense
  const who = kids.filter(({ id }) => children.includes(id)).map(({ name }) => name)
  const line = [dayInWords(day, i18n.locale), categoryTitle, who.join(', ')].filter((part) => part !== '').join(' · ')
  return (
    <>
      <div className="flex items-baseline justify-between gap-x-3">
        <h3 className="min-w-0 text-base [overflow-wrap:anywhere]">{title === '' ? <Trans>No title yet</Trans> : title}</h3>
        <span className="figures shrink-0 font-semibold">{formatCents(cents)}</span>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm text-soft">
        <span className="figures min-w-0">
          {line}
          {isRecurring && (
            <>
              {' · '}
              <Trans>recurring</Trans>
            </>
          )}
          {files > 0 && (
            <>
              {' '}
              <Paperclip aria-hidden className="icon inline size-4" />
              <span className="sr-only">
                <Trans>with receipt</Trans>
              </span>
            </>
          )}
        </span>
        <span className="flex flex-wrap items-center gap-2">
          <Stands expense={expense} names={names} />
          <Badge tone={isOverdue ? 'attention' : tones[state]}>{i18n._(stateWords[state])}</Badge>
        </span>
      </div>
    </>
  )
}

/** What is asked of whom, and by when. */
function Stands({ expense, names }: Pick<Props, 'expense' | 'names'>): ReactNode {
  const { i18n } = useLingui()
  const { state, isMine, authorSide, asked, open, answerBy, isOverdue, category } = expense
  const other = names[authorSide === 'A' ? 'B' : 'A']
  const due = answerBy === null ? null : dayInWords(answerBy, i18n.locale)
  const by = due !== null && <>{isOverdue ? <Trans>was due {due}</Trans> : <Trans>due {due}</Trans>}</>
  // A recurring expense whose category was taken off the list prepares drafts without one.
  if (state === 'draft' && category === null) return <Trans>No category: choose one before you send it</Trans>
  if (state === 'submitted' || state === 'viewed') {
    const amount = formatCents(asked ?? 0)
    return (
      <span className="figures">
        {isMine ? (
          <Trans>
            {other}’s share {amount}
          </Trans>
        ) : (
          <Trans>Asked of you {amount}</Trans>
        )}
        {by && <> · {by}</>}
      </span>
    )
  }
  if (open > 0) {
    const amount = formatCents(open)
    return (
      <span className="figures">
        {isMine ? (
          <Trans>
            {other} owes you {amount}
          </Trans>
        ) : (
          <Trans>You owe {amount}</Trans>
        )}
        {by && <> · {by}</>}
      </span>
    )
  }
  return null
}
