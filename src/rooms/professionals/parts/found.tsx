import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Pager } from '../../../web/ui/nav.tsx'
import type { SearchResult } from '../contract.ts'
import { hrefWith } from './address.ts'
import { Person } from './person.tsx'

/** The people found, how many there are, and the way to the next page. */
export function Found({ found, search }: { found: SearchResult; search: URLSearchParams }) {
  const { i18n } = useLingui()
  const total = found.total.toLocaleString(i18n.locale)
  return (
    <>
      <p aria-live="polite" className="figures text-soft">
        {found.totalIsFloor ? <Trans>More than {total} people</Trans> : <Plural one="# person" other="# people" value={found.total} />}
      </p>
      <ol className="mt-2 border-t border-line">
        {found.items.map((person) => (
          <Person key={person.id} of={person} />
        ))}
      </ol>
      <Pager
        first={search.has('cursor') ? hrefWith(search, { cursor: undefined }) : null}
        next={found.next === null ? null : { href: hrefWith(search, { cursor: found.next }) }}
      />
    </>
  )
}
