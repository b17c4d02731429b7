import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { dayOfMoment } from '#web/times.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Empty, Failed } from '#web/ui/states.tsx'
import { HearingReminders } from '#case/reminders/public.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseQuery, InCase } from '#case/cases/public.tsx'
import { calls, type Draft, type Hearing } from './contract.ts'
import { CheckNotes } from './components/check-notes.tsx'
import { HearingCard } from './components/hearing-card.tsx'
import { HearingForm } from './components/hearing-form.tsx'
import { PasteNotice } from './components/paste-notice.tsx'
import { TakeIn } from './components/take-in.tsx'

const topics = { hearings: ['/api/hearings'], schedule: ['/api/hearings/checks'], orders: ['/api/hearings/checks'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Hearings</Trans>
      </h1>
      <InCase scope="hearings" search={search}>
        {(seat) => <Hearings search={search} seat={seat} />}
      </InCase>
    </main>
  )
}

function Hearings({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { t: text } = useLingui()
  const { data, error, refetch, isFetching } = useApiQuery(calls.list, { query: caseQuery(search) })
  // Of when the page was opened: a hearing does not leave the list while it is read.
  const [now] = useState(() => new Date().toISOString())
  const [form, setForm] = useState<{ hearing?: Hearing; start?: Partial<Draft>; key?: string } | null>(null)
  const [way, setWay] = useState<'paste' | 'file' | null>(null)
  const [pasted, setPasted] = useState('')
  const [used, setUsed] = useState<ReadonlySet<string>>(new Set())
  // Beside the list: without it the hearings stand all the same.
  const { data: checked } = useApiQuery(calls.checks, { query: caseQuery(search) })
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The hearings could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const names = {
    A: seat.parents.find((parent) => parent.side === 'A')?.name ?? text`Parent A`,
    B: seat.parents.find((parent) => parent.side === 'B')?.name ?? text`Parent B`,
  }
  const coming = data.hearings.filter((hearing) => hearing.toAt >= now)
  const past = data.hearings.filter((hearing) => hearing.toAt < now).toReversed()
  const notesOf = (id: string) => {
    const check = checked?.checks.find(({ hearing }) => hearing === id)
    return check && <CheckNotes check={check} names={names} search={search} side={seat.isFormer ? null : seat.side} zone={data.zone} />
  }
  const card = (hearing: Hearing) => (
    <li key={hearing.id}>
      <HearingCard caseId={seat.caseId} hearing={hearing} names={names} notes={notesOf(hearing.id)} onChange={() => setForm({ hearing })} />
    </li>
  )
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {data.can.add && (
        <div className="no-print flex flex-wrap gap-3">
          <Button onClick={() => setForm({})}>
            <Trans>Add a hearing</Trans>
          </Button>
          <Button kind="secondary" onClick={() => setWay('paste')}>
            <Trans>Paste a notice</Trans>
          </Button>
          <Button kind="secondary" onClick={() => setWay('file')}>
            <Trans>Take in a calendar file</Trans>
          </Button>
          {data.hearings.length > 0 && (
            <Button kind="quiet" onClick={() => window.print()}>
              <Trans>Print the list</Trans>
            </Button>
          )}
        </div>
      )}
      <section aria-labelledby="coming" className="grid gap-4">
        <h2 id="coming">
          <Trans>Coming up</Trans>
        </h2>
        {coming.length === 0 ? (
          <Empty title={<Trans>No hearing is coming up</Trans>}>
            <p>
              <Trans>
                What you add here is yours alone until you share it. It shows in your calendar and is held against the schedule.
              </Trans>
            </p>
          </Empty>
        ) : (
          <ul className="grid gap-4">{coming.map(card)}</ul>
        )}
      </section>
      <HearingReminders />
      {past.length > 0 && (
        <section aria-labelledby="past" className="grid gap-4">
          <h2 id="past">
            <Trans>Past</Trans>
          </h2>
          <ul className="grid gap-4">{past.map(card)}</ul>
        </section>
      )}
      <Dialog
        keepsWords
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.hearing ? <Trans>Change a hearing</Trans> : <Trans>Add a hearing</Trans>}
      >
        {form && (
          <HearingForm
            caseId={seat.caseId}
            hearing={form.hearing}
            names={names}
            onAdded={() => form.key !== undefined && setUsed(new Set([...used, form.key]))}
            onDone={() => setForm(null)}
            start={form.start}
            zone={data.zone}
          />
        )}
      </Dialog>
      <Dialog onClose={() => form === null && setWay(null)} open={way === 'paste' && form === null} title={<Trans>Paste a notice</Trans>}>
        <PasteNotice
          onText={setPasted}
          onUse={(start, key) => setForm({ start, key })}
          text={pasted}
          today={dayOfMoment(now, data.zone)}
          used={used}
        />
      </Dialog>
      <Dialog onClose={() => setWay(null)} open={way === 'file'} title={<Trans>Take in a calendar file</Trans>}>
        <TakeIn caseId={seat.caseId} onDone={() => setWay(null)} />
      </Dialog>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [
    apiQuery(caseCalls.mine, {}),
    apiQuery(calls.list, { query: caseQuery(search) }),
    apiQuery(calls.checks, { query: caseQuery(search) }),
  ],
  title: (_at, i18n) => t(i18n)`Hearings`,
  View,
  noIndex: () => true,
}
