import { Trans } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls } from '../contract.ts'
import { pageWith } from './addresses.ts'

/** Pages of files that have the words that were searched for. */
export function InText({ q, search }: { q: string; search: URLSearchParams }) {
  return (
    <Loaded
      failed={<Trans>Couldn’t search the text of your files</Trans>}
      lines={2}
      query={useApiQuery(calls.found, { query: { ...caseQuery(search), q } })}
    >
      {({ found, hasMore }) =>
        found.length > 0 && (
          <Section id="in-text" title={<Trans>Found in text</Trans>}>
            <Rows of={found} rowKey={({ item, page }) => `${item} ${page}`}>
              {({ item, title, page, excerpt }) => (
                <SiteLink className="grid text-ink no-underline hover:text-action" to={pageWith(search, { item, page: String(page) })}>
                  <span className="flex gap-x-2">
                    <bdi className="truncate font-semibold">{title}</bdi>
                    <span className="flex-none text-sm leading-6 text-soft">
                      <Trans>Page {page}</Trans>
                    </span>
                  </span>
                  <span className="line-clamp-2 text-sm">
                    {excerpt.map(({ text, isFound }, at) =>
                      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text stay in their order
                      isFound ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
                    )}
                  </span>
                </SiteLink>
              )}
            </Rows>
            {hasMore && (
              <p className="text-soft">
                <Trans>More pages match. Add a word to narrow them down.</Trans>
              </p>
            )}
          </Section>
        )
      }
    </Loaded>
  )
}
