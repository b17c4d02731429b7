import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { SiteLink } from '#web/link.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { AboutAdding } from './about-adding.tsx'
import { AddFiles } from './add-files.tsx'
import { filterNames, filtersOf, itemIn, listQuery, noItem, pageWith } from './addresses.ts'
import { Detail } from './detail.tsx'
import { Find } from './find.tsx'
import { Heading } from './heading.tsx'
import { InText } from './in-text.tsx'
import { ItemRow } from './item-row.tsx'

interface Props {
  list: Reply<typeof calls.list>
  seat: Seat
  search: URLSearchParams
}

/** The list with what adds to it; an item that the address names stands beside it, and on a phone in its place. */
export function Board({ list, seat, search }: Props) {
  const item = itemIn(search)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const { data: choices } = useApiQuery(calls.choices, { query: caseQuery(search) })
  return (
    <>
      {list.can.add ? (
        <AddFiles caseId={seat.caseId} isBehind={item !== null} removed={removed} search={search} />
      ) : (
        <Heading isBehind={item !== null} />
      )}
      <div className={`grid gap-4 ${item === null ? 'grid-cols-1' : 'max-lg:grid-cols-1 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-8'}`}>
        <div className={`grid min-w-0 grid-cols-1 content-start gap-3 ${item === null ? '' : 'max-lg:hidden print:hidden'}`}>
          <Items choices={choices} list={list} search={search} seat={seat} />
        </div>
        {item !== null && (
          <Detail
            caseId={seat.caseId}
            choices={choices}
            id={item}
            key={item}
            onRemoved={() => setRemoved([...removed, item])}
            search={search}
          />
        )}
      </div>
    </>
  )
}

function Items({ list, seat, search, choices }: Props & { choices: Reply<typeof calls.choices> | undefined }) {
  const { i18n } = useLingui()
  const filters = filtersOf(search)
  const item = itemIn(search)
  const pages = usePages({
    call: calls.list,
    input: { query: listQuery(search) },
    first: list.items,
    next: list.next,
    of: ({ items }) => items,
    idOf: ({ id }) => id,
  })
  const isFiltered = Object.keys(filters).length > 0
  const count = list.count > 1000 ? t(i18n)`more than 1,000` : i18n.number(list.count)
  const further = list.can.add && <Further search={search} />
  if (list.count === 0 && !isFiltered)
    return (
      <>
        <Empty title={<Trans>No evidence yet</Trans>}>
          <p>
            {list.can.add ? (
              <Trans>Add photos, papers, recordings or emails. Each keeps its original file, and you say what it shows.</Trans>
            ) : (
              <Trans>Items that a parent marks as privileged for their attorney appear here.</Trans>
            )}
          </p>
        </Empty>
        {further}
      </>
    )
  return (
    <>
      <Find choices={choices} isNarrow={item !== null} search={search} />
      <Section id="items" title={isFiltered ? <Trans>Found ({count})</Trans> : <Trans>Items ({count})</Trans>}>
        {pages.rows.length === 0 && (
          <p className="text-soft">
            <Trans>No items match.</Trans>{' '}
            <SiteLink to={pageWith(search, Object.fromEntries(filterNames.map((name) => [name, ''])))}>
              <Trans>Clear search and filters</Trans>
            </SiteLink>
          </p>
        )}
        {/* Lines closer than those of Rows: a row is 52 pixels high. */}
        <ul className={`min-w-0 ${pages.rows.length > 0 ? 'border-t border-line' : ''}`}>
          {pages.rows.map((row) => (
            <li className="border-b border-line py-1" key={row.id}>
              <ItemRow
                caseId={seat.caseId}
                isOpen={row.id === item}
                item={row}
                kids={choices?.children ?? []}
                to={pageWith(search, { ...noItem, item: row.id })}
              />
            </li>
          ))}
        </ul>
        <ShowMore failed={t(i18n)`Couldn’t load more items. Your files are safe. Try again.`} pages={pages} />
      </Section>
      {further}
      {filters.q && <InText q={filters.q} search={search} />}
    </>
  )
}

/** Where the items go from here, and what one should know before adding more. */
const Further = ({ search }: { search: URLSearchParams }) => (
  <>
    <div className="no-print flex flex-wrap gap-x-6">
      <SiteLink className="inline-flex min-h-11 items-center" to={pageWith(search, { ...noItem, exhibits: '1' })}>
        <Trans>Exhibits</Trans>
      </SiteLink>
      <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/evidence-vault?links=1', search)}>
        <Trans>Share links</Trans>
      </SiteLink>
    </div>
    <AboutAdding />
  </>
)
