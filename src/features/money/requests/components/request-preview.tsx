import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { formatCents } from '#domain/money/cents.ts'
import type { Reply } from '#http/contract.ts'
import { api } from '#web/api.ts'
import type { Names } from '#case/cases/public.tsx'
import { splitWords } from '#money/categories/public.tsx'
import { calls, type RequestDraft } from '../contract.ts'

/** What the server says of a request that is being written: it alone knows what counted before, and the orders. */
export function usePreview(caseId: string, body: Pick<RequestDraft, 'cents' | 'day' | 'category' | 'children'>) {
  const asked = useDeferredValue(body)
  const { data } = useQuery({
    queryKey: [`/api/cases/${caseId}/expense-requests/preview`, asked],
    queryFn: () => api(calls.preview, { params: { case: caseId }, body: asked }, { background: true }),
    enabled: asked.day !== '' && asked.cents > 0,
    placeholderData: keepPreviousData,
  })
  return body.day !== '' && body.cents > 0 ? data : undefined
}

/** Each parent's share of the estimate, and what the order says of asking. */
export function RequestPreview({ preview, names }: { preview: Reply<typeof calls.preview> | undefined; names: Names }) {
  const { i18n } = useLingui()
  if (!preview || (preview.shares === null && preview.consent === null)) return null
  const { shares, split, consent } = preview
  return (
    <output className="grid gap-1 border-s-4 border-line ps-3 text-sm">
      {shares && (
        <span className="figures font-semibold">
          {names.A} {formatCents(shares.A)}, {names.B} {formatCents(shares.B)}
        </span>
      )}
      {split && <span className="text-soft">{splitWords(i18n, split, names)}</span>}
      {consent && (
        <span>
          <Trans>
            Above {formatCents(consent.cents)} your order asks for a yes before (¶ {consent.clause.paragraph}).
          </Trans>{' '}
          {consent.days !== null && <Plural one="It gives # day to answer." other="It gives # days to answer." value={consent.days} />}
        </span>
      )}
    </output>
  )
}
