import { Trans, useLingui } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import type { Reply } from '#http/contract.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Empty } from '#web/ui/states.tsx'
import type { calls } from '../contract.ts'
import { pageWith } from './addresses.ts'
import { AddItems } from './add-items.tsx'
import { Against } from './against.tsx'
import { Exports } from './exports.tsx'
import { ListHead } from './list-head.tsx'
import { NewList } from './new-list.tsx'
import { ExhibitRows } from './rows.tsx'
import { Settings } from './settings.tsx'

interface Props {
  reply: Reply<typeof calls.show>
  seat: Seat
  search: URLSearchParams
}

/** The lists of exhibits, and one of them with everything that is done with it. */
export function Board({ reply: { lists, list, can, zone }, seat, search }: Props) {
  const { t } = useLingui()
  const { caseId } = seat
  return (
    <>
      <nav aria-label={t`Lists of exhibits`} className="no-print">
        <ul className="flex flex-wrap gap-x-4">
          <li>
            <SiteLink className="inline-flex min-h-11 items-center" to={pageWith(search, { exhibits: '', list: '' })}>
              <Trans>Evidence vault</Trans>
            </SiteLink>
          </li>
          {lists.length > 1 &&
            lists.map(({ id, name, count }) => (
              <li className="min-w-0" key={id}>
                {id === list?.id ? (
                  <span aria-current="page" className="inline-flex min-h-11 items-center border-b-2 border-action font-semibold">
                    {name}
                  </span>
                ) : (
                  <SiteLink className="inline-flex min-h-11 items-center gap-1" to={pageWith(search, { list: id })}>
                    {name} <span className="figures text-sm text-soft">{count}</span>
                  </SiteLink>
                )}
              </li>
            ))}
        </ul>
      </nav>
      {list === null ? (
        <Empty title={lists.length === 0 ? <Trans>No exhibits yet</Trans> : <Trans>This list is gone</Trans>}>
          <p>
            <Trans>
              Put items from your vault in order, with exhibit labels. You get one PDF with an index, and an archive with the files and
              proofs.
            </Trans>
          </p>
          {can.add && <NewList isFirst caseId={caseId} search={search} />}
        </Empty>
      ) : (
        <>
          <ListHead canChange={can.add} caseId={caseId} key={`head ${list.id}`} list={list} search={search} />
          <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-8">
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
              <ExhibitRows canChange={can.add} caseId={caseId} key={list.id} list={list} />
              {can.add && <AddItems caseId={caseId} key={`add ${list.id}`} isEmpty={list.rows.length === 0} list={list} />}
            </div>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4">
              <Exports caseId={caseId} list={list} zone={zone} />
              <Against caseId={caseId} list={list} canChange={can.add} zone={zone} />
              {can.add && <Settings caseId={caseId} key={`${list.id} ${list.name}`} list={list} />}
              {can.add && (
                <Disclosure className="no-print" title={<Trans>New list</Trans>}>
                  <NewList caseId={caseId} search={search} />
                </Disclosure>
              )}
            </div>
          </div>
          <p className="max-w-prose text-sm text-soft">
            <Trans>
              Only you see your lists. The other side gets what you hand over: the PDF or the archive. A page keeps its number in every
              later export. Lists are not encrypted end to end: the server can read them.
            </Trans>
          </p>
        </>
      )}
    </>
  )
}
