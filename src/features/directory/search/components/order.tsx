import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { SearchResult, Sort } from '../contract.ts'
import { hrefWith } from './address.ts'

const words: Readonly<Record<Sort, MessageDescriptor>> = {
  relevance: msg`Best match`,
  name: msg`Name`,
  supported: msg`Best supported`,
  reviewed: msg`Most reviewed`,
}

/** The orders of the list as links, and what the chosen one means. No order puts low scores first. */
export function OrderOf({ search, found }: { search: URLSearchParams; found: SearchResult }) {
  const { t, i18n } = useLingui()
  const named = search.has('q')
  const offered: Sort[] = named ? ['relevance', 'name', 'supported', 'reviewed'] : ['name', 'supported', 'reviewed']
  const asked = search.get('sort')
  const current = offered.find((sort) => sort === asked) ?? offered[0]
  const byRatings = current === 'supported' || current === 'reviewed'
  return (
    <>
      <nav aria-label={t`Order`} className="no-print flex flex-wrap items-baseline gap-x-4 max-sm:pt-2">
        <span className="text-soft max-sm:w-full max-sm:text-sm">
          <Trans>Order by</Trans>
        </span>
        {offered.map((sort) => (
          <Link
            aria-current={sort === current ? 'true' : undefined}
            className="inline-block py-2.5 aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
            href={hrefWith(search, { sort: sort === offered[0] ? undefined : sort, cursor: undefined })}
            key={sort}
          >
            {i18n._(words[sort])}
          </Link>
        ))}
      </nav>
      {byRatings && (
        <p className="max-w-prose pb-3 text-sm text-soft">
          {current === 'supported' ? (
            <Trans>
              First come people whose score is high even at the low end of its 90 % interval. Few ratings make a wide interval. Everybody
              without a score comes last, by name: that says nothing about them.
            </Trans>
          ) : (
            <Trans>By the number of ratings, high or low. People without a rating come last, by name.</Trans>
          )}{' '}
          {named && found.totalIsFloor && <Trans>Only the first {found.total} people found are put in order.</Trans>}
        </p>
      )}
    </>
  )
}
