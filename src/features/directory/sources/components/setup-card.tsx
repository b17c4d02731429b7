import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge, Card, Notice } from '#web/ui/notice.tsx'
import { calls, type Setup } from '../contract.ts'
import { CallOff } from './decide.tsx'
import { Problem } from '#web/form/problem.tsx'
import { ReasonDialog } from './reason-dialog.tsx'
import { RunProgress, StateBadge } from './run-words.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { robotsWords } from './words.ts'

interface SetupCardProps {
  setup: Setup
  isOn: boolean
  onEdit: () => void
  onRun: (run: string) => void
}

function Marks({ setup: { isPaused, stoppedWhy, isFictional } }: { setup: Setup }) {
  return (
    <span className="flex flex-wrap gap-1">
      {stoppedWhy !== null && (
        <Badge tone="danger">
          <Trans>Stopped</Trans>
        </Badge>
      )}
      {isPaused && (
        <Badge>
          <Trans>Paused</Trans>
        </Badge>
      )}
      {isFictional && (
        <Badge>
          <Trans>Made up</Trans>
        </Badge>
      )}
    </span>
  )
}

/** What is under way, or waits for a yes. */
function Open({ setup: { open }, onRun }: Pick<SetupCardProps, 'setup' | 'onRun'>) {
  if (!open) return null
  if (open.state === 'held') {
    return (
      <Notice title={<Trans>A run waits for your yes</Trans>} tone="attention">
        <Button className="mt-2" onClick={() => onRun(open.id)}>
          <Trans>Look at it</Trans>
        </Button>
      </Notice>
    )
  }
  return (
    <div className="grid justify-items-start gap-3">
      <StateBadge {...open} />
      <RunProgress run={open} />
      {open.state !== 'approved' && <CallOff run={open} />}
    </div>
  )
}

/** One source: what is set, and what an admin may do with it. */
export function SetupCard({ setup, isOn, onEdit, onRun }: SetupCardProps) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const [stops, setStops] = useState(false)
  const runNow = useMutation(calls.runNow, ['/api/sources'])
  const pause = useMutation(calls.pause, ['/api/sources'])
  const stop = useMutation(calls.stop, ['/api/sources'])
  const allow = useMutation(calls.allow, ['/api/sources'])
  const { id, stoppedWhy, isPaused, isFictional, robots, robotsOn, termsOn } = setup
  const params = { id }
  const mayRun = isOn && !isFictional && stoppedWhy === null
  const isBusy = setup.open !== null && setup.open.state !== 'held'
  const day = (of: string) => dayInWords(of, i18n.locale)
  const run = async () => {
    if (await runNow.send({ params })) toast({ title: t`It is fetched in a moment, and nothing is written` })
  }
  return (
    <Card className="grid gap-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <h2>{setup.title}</h2>
        <Marks setup={setup} />
      </div>
      {stoppedWhy !== null && (
        <Notice title={<Trans>The kill switch is thrown</Trans>} tone="danger">
          {stoppedWhy}
        </Notice>
      )}
      <Open onRun={onRun} setup={setup} />
      <Facts
        items={[
          { term: <Trans>Address</Trans>, value: <span className="wrap-anywhere">{setup.address}</span>, note: setup.publisher },
          ...(setup.movedTo === null
            ? []
            : [
                {
                  term: <Trans>Moved to</Trans>,
                  value: <span className="wrap-anywhere">{setup.movedTo}</span>,
                  note: <Trans>Nothing was asked of it.</Trans>,
                },
              ]),
          {
            term: <Trans>Terms</Trans>,
            value: setup.terms === '' ? <Trans>Nobody has read them yet.</Trans> : setup.terms,
            note: termsOn !== null && <Trans>Read on {day(termsOn)}</Trans>,
          },
          {
            term: <Trans>robots.txt</Trans>,
            value: robots === null ? <Trans>not looked at yet</Trans> : i18n._(robotsWords[robots]),
            note: robotsOn !== null && <Trans>Looked at on {day(robotsOn)}</Trans>,
          },
          {
            term: <Trans>Pace</Trans>,
            value: (
              <span className="figures">
                <Trans>
                  every {i18n.number(setup.everyHours)} hours, {i18n.number(setup.spacingSeconds)} seconds between two requests
                </Trans>
              </span>
            ),
          },
          { term: <Trans>Reader</Trans>, value: setup.parser, note: setup.licence },
          { term: <Trans>Contact address</Trans>, value: <span className="wrap-anywhere">{setup.contact}</span> },
        ]}
      />
      <Problem of={runNow.problem ?? pause.problem ?? allow.problem} />
      <div className="no-print flex flex-wrap gap-3">
        {mayRun && (
          <Button busy={runNow.busy || isBusy} onClick={() => void run()}>
            <Trans>Run now, dry</Trans>
          </Button>
        )}
        {(isPaused ? mayRun : stoppedWhy === null) && (
          <Button busy={pause.busy} kind="secondary" onClick={() => void pause.send({ params, body: { isPaused: !isPaused } })}>
            {isPaused ? <Trans>Let it run by itself</Trans> : <Trans>Pause</Trans>}
          </Button>
        )}
        <Button kind="secondary" onClick={onEdit}>
          <Trans>Edit</Trans>
        </Button>
        {stoppedWhy === null ? (
          <Button kind="secondary" onClick={() => setStops(true)}>
            <Trans>Kill switch</Trans>
          </Button>
        ) : (
          <Button busy={allow.busy} kind="secondary" onClick={() => void allow.send({ params })}>
            <Trans>Turn the kill switch back</Trans>
          </Button>
        )}
      </div>
      <ReasonDialog
        busy={stop.busy}
        isDanger
        onClose={() => setStops(false)}
        onSend={(reason) => void stop.send({ body: { id, reason } }).then((done) => done && setStops(false))}
        open={stops}
        problem={stop.problem}
        title={<Trans>Stop {setup.title}</Trans>}
        verb={<Trans>Stop it</Trans>}
      >
        <p>
          <Trans>No more data is fetched from this source, a run in progress stops, and an approved run isn’t applied.</Trans>
        </p>
      </ReasonDialog>
    </Card>
  )
}
