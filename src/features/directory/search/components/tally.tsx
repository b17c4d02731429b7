import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { SearchResult } from '../contract.ts'

/** How many people were found and how the words were understood. Always on the page: nothing jumps, and screen readers announce it. */
export function Tally({ found }: { found: SearchResult | undefined }) {
  const { i18n } = useLingui()
  if (!found) return <output className="block min-h-12 sm:min-h-7" />
  const total = found.total.toLocaleString(i18n.locale)
  const place = found.placeReadAs
  return (
    <output className="figures block min-h-12 text-soft sm:min-h-7">
      {found.totalIsFloor ? (
        <Trans>More than {total} people.</Trans>
      ) : found.total === 0 ? (
        // The page has a heading that says it.
        <span className="sr-only">
          <Trans>Nobody found.</Trans>
        </span>
      ) : (
        <Plural one="# person." other="# people." value={found.total} />
      )}{' '}
      {found.spelledLike && <Trans>Nobody has exactly that name. These names are spelled like it.</Trans>}
      {place && (
        <Trans>
          No place is spelled like that. Taken for <b className="font-semibold text-ink capitalize">{place}</b>.
        </Trans>
      )}
    </output>
  )
}
