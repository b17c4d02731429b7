import { Trans, useLingui } from '@lingui/react/macro'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { placeInWords } from '#web/place.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { calls } from '#directory/search/contract.ts'
import { kindWord } from '#directory/professionals/public.tsx'

/** So many people of a like name are shown. */
const most = 8

/** What the directory is asked for people of a like name. */
export function alikeQuery(name: string, state: string) {
  return { q: name.slice(0, 100), state: state || undefined }
}

/** People of the directory whose names are like the one that was typed: perhaps the person is there already. */
export function Alike({ name, state }: { name: string; state: string }) {
  const { i18n } = useLingui()
  const found = useApiQuery(calls.search, { query: alikeQuery(name, state) })
  if (found.isPending) return <Skeleton lines={5} />
  const people = found.data?.items.slice(0, most) ?? []
  if (people.length === 0) {
    return (
      <p className="max-w-prose">
        {state === '' ? (
          <Trans>The directory has nobody with a name like {name}.</Trans>
        ) : (
          <Trans>The directory has nobody with a name like {name} in this state.</Trans>
        )}
      </p>
    )
  }
  return (
    <section aria-labelledby="alike" className="max-w-2xl">
      <h2 id="alike">
        <Trans>Is it one of these?</Trans>
      </h2>
      <ul className="mt-3 border-t border-line">
        {people.map((person) => (
          <li className="border-b border-line pt-1 pb-2" key={person.id}>
            <SiteLink className="inline-block py-2.5 font-semibold" to={`/professionals/${person.id}`}>
              {person.name}
            </SiteLink>
            <span className="block text-soft">
              {[person.title || i18n._(kindWord(person.kind, person.role)), placeInWords(person)].filter(Boolean).join(', ')}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 max-w-prose text-soft">
        <Trans>If it is, open that page. A wrong fact can be reported at its end.</Trans>
      </p>
    </section>
  )
}
