import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { api, useApiQuery } from '#web/api.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { type Column, Table } from '#web/ui/table.tsx'
import { calls, type Session, type SignIn } from '../contract.ts'
import { NotDone, useConfirmed } from './confirm.tsx'
import { Moment } from '#web/ui/moment.tsx'
import { Loaded, Section } from './section.tsx'

function List({ sessions }: { sessions: readonly Session[] }) {
  const { t } = useLingui()
  const toast = useToast()
  const client = useQueryClient()
  const { run, busy, problem, dialog } = useConfirmed()
  const renew = () => client.invalidateQueries({ queryKey: [calls.sessions.path] })
  const end = (id: string) =>
    run(async () => {
      await api(calls.endSession, { body: { id } })
      toast({ title: t`The session was ended` })
      await renew()
    })
  const endOthers = () =>
    run(async () => {
      await api(calls.endOthers, {})
      toast({ title: t`Every other session was ended` })
      await renew()
    })
  return (
    <>
      <NotDone problem={problem} />
      <ul className="grid gap-4">
        {sessions.map(({ id, device, since, lastUse, isThis, isShared }) => (
          <li className="flex flex-wrap items-start justify-between gap-3 border-b border-line pb-4" key={id}>
            <div>
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {device}
                {isThis && (
                  <Badge tone="info">
                    <Trans>This device</Trans>
                  </Badge>
                )}
                {isShared && (
                  <Badge>
                    <Trans>Shared device</Trans>
                  </Badge>
                )}
              </p>
              <p className="text-sm text-soft">
                <Trans>
                  Since <Moment at={since} />
                </Trans>
                <br />
                <Trans>
                  Last used <Moment at={lastUse} />
                </Trans>
              </p>
            </div>
            {!isThis && (
              <Button aria-label={t`End the session: ${device}`} busy={busy} kind="secondary" onClick={() => void end(id)}>
                <Trans>End</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button busy={busy} className="justify-self-start" kind="danger" onClick={() => void endOthers()}>
          <Trans>End all others</Trans>
        </Button>
      )}
      {dialog}
    </>
  )
}

function Outcome({ signIn: { outcome, method } }: { signIn: SignIn }) {
  if (outcome === 'wrong_password') return <Trans>Wrong password</Trans>
  if (outcome === 'wrong_code') return <Trans>Wrong code</Trans>
  if (outcome === 'suspended') return <Trans>Refused: suspended</Trans>
  if (method === 'passkey') return <Trans>Signed in with a passkey</Trans>
  if (method === 'code') return <Trans>Signed in with password and code</Trans>
  if (method === 'recovery_code') return <Trans>Signed in with a recovery code</Trans>
  return <Trans>Signed in with the password</Trans>
}

type Row = SignIn & { row: string }

const columns: readonly Column<Row>[] = [
  { key: 'at', header: <Trans>When</Trans>, cell: ({ at }) => <Moment at={at} /> },
  { key: 'what', header: <Trans>What</Trans>, cell: (signIn) => <Outcome signIn={signIn} /> },
  { key: 'device', header: <Trans>Device</Trans>, cell: ({ device }) => device },
]

function History({ signIns, more }: { signIns: readonly SignIn[]; more: boolean }) {
  return (
    <>
      <Table
        caption={<Trans>Sign-ins of the last 90 days</Trans>}
        columns={columns}
        rowKey={({ row }) => row}
        rows={signIns.map((signIn, index) => ({ ...signIn, row: `${signIn.at} ${index}` }))}
      />
      {signIns.length === 0 && (
        <p>
          <Trans>None is kept. They are deleted after 90 days.</Trans>
        </p>
      )}
      {more && (
        <p className="text-sm text-soft">
          <Trans>These are the newest 50. The export of your account has them all.</Trans>
        </p>
      )}
    </>
  )
}

/** Where this account is signed in, and how it was got into. */
export function SessionsPart() {
  const live = useApiQuery(calls.sessions, {})
  const past = useApiQuery(calls.signIns, {})
  return (
    <Section id="sessions" title={<Trans>Sessions</Trans>}>
      <p>
        <Trans>Where you are signed in now. A session that you end is over at its next step, on every device.</Trans>
      </p>
      <Loaded asked={live} lines={4}>
        {({ sessions }) => <List sessions={sessions} />}
      </Loaded>
      <Loaded asked={past} lines={5}>
        {(history) => <History {...history} />}
      </Loaded>
    </Section>
  )
}
