import { Trans, useLingui } from '@lingui/react/macro'
import { Plus, Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseLink } from '#case/cases/public.tsx'
import { ShowMore, usePages } from '#web/further-pages.tsx'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls } from '../contract.ts'
import { filtersOf, listQuery, pageWith } from './addresses.ts'
import { AddForm } from './add-form.tsx'
import { DocumentRow } from './document-row.tsx'
import { IndexLinks } from './index-links.tsx'
import { Tabs } from './tabs.tsx'

interface Props {
  list: Reply<typeof calls.list>
  search: URLSearchParams
  seat: Seat
}

/** The documents of a folder, or of all, with the search and the way to add one. */
export function Board({ list, search, seat }: Props) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const [isAdding, setAdding] = useState(false)
  const { folder, q } = filtersOf(search)
  const pages = usePages({
    call: calls.list,
    input: { query: listQuery(search) },
    first: list.documents,
    next: list.next,
    of: ({ documents }) => documents,
    idOf: ({ id }) => id,
  })
  const hasAny = list.counts.some(({ count }) => count > 0)
  const add = list.can.add && (
    <Button className="max-sm:px-3" onClick={() => setAdding(true)}>
      <Plus className="icon max-sm:hidden" />
      <Trans>Add document</Trans>
    </Button>
  )
  const template = list.can.add && (
    <SiteLink className="inline-flex min-h-11 items-center" to={pageWith(search, { template: 'all' })}>
      <Trans>Start from a template</Trans>
    </SiteLink>
  )
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {/* On a phone the title and its action are one row, so that the list is on the first screen. */}
        <h1 className="flex-1 max-sm:text-xl">
          <Trans>Documents</Trans>
        </h1>
        {hasAny && <span className="no-print">{add}</span>}
      </div>
      {hasAny ? (
        <>
          <Tabs counts={list.counts} search={search} />
          <Find search={search} />
          <Rows
            empty={
              <p className="text-soft">
                {q ? (
                  <Trans>No documents match. Try another word, or search all folders.</Trans>
                ) : (
                  <Trans>No documents in this folder.</Trans>
                )}
              </p>
            }
            of={pages.rows}
            rowKey={({ id }) => id}
          >
            {(row) => <DocumentRow hasFolder={folder === undefined} row={row} search={search} zone={seat.zone} />}
          </Rows>
          <ShowMore failed={t`Couldn’t load more documents.`} pages={pages} />
          {pages.rows.length > 0 && <IndexLinks caseId={seat.caseId} search={search} />}
          <p className="no-print flex flex-wrap gap-x-6">
            {template}
            <SiteLink className="inline-flex min-h-11 items-center" to={caseLink('/documents?links=1', search)}>
              <Trans>Share links</Trans>
            </SiteLink>
          </p>
        </>
      ) : (
        <Empty
          action={
            <span className="flex flex-wrap items-center gap-x-6 gap-y-1">
              {add}
              {template}
            </span>
          }
          title={<Trans>No documents yet</Trans>}
        >
          <p>
            <Trans>
              Put your court papers here: petitions, motions, orders, affidavits, letters. You can add versions, and note when each was
              signed, filed and served.
            </Trans>
          </p>
        </Empty>
      )}
      <p className="text-sm text-soft">
        <Trans>Only you see your documents. They are not encrypted end to end: the server can read them.</Trans>
      </p>
      <Dialog keepsWords onClose={() => setAdding(false)} open={isAdding} title={<Trans>Add document</Trans>}>
        {isAdding && (
          <AddForm
            caseId={seat.caseId}
            folder={folder ?? 'pleadings'}
            onDone={() => setAdding(false)}
            onOpen={(document) => go(pageWith(search, { document }))}
          />
        )}
      </Dialog>
    </>
  )
}

function Find({ search }: { search: URLSearchParams }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const { q = '' } = filtersOf(search)
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = String(new FormData(event.currentTarget).get('q') ?? '').trim()
    go(pageWith(search, { q: words }))
  }
  return (
    <search className="no-print">
      <form autoComplete="off" className="flex max-w-xl gap-2" key={q} onSubmit={find}>
        <TextInput
          className="min-w-0 flex-1"
          defaultValue={q}
          enterKeyHint="search"
          label={t`Search titles, notes and text`}
          maxLength={100}
          name="q"
          placeholder={t`Search titles, notes and text`}
          quiet
          type="search"
        />
        <Button aria-label={t`Search`} kind="secondary" type="submit">
          <Search className="icon" />
        </Button>
      </form>
    </search>
  )
}
