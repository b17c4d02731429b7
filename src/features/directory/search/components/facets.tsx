import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Role } from '#directory/professionals/contract.ts'
import type { SearchResult } from '../contract.ts'
import { hrefWith } from './address.ts'
import { roleWords } from '#directory/professionals/public.tsx'

type Name = keyof SearchResult['facets']

/** Narrowing by role, place and court: links with counts, so that they work without JavaScript. */
export function Facets({ facets, search }: { facets: SearchResult['facets']; search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const names: Record<Name, string> = { role: t`Role`, state: t`State`, county: t`County`, court: t`Court`, jurisdiction: t`Kind of court` }
  // A name alone is looked for in all courts, a place in those that hear families: the counts are of all.
  const all = search.has('q') && !['state', 'county', 'court', 'jurisdiction'].some((name) => search.has(name))
  const order: Name[] = ['jurisdiction', 'role', 'state', 'county', 'court']
  const visible = order.filter((name) => search.get(name) !== null || facets[name].length > 1)
  if (visible.length === 0) return null
  return (
    <details className="no-print rounded-sm border border-line bg-surface px-4 max-lg:order-first lg:self-start lg:[&::details-content]:block lg:[&::details-content]:[content-visibility:visible]">
      <summary className="py-3 font-semibold lg:list-none">
        <Trans>Narrow the results</Trans>
      </summary>
      {visible.map((name) => (
        <nav aria-label={names[name]} className="border-t border-line py-3" key={name}>
          <h2 className="text-base">{names[name]}</h2>
          <ul>
            {search.get(name) !== null && (
              <li>
                <Link className="inline-block py-2.5" href={hrefWith(search, { [name]: undefined, cursor: undefined })}>
                  <Trans>Show all</Trans>
                </Link>
              </li>
            )}
            {facets[name].map(({ value, label, n }) => (
              <li className="flex items-baseline justify-between gap-3" key={value}>
                <Link
                  className="inline-block py-2.5"
                  aria-current={search.get(name) === value ? 'true' : undefined}
                  href={hrefWith(search, { ...(all && { jurisdiction: 'all' }), [name]: value, cursor: undefined })}
                >
                  {name === 'role' ? i18n._(roleWords[value as Role]) : name === 'jurisdiction' ? jurisdictionWord(value, t) : label}
                </Link>{' '}
                <span className="figures text-sm text-soft">{n.toLocaleString(i18n.locale)}</span>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </details>
  )
}

/** The words for a kind of courts, in a facet and as a chosen filter. */
export function jurisdictionWord(value: string, t: ReturnType<typeof useLingui>['t']): string {
  return value === 'federal' ? t`Federal courts` : t`State and family courts`
}
