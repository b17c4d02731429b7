import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { Button } from '#web/ui/button.tsx'
import { calls } from '#directory/search/contract.ts'
import { kindWord } from '#directory/professionals/public.tsx'
import { compareHref } from '#directory/search/public.tsx'

/** Names offered. */
const most = 6

function Offered({ q, ids }: { q: string; ids: readonly string[] }) {
  const { i18n } = useLingui()
  const found = useApiQuery(calls.search, { query: { q } })
  if (!found.data) return null
  const others = found.data.items.filter(({ id }) => !ids.includes(id)).slice(0, most)
  if (others.length === 0) {
    return (
      <p className="mt-3">
        <Trans>Nobody else is found by this name. Try fewer letters.</Trans>
      </p>
    )
  }
  return (
    <ul className="mt-3 border-t border-line">
      {others.map((person) => {
        const { name } = person
        return (
          <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-2" key={person.id}>
            <span className="min-w-0">
              {name}{' '}
              <span className="block text-sm text-soft">
                {i18n._(kindWord(person.kind, person.role))}, {placeInWords(person)}
              </span>
            </span>
            <SiteLink className="inline-block py-2.5" to={compareHref([...ids, person.id])}>
              <Trans>
                Add<span className="sr-only"> {name}</span>
              </Trans>
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

/** One more for the comparison, by name. A plain form. */
export function CompareAdd({ ids, q }: { ids: readonly string[]; q: string }) {
  return (
    <section className="no-print max-w-2xl">
      <form action="/profiles" className="flex flex-wrap items-end gap-3" method="get">
        <input name="compare" type="hidden" value={ids.join(',')} />
        <label className="grid min-w-0 flex-1 basis-60 gap-1 font-semibold">
          <Trans>Add somebody by name</Trans>
          <input
            autoComplete="off"
            className="control font-normal"
            defaultValue={q}
            key={q}
            maxLength={100}
            name="q"
            spellCheck={false}
            type="search"
          />
        </label>
        <Button className="min-h-12" kind="secondary" type="submit">
          <Trans>Look up</Trans>
        </Button>
      </form>
      {q !== '' && <Offered ids={ids} q={q} />}
    </section>
  )
}
