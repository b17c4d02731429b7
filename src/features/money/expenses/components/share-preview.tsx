import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import { api } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import type { Names } from '#case/cases/public.tsx'
import { calls, type ExpenseDraft } from '../contract.ts'
import { splitWords } from '#money/categories/public.tsx'

interface Props {
  caseId: string
  body: Pick<ExpenseDraft, 'cents' | 'day' | 'category' | 'children'>
  names: Names
}

/** Who bears how much, and what the order says: asked of the server, which alone knows what counted before. */
export function SharePreview({ caseId, body, names }: Props) {
  const { i18n } = useLingui()
  const asked = useDeferredValue(body)
  const isReady = asked.day !== '' && asked.category !== null
  const { data } = useQuery({
    queryKey: [`/api/cases/${caseId}/expenses/preview`, asked],
    queryFn: () => api(calls.preview, { params: { case: caseId }, body: asked }, { background: true }),
    enabled: isReady,
    placeholderData: keepPreviousData,
  })
  if (!data || !isReady) return null
  const { shares, split, clause, order, answerBy } = data
  return (
    <output className="grid gap-1 border-s-4 border-line ps-3 text-sm">
      {shares && (
        <span className="figures font-semibold">
          {names.A} {formatCents(shares.A)}, {names.B} {formatCents(shares.B)}
        </span>
      )}
      {split && (
        <span className="text-soft">
          {splitWords(i18n, split, names)}
          {clause && (
            <>
              {' '}
              <Trans>(order ¶ {clause.paragraph})</Trans>
            </>
          )}
        </span>
      )}
      {order.submit && order.submit.lateBy > 0 && (
        <span>
          <Trans>
            Your order gave {order.submit.days} days to send it, until {dayInWords(order.submit.by, i18n.locale)} (¶{' '}
            {order.submit.clause.paragraph}).
          </Trans>
        </span>
      )}
      {order.consent && (
        <span>
          <Trans>
            Above {formatCents(order.consent.cents)} your order asks for a yes before (¶ {order.consent.clause.paragraph}).
          </Trans>
        </span>
      )}
      {answerBy && (
        <span className="text-soft">
          <Trans>Sent today, it is due {dayInWords(answerBy, i18n.locale)}.</Trans>
        </span>
      )}
    </output>
  )
}
