import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
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

/** The list with everything around it, and the form: for a new one, for one that is changed, or filled in from the record of the address. */
export function Board({ list, seat, search }: Props) {
  const [, go] = useLocation()
  const [open, setOpen] = useState<'new' | Incident | null>(null)
  const source = search.get('source')
  const form = { caseId: seat.caseId, list }
  const { can, count, zone, named, children } = list
  const button = can.add && (
    <Button className="no-print justify-self-start" onClick={() => setOpen('new')}>
      <Trans>Note incident</Trans>
    </Button>
  )
  const isFiltered = Object.keys(filtersOf(search)).length > 0
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
      {button}
      {can.add && <FromRecords search={search} zone={zone} />}
      <Section id="incidents" title={<Trans>Your incidents ({count})</Trans>}>
        <Find kids={children} search={search} />
        {named && row(named)}
        {count === 0 && !isFiltered ? (
          <Empty title={<Trans>No incidents yet</Trans>}>
            <p>
              <Trans>Write an event down on the day it happens: time, what the order says, what happened.</Trans>
            </p>
          </Empty>
        ) : (
          <>
            <PacketLinks caseId={seat.caseId} search={search} />
            <Rows
              empty={
                <p className="text-soft">
                  <Trans>No incidents match.</Trans>
                </p>
              }
              of={list.incidents}
              rowKey={({ id }) => id}
            >
              {row}
            </Rows>
            {list.next !== null && <Further cursor={list.next} key={list.next} row={row} search={search} />}
          </>
        )}
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
              <Trans>You noted this already. Add to that incident in your list.</Trans>
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
