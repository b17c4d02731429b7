import { Plural, Trans } from '@lingui/react/macro'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { formatCents } from '#domain/money/cents.ts'
import { calls } from '#money/requests/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Tile } from './card.tsx'

const path = '/co-parenting-expenses'
const mostRows = 3

/** What was agreed before it was bought and has no bill yet. Without any the tile is left out. */
export function AskedFirstTile({ search }: { search: URLSearchParams }) {
  const asked = useApiQuery(calls.list, { query: caseQuery(search) })
  const toBill = asked.data?.requests.filter(({ isToBill }) => isToBill) ?? []
  if (asked.data && toBill.length === 0) return null
  const more = toBill.length - mostRows
  return (
    <Tile action={<Trans>Open expenses</Trans>} asked={[asked]} title={<Trans>Agreed, not yet billed</Trans>} to={caseLink(path, search)}>
      {() => (
        <ul className="grid gap-1">
          {toBill.slice(0, mostRows).map(({ id, title, cents }) => (
            <li className="flex flex-wrap items-baseline justify-between gap-x-3" key={id}>
              <SiteLink className="min-w-0 [overflow-wrap:anywhere]" to={caseLink(`${path}?request=${id}`, search)}>
                {title}
              </SiteLink>
              <span className="figures">{formatCents(cents)}</span>
            </li>
          ))}
          {more > 0 && (
            <li className="text-soft">
              <Plural one="# more" other="# more" value={more} />
            </li>
          )}
        </ul>
      )}
    </Tile>
  )
}
