import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import type { Reply } from '#http/contract.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import { caseQuery } from '#case/cases/public.tsx'
import { calls } from '../contract.ts'
import { LinkRow } from './link-row.tsx'

interface Props {
  list: Reply<typeof calls.list>
  seat: Seat
  search: URLSearchParams
}

/** All links of a parent, the open ones first. */
export function Links({ list, seat, search }: Props) {
  const { t } = useLingui()
  const pages = usePages({
    call: calls.list,
    input: { query: caseQuery(search) },
    first: list.links,
    next: list.next,
    of: ({ links }) => links,
    idOf: ({ id }) => id,
  })
  return (
    <>
      <Rows
        empty={
          <Empty title={<Trans>No share links yet</Trans>}>
            <p>
              <Trans>
                Open an item or a document and choose “Share by link”. Someone without an account, such as your attorney, can then look at
                it until the link ends.
              </Trans>
            </p>
          </Empty>
        }
        of={pages.rows}
        rowKey={({ id }) => id}
      >
        {(link) => <LinkRow caseId={seat.caseId} link={link} />}
      </Rows>
      <ShowMore failed={t`Couldn’t load more links.`} pages={pages} />
      <p className="text-sm text-soft">
        <Trans>Only you see your links. The other parent isn’t told about them.</Trans>
      </p>
    </>
  )
}
