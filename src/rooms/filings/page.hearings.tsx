import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../web/ask.ts'
import { useLive } from '../../web/inside/live.ts'
import { LiveNote } from '../../web/inside/live-note.tsx'
import { type At, need, type Page } from '../../web/page.ts'
import { Button } from '../../web/ui/button.tsx'
import { Dialog } from '../../web/ui/dialog.tsx'
import { Skeleton } from '../../web/ui/skeleton.tsx'
import { Empty, Failed } from '../../web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '../cases/contract.ts'
import { caseQuery, InCase } from '../cases/door.tsx'
import { calls, type Hearing } from './contract.ts'
import { HearingCard } from './parts/hearing-card.tsx'
import { HearingForm } from './parts/hearing-form.tsx'

const topics = { hearings: ['/api/hearings'] }

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Court calendar</Trans>
      </h1>
      <InCase search={search}>{(seat) => <Hearings search={search} seat={seat} />}</InCase>
    </main>
  )
}

function Hearings({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { t: text } = useLingui()
  const { data, error, refetch, isFetching } = useAsk(calls.list, { query: caseQuery(search) })
  // Of when the page was opened: a hearing does not leave the list while it is read.
  const [now] = useState(() => new Date().toISOString())
  const [form, setForm] = useState<{ hearing?: Hearing } | null>(null)
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
  const card = (hearing: Hearing) => (
    <li key={hearing.id}>
      <HearingCard caseId={seat.caseId} hearing={hearing} names={names} onChange={() => setForm({ hearing })} />
    </li>
  )
  return (
    <>
      <LiveNote caseId={seat.caseId} />
      {data.can.add && (
        <Button className="no-print justify-self-start" onClick={() => setForm({})}>
          <Trans>Add a hearing</Trans>
        </Button>
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
      {past.length > 0 && (
        <section aria-labelledby="past" className="grid gap-4">
          <h2 id="past">
            <Trans>Past</Trans>
          </h2>
          <ul className="grid gap-4">{past.map(card)}</ul>
        </section>
      )}
      <Dialog
        onClose={() => setForm(null)}
        open={form !== null}
        title={form?.hearing ? <Trans>Change a hearing</Trans> : <Trans>Add a hearing</Trans>}
      >
        {form && <HearingForm caseId={seat.caseId} hearing={form.hearing} names={names} onDone={() => setForm(null)} zone={data.zone} />}
      </Dialog>
    </>
  )
}

export const page: Page = {
  needs: ({ search }) => [need(caseCalls.mine, {}), need(calls.list, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Court calendar`,
  View,
  noIndex: () => true,
}
