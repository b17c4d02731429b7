import { useLingui } from '@lingui/react/macro'
import { Pager } from '#web/ui/nav.tsx'
import type { SearchResult } from '../contract.ts'
import { hrefWith } from './address.ts'
import { CompareForm, CompareTick, type Compared } from './compare.tsx'
import { Person } from './person.tsx'

/** The people found, each with a box to compare them, and the link to the next page. */
export function Found({ found, search, compared }: { found: SearchResult; search: URLSearchParams; compared: Compared }) {
  const { t } = useLingui()
  return (
    <>
      <CompareForm compared={compared} hits={found.items}>
        <ol aria-label={t`People found`} className="border-t border-line" id="found">
          {found.items.map((person) => (
            <Person key={person.id} of={person}>
              <CompareTick compared={compared} of={person} />
            </Person>
          ))}
        </ol>
      </CompareForm>
      <Pager
        first={search.has('cursor') ? hrefWith(search, { cursor: undefined }) : null}
        next={found.next === null ? null : { href: hrefWith(search, { cursor: found.next }) }}
      />
    </>
  )
}
