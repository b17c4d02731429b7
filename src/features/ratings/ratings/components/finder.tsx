import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ChangeEvent, type SubmitEvent, useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { calls as directory } from '#directory/search/contract.ts'
import { PlaceNote } from '#directory/search/public.tsx'
import { Choice } from '#ratings/reviews/public.tsx'

/** A pause in typing, in milliseconds, after which the names follow. */
const typingPause = 150

/** Step one: whom to rate. A plain form with links below it, so that it works without JavaScript too. */
export function Finder({ q }: { q: string }) {
  const { t } = useLingui()
  const [path, go] = useLocation()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const find = (text: string) => {
    clearTimeout(timer.current)
    go(text.trim() === '' ? path : `${path}?${new URLSearchParams({ q: text.trim() })}`, { replace: true })
  }
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    const text = event.target.value
    clearTimeout(timer.current)
    timer.current = setTimeout(() => find(text), typingPause)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    // What the field holds, and no copy of it: a phone lets people type before this code runs, and no event tells of that.
    find(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  return (
    <>
      <search>
        <form action={path} className="mt-6 flex max-w-xl flex-wrap items-end gap-2" onSubmit={submit}>
          <TextInput
            autoComplete="off"
            className="min-w-60 flex-1"
            defaultValue={q}
            enterKeyHint="search"
            hint={t`A name, court, county, city or ZIP code. A misspelled name is fine.`}
            label={t`Judge, attorney, guardian ad litem or expert`}
            maxLength={100}
            name="q"
            onChange={type}
            spellCheck={false}
            type="search"
          />
          <Button className="min-h-12" kind="secondary" type="submit">
            <Trans>Search</Trans>
          </Button>
        </form>
      </search>
      {q !== '' && <Choices path={path} q={q} />}
    </>
  )
}

function Choices({ q, path }: { q: string; path: string }) {
  const { t } = useLingui()
  const found = useApiQuery(directory.search, { query: { q } }, { keepOld: true })
  const people = found.data?.items ?? []
  return (
    <section aria-busy={found.isFetching} aria-label={t`People found`} className="mt-6 max-w-2xl">
      {found.isPending && <Skeleton lines={9} />}
      {found.isError && (
        <Failed
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
          sentence={t`What you typed is still here. Try again in a moment.`}
          title={t`The search did not answer`}
        />
      )}
      {found.data && !found.isError && (
        <>
          <p aria-live="polite" className="figures text-soft">
            {people.length === 0 ? null : found.data.spelledLike ? (
              <Trans>Nobody has exactly that name. These are spelled like it:</Trans>
            ) : found.data.next === null ? (
              <Plural one="# person found. Choose whom you mean:" other="# people found. Choose whom you mean:" value={people.length} />
            ) : (
              <Trans>The first {people.length}. Type more of the name, or add the county:</Trans>
            )}
          </p>
          <PlaceNote found={found.data} hrefOf={(other) => `${path}?${new URLSearchParams({ q: other })}`} />
          {people.length === 0 ? (
            <Empty
              action={
                <SiteLink className="inline-block py-2.5" to="/add-professional">
                  <Trans>Not here? Add a professional</Trans>
                </SiteLink>
              }
              title={t`Nobody found`}
            >
              <p>
                <Trans>Try fewer letters or only the last name. The directory is not complete: some people have not been added yet.</Trans>
              </p>
            </Empty>
          ) : (
            <ol className="mt-2 border-t border-line">
              {people.map((person) => (
                <Choice
                  href={person.closed ? `/professionals/${person.id}` : `${path}?professional=${person.id}`}
                  key={person.id}
                  of={person}
                />
              ))}
            </ol>
          )}
          {found.data.next !== null && (
            <p className="mt-4">
              <SiteLink className="inline-block py-2.5" to={`/search-professionals?${new URLSearchParams({ q })}`}>
                <Trans>Search with filters</Trans>
              </SiteLink>
            </p>
          )}
        </>
      )}
    </section>
  )
}
