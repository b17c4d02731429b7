import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { calls, type PersonSeen } from '../contract.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { roleWords } from './words.ts'

type Act = 'suspend' | 'lift' | 'endSessions'

function Roles({ roles }: Pick<PersonSeen, 'roles'>) {
  const { i18n } = useLingui()
  if (roles.length === 0) return <Trans>Member</Trans>
  return (
    <ul>
      {roles.map(({ role, grantedOn, by, reason }) => (
        <li key={role}>
          {i18n._(roleWords[role])}{' '}
          <span className="text-sm text-soft">
            {by === null ? (
              <Trans>
                since {dayInWords(grantedOn, i18n.locale)}: {reason}
              </Trans>
            ) : (
              <Trans>
                since {dayInWords(grantedOn, i18n.locale)}, by {by}: {reason}
              </Trans>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Someone as the admin desk sees them, and what may be done. */
export function PersonCard({ person, onChanged }: { person: PersonSeen; onChanged: () => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const [act, setAct] = useState<Act | null>(null)
  const doing = { suspend: useMutation(calls.suspend), lift: useMutation(calls.lift), endSessions: useMutation(calls.endSessions) }
  const { name, sessions, suspendedOn, closed } = person
  const words: Readonly<Record<Act, { title: string; does: ReactNode; verb: ReactNode; done: string }>> = {
    suspend: {
      title: t`Suspend ${name}?`,
      does: (
        <Trans>
          The next thing they do, and signing in, answers that the account is suspended. None of their data is deleted, and nobody else can
          see it.
        </Trans>
      ),
      verb: <Trans>Suspend account</Trans>,
      done: t`${name} is suspended.`,
    },
    lift: {
      title: t`Lift the suspension of ${name}?`,
      does: <Trans>They can sign in again at once.</Trans>,
      verb: <Trans>Lift suspension</Trans>,
      done: t`${name} can sign in again.`,
    },
    endSessions: {
      title: t`End all sessions of ${name}?`,
      does: <Trans>They are signed out on every device, and can sign in again with their password.</Trans>,
      verb: <Trans>End all sessions</Trans>,
      done: t`All sessions of ${name} are ended.`,
    },
  }
  const send = async (reason: string) => {
    if (!act || !(await doing[act].send({ params: { id: person.account }, body: { reason } }))) return
    toast({ title: words[act].done })
    setAct(null)
    onChanged()
  }
  const open = (next: Act) => {
    doing[next].clear()
    setAct(next)
  }
  return (
    <Card>
      <h3 className="flex flex-wrap items-center gap-3">
        {name}
        {suspendedOn !== null && (
          <Badge tone="attention">
            <Trans>Suspended</Trans>
          </Badge>
        )}
        {person.isDemo && (
          <Badge>
            <Trans>Demonstration</Trans>
          </Badge>
        )}
      </h3>
      <div className="mt-3">
        <Facts
          items={[
            { term: t`Address`, value: person.email, note: person.isConfirmed ? t`confirmed` : t`not confirmed yet` },
            { term: t`Roles`, value: <Roles roles={person.roles} /> },
            {
              term: t`State`,
              value: suspendedOn === null ? t`May sign in` : t`Suspended since ${dayInWords(suspendedOn, i18n.locale)}`,
            },
            { term: t`Account since`, value: dayInWords(person.createdOn, i18n.locale) },
            { term: t`Second factor`, value: person.hasFactor ? t`Set up` : t`None` },
            {
              term: t`Sessions`,
              value: <Plural one="# session" other="# sessions" value={sessions.count} />,
              note: sessions.lastUsedOn === null ? null : t`last used on ${dayInWords(sessions.lastUsedOn, i18n.locale)} (UTC)`,
            },
            { term: t`Id`, value: <span className="text-sm break-all">{person.account}</span> },
          ]}
        />
      </div>
      {closed === null ? (
        <div className="no-print mt-4 flex flex-wrap gap-3">
          {suspendedOn === null ? (
            <Button kind="danger" onClick={() => open('suspend')}>
              <Trans>Suspend …</Trans>
            </Button>
          ) : (
            <Button onClick={() => open('lift')}>
              <Trans>Lift suspension …</Trans>
            </Button>
          )}
          <Button kind="secondary" onClick={() => open('endSessions')}>
            <Trans>End all sessions …</Trans>
          </Button>
        </div>
      ) : (
        <p className="mt-4 text-soft">
          {closed === 'self' ? (
            <Trans>This is your own account. Change it in your account settings.</Trans>
          ) : (
            <Trans>This is a super admin. Only another super admin may suspend them.</Trans>
          )}
        </p>
      )}
      <ReasonDialog
        busy={act !== null && doing[act].busy}
        isDanger={act === 'suspend'}
        onClose={() => setAct(null)}
        onSend={(reason) => void send(reason)}
        open={act !== null}
        problem={act && doing[act].problem}
        title={act && words[act].title}
        verb={act && words[act].verb}
      >
        <p>{act && words[act].does}</p>
      </ReasonDialog>
    </Card>
  )
}
