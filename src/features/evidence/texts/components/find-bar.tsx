import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, ChevronUp } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { Finds } from './use-finds.ts'

/** Looks for words in one file, and goes from find to find. */
export function FindBar({ finds }: { finds: Finds }) {
  const { t } = useLingui()
  const id = useId()
  const look = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    // The same words again go on to the next find.
    if (words !== '' && words === finds.words) finds.step(1)
    else finds.look(words)
  }
  const { pages, step } = finds
  return (
    <search className="no-print grid gap-2">
      <form className="flex gap-2" onSubmit={look}>
        <label className="sr-only" htmlFor={id}>
          <Trans>Search in this file</Trans>
        </label>
        <input
          autoComplete="off"
          className="control min-w-0 flex-1"
          enterKeyHint="search"
          id={id}
          maxLength={200}
          name="q"
          placeholder={t`Search in this file`}
          spellCheck={false}
          type="search"
        />
        <Button busy={finds.isFetching} kind="secondary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
      {finds.words !== '' && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <output className="figures min-w-0 flex-1 basis-40 text-sm">
            <Result finds={finds} />
          </output>
          {pages && pages.length > 0 && (
            <span className="flex gap-2">
              <Button aria-label={t`Previous match`} className="px-2.5" kind="secondary" onClick={() => step(-1)}>
                <ChevronUp className="icon" />
              </Button>
              <Button aria-label={t`Next match`} className="px-2.5" kind="secondary" onClick={() => step(1)}>
                <ChevronDown className="icon" />
              </Button>
            </span>
          )}
        </div>
      )}
    </search>
  )
}

function Result({ finds: { pages, hasMore, isError, found, current } }: { finds: Finds }) {
  if (isError) return <Trans>Couldn’t search. Try again in a moment.</Trans>
  if (pages === null) return <Trans>Searching…</Trans>
  if (pages.length === 0) return <Trans>Not found. Search finds whole words only.</Trans>
  const [number, all] = [(current ?? 0) + 1, found.length]
  return (
    <>
      {current !== null && (
        <>
          <Trans>
            {number} of {all} on this page.
          </Trans>{' '}
        </>
      )}
      {hasMore ? (
        <Trans>Found on more than {pages.length} pages.</Trans>
      ) : (
        <Plural one="Found on # page." other="Found on # pages." value={pages.length} />
      )}
    </>
  )
}
