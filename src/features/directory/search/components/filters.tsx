import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Link } from 'wouter'
import type { SearchResult } from '../contract.ts'
import { hrefWith } from './address.ts'
import { jurisdictionWord } from './facets.tsx'

const names = ['county', 'court', 'jurisdiction'] as const

/** The filters that have no field in the form above the list, each with a link that removes it. */
export function Filters({ facets, search }: { facets: SearchResult['facets']; search: URLSearchParams }) {
  const { t } = useLingui()
  const chosen = names.filter((name) => search.has(name) && search.get(name) !== 'all')
  if (chosen.length === 0) return null
  const wordOf = (name: (typeof names)[number]) => {
    const value = search.get(name)!
    if (name === 'jurisdiction') return jurisdictionWord(value, t)
    return facets[name].find((line) => line.value === value)?.label ?? value.replaceAll('"', '')
  }
  return (
    <ul className="no-print my-2 flex flex-wrap gap-2">
      {chosen.map((name) => (
        <li key={name}>
          <Link
            className="inline-flex min-h-11 items-center gap-2 rounded-sm border border-edge bg-surface px-3 text-ink no-underline hover:border-ink"
            href={hrefWith(search, { [name]: undefined, cursor: undefined })}
          >
            <span className="sr-only">
              <Trans>Without:</Trans>{' '}
            </span>
            {wordOf(name)}
            <X className="icon text-soft" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
