import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { kindNames } from '#domain/signing/kinds.ts'
import { addressWith } from '#shell/address-with.ts'
import type { Reply } from '#http/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { SiteLink } from '#web/link.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type SignRequest } from '../contract.ts'
import { toRequest } from './addresses.ts'
import { SignBadge } from './sign-badge.tsx'

interface Props {
  search: URLSearchParams
  seat: Seat
}

/** All papers that were asked to be signed or were signed. */
export function Papers({ search, seat }: Props) {
  return (
    <>
      <SiteLink
        className="no-print inline-flex min-h-11 items-center justify-self-start"
        to={addressWith('/documents', search, { sign: '', document: '' })}
      >
        <Trans>Back to documents</Trans>
      </SiteLink>
      <h1 className="max-sm:text-2xl">
        <Trans>Signing</Trans>
      </h1>
      <Loaded
        failed={<Trans>Couldn’t load the papers</Trans>}
        lines={6}
        query={useApiQuery(calls.list, { query: caseQuery(search) })}
        safe={<Trans>Your papers are safe. Try again in a minute.</Trans>}
      >
        {(list) => <List list={list} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

function List({ list, search, seat }: Props & { list: Reply<typeof calls.list> }) {
  const { t } = useLingui()
  const pages = usePages({
    call: calls.list,
    input: { query: caseQuery(search) },
    first: list.requests,
    next: list.next,
    of: ({ requests }) => requests,
    idOf: ({ id }) => id,
  })
  return (
    <>
      <Rows
        empty={
          <p className="text-soft">
            <Trans>No papers yet. Open one of your documents, and choose “Sign or ask to sign”.</Trans>
          </p>
        }
        of={pages.rows}
        rowKey={({ id }) => id}
      >
        {(row) => <PaperRow row={row} search={search} zone={seat.zone} />}
      </Rows>
      <ShowMore failed={t`Couldn’t load more papers.`} pages={pages} />
      <p className="text-sm text-soft">
        <Trans>
          You can sign private papers here: letters, receipts, and agreements about a day or an item. A court paper gets a page to sign by
          hand. Both parents see requests and signatures between them.
        </Trans>
      </p>
    </>
  )
}

function PaperRow({ row, search, zone }: { row: SignRequest; search: URLSearchParams; zone: string }) {
  const { i18n } = useLingui()
  const { id, title, kind, state, isMine, isShared, from, at } = row
  const when = formatDate('day', at, i18n.locale, zone)
  return (
    <SiteLink
      className="grid min-h-13 grid-cols-[minmax(0,1fr)] content-center gap-0.5 py-1 no-underline hover:bg-paper"
      to={toRequest(search, id)}
    >
      <span className="flex items-center gap-2">
        <span className="min-w-0 flex-1 truncate font-semibold text-ink">{title}</span>
        <SignBadge state={state} />
      </span>
      <span className="flex gap-2 text-sm text-soft">
        <span className="min-w-0 flex-1 truncate">
          {isShared ? isMine ? <Trans>You asked</Trans> : <Trans>From {from}</Trans> : <Trans>Only you</Trans>}
          {' · '}
          {i18n._(kindNames[kind])}
        </span>
        <span className="figures flex-none">{when}</span>
      </span>
    </SiteLink>
  )
}
