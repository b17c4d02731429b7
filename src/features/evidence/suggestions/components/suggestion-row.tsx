import { Trans, useLingui } from '@lingui/react/macro'
import { caseLink } from '#case/cases/public.tsx'
import { useFactDate } from '#evidence/facts/public.tsx'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Suggestion } from '../contract.ts'
import { Key } from './keys.tsx'
import { Quote } from './quote.tsx'
import type { Verb } from './use-row-keys.ts'

interface Props {
  suggestion: Suggestion
  search: URLSearchParams
  isBusy: boolean
  /** What is decided; `null` where it was decided already, which can be taken back. */
  onDecide: ((verb: Verb) => void) | null
  onUndo: () => void
}

/** One suggestion: the date that it speaks of, the quote, where it stands, and what becomes of it. */
export function SuggestionRow({ suggestion, search, isBusy, onDecide, onUndo }: Props) {
  const { t } = useLingui()
  const when = useFactDate()
  const { id, draft, marks, source, page, by, to, isLow, state } = suggestion
  const quote = draft.citations[0]!.quote
  return (
    <article
      aria-label={t`Suggestion: ${when(draft.when)}`}
      className="grid gap-1 rounded-sm py-2 focus-visible:outline-2 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-x-4"
      data-row
      data-suggestion={id}
      tabIndex={-1}
    >
      <div className="grid min-w-0 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-3 text-sm">
          <span className="figures font-semibold">{when(draft.when)}</span>
          {isLow && (
            <Badge>
              <Trans>Stamp or reference</Trans>
            </Badge>
          )}
          {state === 'accepted' && (
            <Badge tone="info">
              <Trans>Fact made</Trans>
            </Badge>
          )}
        </p>
        <Quote marks={marks} text={quote} />
        <p className="flex flex-wrap gap-x-2 text-sm text-soft">
          <SiteLink className="inline-flex min-h-6 items-center [overflow-wrap:anywhere]" to={caseLink(to, search)}>
            {source.title}
          </SiteLink>
          {page !== null && (
            <span className="figures inline-flex items-center">
              <Trans>page {page}</Trans>
            </span>
          )}
          {by !== null && (
            <span className="inline-flex items-center">
              <Trans>written by {by}</Trans>
            </span>
          )}
        </p>
      </div>
      <div className="no-print flex flex-wrap content-start gap-2">
        {onDecide ? (
          <>
            <Button aria-keyshortcuts="a" busy={isBusy} kind="secondary" onClick={() => onDecide('accept')}>
              <Trans>Accept</Trans>
              <Key>a</Key>
            </Button>
            <Button aria-keyshortcuts="e" kind="quiet" onClick={() => onDecide('edit')}>
              <Trans>Edit</Trans>
              <Key>e</Key>
            </Button>
            <Button aria-keyshortcuts="d" busy={isBusy} kind="quiet" onClick={() => onDecide('dismiss')}>
              <Trans>Dismiss</Trans>
              <Key>d</Key>
            </Button>
          </>
        ) : (
          <Button busy={isBusy} kind="quiet" onClick={onUndo}>
            {state === 'accepted' ? <Trans>Remove fact</Trans> : <Trans>Suggest again</Trans>}
          </Button>
        )}
      </div>
    </article>
  )
}
