import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Input, Reply } from '#http/contract.ts'
import { OpeningRow } from '#shell/opening-row.tsx'
import { api } from '#web/api.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { SiteLink } from '#web/link.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { Names } from '#case/cases/public.tsx'
import { calls, type Request } from '../contract.ts'
import { RequestDetail } from './request-detail.tsx'
import { RequestSummary } from './request-row.tsx'

interface Props {
  list: Reply<typeof calls.list>
  caseId: string
  kids: readonly { id: string; name: string }[]
  names: Names
  /** The request that the address names. */
  named: string | null
  /** All of them, also those that are done. */
  isAll: boolean
  /** What the list is of. */
  query: Input<typeof calls.list>['query']
  /** Where all are, or back. */
  other: string
  onBill: (request: Request) => void
  onChange: (request: Request) => void
}

/** Rows above the expenses; the rest is on the page of all requests. */
const mostRows = 3

const order = ({ can, isToBill, state }: Request) => (can.includes('agree') ? 0 : isToBill ? 1 : state === 'draft' ? 3 : 2)
const isLive = ({ state, isToBill }: Request) => isToBill || state === 'sent' || state === 'viewed' || state === 'draft'

/** Whether the address names this request, or one that it answers. */
const isNamedBy = (named: string | null, { id, history }: Request) =>
  named !== null && (id === named || history.some((step) => step.id.startsWith(named)))

/** The request that was asked first, where this one answers it with other terms. */
const rootOf = ({ id, history }: Request) => history[0]?.id.split(' ')[0] ?? id

/**
 * What was asked before it was bought: what waits for an answer first, then what was agreed and has no bill. A row stays in its place while the
 * page is open, also once its reader has answered it.
 */
export function AskedFirst({ list, caseId, kids, names, named, isAll, query, other, onBill, onChange }: Props) {
  const { t } = useLingui()
  const { requests, zone, count } = list
  const pages = usePages({
    call: calls.list,
    input: { query },
    first: requests,
    next: list.next,
    of: (page) => page.requests,
    idOf: ({ id }) => id,
  })
  const [places, setPlaces] = useState<readonly string[]>([])
  const live = requests.filter(isLive).toSorted((one, next) => order(one) - order(next))
  const first = live.slice(0, mostRows)
  const asked = requests.filter((one) => isNamedBy(named, one) && !first.includes(one))
  const added = [...asked, ...first].map(rootOf).filter((root) => !places.includes(root))
  if (added.length > 0) setPlaces([...added, ...places])
  if (!isAll && count === 0) return null
  const rows = isAll ? pages.rows : places.flatMap((root) => requests.filter((request) => rootOf(request) === root))
  return (
    <Section id="asked-first" title={<Trans>Asked first</Trans>}>
      <Rows
        empty={
          isAll && (
            <Empty title={<Trans>No request yet</Trans>}>
              <p>
                <Trans>Ask the other parent before you spend money on the children. The bill can then name the request.</Trans>
              </p>
            </Empty>
          )
        }
        of={rows}
        rowKey={rootOf}
      >
        {(request) => (
          <article aria-label={request.title} id={`request-${request.id}`}>
            <OpeningRow
              isNamed={isNamedBy(named, request)}
              onSeen={
                request.can.includes('view')
                  ? () => {
                      // If this fails, the request is marked as opened the next time.
                      api(calls.view, { params: { case: caseId, request: request.id } }, { background: true }).catch(() => {})
                    }
                  : undefined
              }
              summary={<RequestSummary names={names} request={request} />}
            >
              <RequestDetail caseId={caseId} kids={kids} names={names} request={request} zone={zone} onBill={onBill} onChange={onChange} />
            </OpeningRow>
          </article>
        )}
      </Rows>
      {isAll && <ShowMore failed={t`Couldn’t load more requests. Your data is safe. Try again.`} pages={pages} />}
      <SiteLink className="no-print inline-flex min-h-11 items-center" to={other}>
        {isAll ? <Trans>Back to expenses</Trans> : <Plural one="All requests (#)" other="All requests (#)" value={count} />}
      </SiteLink>
    </Section>
  )
}
