import { Trans } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useId } from 'react'
import { useLocation } from 'wouter'
import { Button } from './button.tsx'

const results = '/search-professionals'

interface SearchBoxProps {
  label: ReactNode
  hint?: ReactNode
  /** What was searched for last. */
  value?: string
}

/** The search for a professional: a plain form that works without JavaScript, and does not reload with it. */
export function SearchBox({ label, hint, value = '' }: SearchBoxProps) {
  const id = useId()
  const [, go] = useLocation()
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    go(`${results}?${new URLSearchParams({ q })}`)
  }
  return (
    <search className="no-print">
      <form action={results} className="max-w-xl" onSubmit={search}>
        <label className="font-semibold" htmlFor={id}>
          {label}
        </label>
        {hint && (
          <p className="text-sm text-soft" id={`${id}-hint`}>
            {hint}
          </p>
        )}
        <div className="mt-2 flex flex-wrap gap-2">
          <input
            aria-describedby={hint ? `${id}-hint` : undefined}
            autoComplete="off"
            className="control min-w-32 flex-1 basis-0 text-lg"
            defaultValue={value}
            enterKeyHint="search"
            id={id}
            maxLength={100}
            name="q"
            spellCheck={false}
            type="search"
          />
          <Button className="min-h-12 max-sm:px-3.5" type="submit">
            <Search className="icon" />
            <Trans>Search</Trans>
          </Button>
        </div>
      </form>
    </search>
  )
}
