import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#http/contract.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { useLive } from '#shell/live.ts'
import { useApiQuery } from '#web/api.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls } from './contract.ts'
import { Accounts } from './components/accounts.tsx'
import { ImportFile } from './components/import-file.tsx'
import { Imports } from './components/imports.tsx'
import { Lines } from './components/lines.tsx'
import { Matches } from './components/matches.tsx'

const topics = { case: ['/api/bank'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Expense tracking</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Bank search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Bank({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  useLive(seat.caseId, topics)
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      <Loaded
        failed={<Trans>Couldn’t load your bank accounts</Trans>}
        lines={8}
        query={useApiQuery(calls.overview, { query: caseQuery(search) })}
        safe={<Trans>Your data is safe. Try again in a minute.</Trans>}
      >
        {(data) => <Board data={data} search={search} seat={seat} />}
      </Loaded>
    </>
  )
}

function Board({ data, seat, search }: { data: Reply<typeof calls.overview>; seat: Seat; search: URLSearchParams }) {
  const [isOpen, setOpen] = useState(false)
  const { accounts, imports, profiles, can } = data
  const button = can.add && (
    <Button className="no-print justify-self-start" onClick={() => setOpen(true)}>
      <Trans>Import bank file</Trans>
    </Button>
  )
  return (
    <>
      {accounts.length === 0 ? (
        <Empty action={button} title={<Trans>No bank lines yet</Trans>}>
          <p>
            <Trans>Import the transactions that your bank lets you download (CSV, OFX or QFX). Only you see them.</Trans>
          </p>
        </Empty>
      ) : (
        <>
          {button}
          <Matches caseId={seat.caseId} search={search} />
          <Section id="accounts" title={<Trans>Bank accounts</Trans>}>
            <Accounts accounts={accounts} can={can.add} caseId={seat.caseId} />
            <p className="text-sm text-soft">
              <Trans>Only you see your accounts and their lines.</Trans>
            </p>
          </Section>
          <Section id="lines" title={<Trans>Bank lines</Trans>}>
            <Lines accounts={accounts} caseId={seat.caseId} search={search} />
          </Section>
        </>
      )}
      {imports.length + profiles.length > 0 && <Imports accounts={accounts} caseId={seat.caseId} imports={imports} profiles={profiles} />}
      <Dialog isWide keepsWords onClose={() => setOpen(false)} open={isOpen} title={<Trans>Import bank file</Trans>}>
        {isOpen && <ImportFile accounts={accounts} caseId={seat.caseId} onDone={() => setOpen(false)} />}
      </Dialog>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.overview, { query: caseQuery(search) }),
    apiQuery(calls.lines, { query: caseQuery(search) }),
    apiQuery(calls.matches, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Expense tracking`,
  View,
  noIndex: () => true,
}
