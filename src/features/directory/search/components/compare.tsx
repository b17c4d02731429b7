import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Hit } from '../contract.ts'
import { mostCompared } from './profiles/address.ts'

/** The people ticked for comparing. The ticks stay when the search changes. */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[]>([])
  const tick = useCallback((id: string, on: boolean) => {
    setIds((now) => [...now.filter((known) => known !== id), ...(on ? [id] : [])])
  }, [])
  return { ids, tick }
}
export type Compared = ReturnType<typeof useCompared>

/** A box to tick a person for comparing. When four are ticked the others are disabled. */
export function CompareTick({ of, compared: { ids, tick } }: { of: Hit; compared: Compared }) {
  const { t } = useLingui()
  const { name } = of
  const ticked = ids.includes(of.id)
  return (
    <label className="no-print flex min-h-11 items-center gap-2 self-center text-sm has-disabled:text-soft">
      <input
        aria-label={t`Compare ${name}`}
        checked={ticked}
        className="size-5 flex-none"
        disabled={!ticked && ids.length >= mostCompared}
        name="compare"
        onChange={(event) => tick(of.id, event.target.checked)}
        type="checkbox"
        value={of.id}
      />
      <Trans>Compare</Trans>
    </label>
  )
}

/**
 * A plain form around the people found: it opens the page that shows the ticked people side by side, with those who were ticked in
 * an earlier search.
 */
export function CompareForm({
  compared: { ids, tick },
  hits,
  children,
}: {
  compared: Compared
  hits: readonly Hit[]
  children: ReactNode
}) {
  const elsewhere = ids.filter((id) => hits.every((hit) => hit.id !== id))
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // Boxes that were ticked before this code ran.
    for (const { value } of form.current!.querySelectorAll<HTMLInputElement>('input:checked')) tick(value, true)
  }, [tick])
  return (
    <form action="/profiles" method="get" ref={form}>
      {children}
      {elsewhere.map((id) => (
        <input key={id} name="compare" type="hidden" value={id} />
      ))}
      <div
        className={`no-print flex flex-wrap items-center gap-x-4 gap-y-2 py-3 ${ids.length > 0 ? 'bottom-0 border-t tall:sticky border-edge bg-paper' : ''}`}
      >
        <Button kind="secondary" type="submit">
          <Trans>Compare side by side</Trans>
        </Button>
        <span className="text-sm text-soft">
          {ids.length > 0 ? (
            <Plural one="# of 4 ticked" other="# of 4 ticked" value={ids.length} />
          ) : (
            <Trans>Tick up to four people.</Trans>
          )}
        </span>
      </div>
    </form>
  )
}
