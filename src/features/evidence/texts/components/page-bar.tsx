import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'

interface Props {
  at: number
  /** `null` where it is not known. */
  total: number | null
  go: (to: number) => void
  isText: boolean
  /** `null` where there is nothing but text. */
  setText: ((isText: boolean) => void) | null
}

/** Goes from page to page, and between pictures and text. */
export function PageBar({ at, total, go, isText, setText }: Props) {
  const { t } = useLingui()
  const id = useId()
  const to = (page: number) => {
    if (total !== null && page >= 1 && page <= total && page !== at) go(page)
  }
  const jump = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    to(Math.min(total ?? 1, Math.max(1, Number(new FormData(event.currentTarget).get('page')) || at)))
  }
  return (
    <div className="no-print flex flex-wrap items-center justify-between gap-2">
      {total !== null && total > 1 && (
        <div className="flex items-center gap-1.5">
          <Button aria-disabled={at <= 1} aria-label={t`Previous page`} className="px-2.5" kind="secondary" onClick={() => to(at - 1)}>
            <ChevronLeft className="icon" />
          </Button>
          <form className="figures flex items-center gap-1.5 text-sm whitespace-nowrap" onSubmit={jump}>
            <label htmlFor={id}>
              <Trans>Page</Trans>
            </label>
            <input
              autoComplete="off"
              className="control w-14 px-1 text-center"
              defaultValue={at}
              id={id}
              inputMode="numeric"
              key={at}
              maxLength={4}
              name="page"
              onBlur={(event) => event.target.form?.requestSubmit()}
            />
            <Trans>of {total}</Trans>
          </form>
          <Button aria-disabled={at >= total} aria-label={t`Next page`} className="px-2.5" kind="secondary" onClick={() => to(at + 1)}>
            <ChevronRight className="icon" />
          </Button>
        </div>
      )}
      {setText && (
        <Button
          aria-pressed={isText}
          className="px-2.5 text-sm aria-pressed:border-action aria-pressed:bg-action-wash"
          kind="secondary"
          onClick={() => setText(!isText)}
        >
          <Trans>Text only</Trans>
        </Button>
      )}
    </div>
  )
}
