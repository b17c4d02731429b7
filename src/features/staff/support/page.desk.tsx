import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { apiQuery, type Page } from '#web/page.ts'
import { Select } from '#web/ui/field.tsx'
import { Section } from '#web/ui/section.tsx'
import { Empty } from '#web/ui/states.tsx'
import { Desks } from '#shell/desk-tabs.tsx'
import { deskCalls, type Kind, kinds, type states } from './contract.ts'
import { CannedReplies } from './components/canned.tsx'
import { QueueTable } from './components/queue.tsx'
import { TicketView } from './components/ticket.tsx'
import { kindWords } from './components/words.ts'

type State = (typeof states)[number]

/** What the queue shows when it is opened: what waits. The server asks for the same. */
const first = { state: 'open' } as const

function View() {
  const { t: text, i18n } = useLingui()
  const [state, setState] = useState<State | ''>(first.state)
  const [kind, setKind] = useState<Kind | ''>('')
  const [escalated, setEscalated] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const asked = useApiQuery(
    deskCalls.queue,
    { query: { ...(state && { state }), ...(kind && { kind }), ...(escalated && { escalated: 'yes' as const }) } },
    { keepOld: true },
  )
  const counts = asked.data?.counts
  if (chosen !== null) return <TicketView number={chosen} onBack={() => setChosen(null)} />
  return (
    <main className="page" id="content" tabIndex={-1}>
      <Desks here="/support-admin-dashboard" />
      <h1>
        <Trans>Support desk</Trans>
      </h1>
      {counts && (
        <p className="mt-2 text-soft">
          <Trans>
            {counts.open} wait, {counts.safety} of them about safety, {counts.escalated} handed on to the admins.
          </Trans>
        </p>
      )}
      <p className="mt-2 max-w-prose text-sm text-soft">
        <Trans>Promised on the support page: a person reads and answers. No time is promised.</Trans>
      </p>
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <Select
          id="queue-state"
          label={text`State`}
          onChange={(event) => setState(event.target.value as State | '')}
          options={[
            { value: 'open', label: text`Waits` },
            { value: 'answered', label: text`Answered` },
            { value: 'closed', label: text`Closed` },
            { value: '', label: text`All` },
          ]}
          value={state}
        />
        <Select
          id="queue-kind"
          label={text`About`}
          onChange={(event) => setKind(event.target.value as Kind | '')}
          options={[{ value: '', label: text`Everything` }, ...kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))]}
          value={kind}
        />
        <Select
          id="queue-escalated"
          label={text`Handed on`}
          onChange={(event) => setEscalated(event.target.value === 'yes')}
          options={[
            { value: '', label: text`All` },
            { value: 'yes', label: text`Only what was handed on` },
          ]}
          value={escalated ? 'yes' : ''}
        />
      </div>
      <div className="mt-6">
        <Loaded query={asked} failed={text`The queue cannot be shown`} lines={6}>
          {({ tickets }) =>
            tickets.length === 0 ? (
              <Empty title={text`No tickets here`}>
                <Trans>Questions from the support page come here: safety first, then the oldest.</Trans>
              </Empty>
            ) : (
              <QueueTable onOpen={setChosen} tickets={tickets} />
            )
          }
        </Loaded>
      </div>
      <Section className="mt-12 border-t border-line pt-10" id="replies" title={<Trans>Ready replies</Trans>}>
        <CannedReplies />
      </Section>
    </main>
  )
}

export const page: Page = {
  queries: () => [apiQuery(deskCalls.queue, { query: first }), apiQuery(deskCalls.canned, {})],
  title: (_at, i18n) => t(i18n)`Support desk`,
  View,
  noIndex: () => true,
}
