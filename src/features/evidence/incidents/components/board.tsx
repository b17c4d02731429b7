import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Incident } from '../contract.ts'
import { filtersOf, pageWith } from './addresses.ts'
import { Find } from './find.tsx'
import { FromRecords } from './from-records.tsx'
import { IncidentForm } from './incident-form.tsx'
import { IncidentRow } from './incident-row.tsx'
import { PacketLinks } from './packet-links.tsx'
import { Patterns } from './patterns.tsx'

type List = Reply<typeof calls.list>

interface Props {
  list: List
  seat: Seat
  search: URLSearchParams
}

export const listQuery = (search: URLSearchParams) => {
  const incident = search.get('incident')
  return { ...caseQuery(search), ...filtersOf(search), ...(incident !== null && { incident }) }
}

/** The page's name with its main action, and where someone in danger turns to: on every state of the page. */
export const Heading = ({ children }: { children?: ReactNode }) => (
  <div className="grid gap-2">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1>
        <Trans>Incidents</Trans>
      </h1>
      {children}
    </div>
    <p className="no-print max-w-prose text-sm">
      <strong>
        <Trans>In danger now? Call 911.</Trans>
      </strong>{' '}
      <SiteLink className="inline-flex min-h-6 items-center" to="/emotional-support">
        <Trans>Hotlines and protective orders</Trans>
      </SiteLink>
    </p>
  </div>
)

/** The list with everything around it, and the form: for a new one, for one that is changed, or filled in from the record of the address. */
export function Board({ list, seat, search }: Props) {
  const [, go] = useLocation()
  const [open, setOpen] = useState<'new' | Incident | null>(null)
  const source = search.get('source')
  const form = { caseId: seat.caseId, list }
  const { can, count, zone, named, children } = list
  const isFiltered = Object.keys(filtersOf(search)).length > 0
  // In another seat there is nothing to wait for.
  if (seat.role !== 'parent')
    return (
      <>
        <Heading />
        <Empty title={<Trans>Incidents are private</Trans>}>
          <p>
            <Trans>Only the parent who wrote an incident can see it.</Trans>
          </p>
        </Empty>
      </>
    )
  const row = (incident: Incident) => (
    <IncidentRow
      caseId={seat.caseId}
      incident={incident}
      isNamed={search.get('incident') === incident.id}
      kids={children}
      onChange={() => setOpen(incident)}
      zone={zone}
    />
  )
  return (
    <>
      <Heading>
        {can.add && (
          <Button className="no-print" onClick={() => setOpen('new')}>
            <Trans>Note incident</Trans>
          </Button>
        )}
      </Heading>
      {can.add && <FromRecords search={search} zone={zone} />}
      <Section id="incidents" title={<Trans>Your incidents ({count})</Trans>}>
        {(count > 0 || isFiltered) && <Find kids={children} search={search} />}
        {named && row(named)}
        {count === 0 && !isFiltered ? (
          <Empty title={<Trans>No incidents yet</Trans>}>
            <p>
              <Trans>Write an event down on the day it happens: time, what the order says, what happened.</Trans>
            </p>
          </Empty>
        ) : (
          <>
            <Rows
              empty={
                <p className="text-soft">
                  <Trans>No incidents match.</Trans>{' '}
                  <SiteLink to={pageWith(search, { kind: '', child: '', from: '', to: '', words: '' })}>
                    <Trans>Clear search and filters</Trans>
                  </SiteLink>
                </p>
              }
              of={list.incidents}
              rowKey={({ id }) => id}
            >
              {row}
            </Rows>
            {list.next !== null && <Further cursor={list.next} key={list.next} row={row} search={search} />}
            {count > 0 && <PacketLinks caseId={seat.caseId} search={search} />}
          </>
        )}
        <p className="max-w-prose text-sm text-soft">
          <Trans>Only you see your incidents. They are not encrypted end to end: the server can read them.</Trans>
        </p>
      </Section>
      <Patterns search={search} zone={zone} />
      <Dialog
        isWide
        keepsWords
        onClose={() => setOpen(null)}
        open={open !== null}
        title={open === 'new' ? <Trans>Note incident</Trans> : <Trans>Change incident</Trans>}
      >
        {open !== null && <IncidentForm {...form} incident={open === 'new' ? undefined : open} onDone={() => setOpen(null)} />}
      </Dialog>
      {source !== null && can.add && (
        <FromSource form={form} onDone={() => go(pageWith(search, { source: '' }), { replace: true })} search={search} source={source} />
      )}
    </>
  )
}

/** A further page of the list, and the button for the one after it. */
function Further({ cursor, row, search }: { cursor: string; row: (incident: Incident) => React.ReactNode; search: URLSearchParams }) {
  const [isAsked, setAsked] = useState(false)
  if (!isAsked)
    return (
      <Button className="no-print justify-self-start" kind="secondary" onClick={() => setAsked(true)}>
        <Trans>Show earlier incidents</Trans>
      </Button>
    )
  return <FurtherPage cursor={cursor} row={row} search={search} />
}

function FurtherPage({ cursor, row, search }: Parameters<typeof Further>[0]) {
  const query = { ...caseQuery(search), ...filtersOf(search), cursor }
  return (
    <Loaded failed={<Trans>Couldn’t load earlier incidents</Trans>} lines={6} query={useApiQuery(calls.list, { query })}>
      {({ incidents, next }) => (
        <>
          <Rows of={incidents} rowKey={({ id }) => id}>
            {row}
          </Rows>
          {next !== null && <Further cursor={next} key={next} row={row} search={search} />}
        </>
      )}
    </Loaded>
  )
}

interface FromSourceProps {
  form: Pick<Parameters<typeof IncidentForm>[0], 'caseId' | 'list'>
  source: string
  search: URLSearchParams
  onDone: () => void
}

/** The form, filled in from the record that the address names. */
function FromSource({ form, source, search, onDone }: FromSourceProps) {
  const asked = useApiQuery(calls.found, { query: { ...caseQuery(search), source } })
  return (
    <Dialog isWide keepsWords onClose={onDone} open title={<Trans>Note incident</Trans>}>
      <Loaded failed={<Trans>Couldn’t load the record</Trans>} lines={6} query={asked}>
        {({ found: [found], noted }) =>
          noted !== null ? (
            <p>
              <Trans>You already noted this.</Trans>{' '}
              <SiteLink to={pageWith(search, { source: '', incident: noted })}>
                <Trans>Open that incident</Trans>
              </SiteLink>
            </p>
          ) : (
            <>
              {!found && (
                <p className="text-soft">
                  <Trans>The record no longer shows anything late, refused or unanswered. Enter what happened yourself.</Trans>
                </p>
              )}
              <IncidentForm {...form} found={found} onDone={onDone} />
            </>
          )
        }
      </Loaded>
    </Dialog>
  )
}
