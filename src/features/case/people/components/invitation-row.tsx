import { Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { roleName } from '#case/cases/public.tsx'
import { calls, type Invitation, type Invited } from '../contract.ts'
import { Problem } from './problem.tsx'
import { ReachFacts } from './reach-facts.tsx'
import { invitationStates } from './words.ts'

interface InvitationRowProps {
  caseId: string
  zone: string
  invitation: Invitation
  onSentAgain: (invited: Invited) => void
}

/** One invitation: to whom, how it stands, and what became of its mail, said as what it is. */
export function InvitationRow({ caseId, zone, invitation, onSentAgain }: InvitationRowProps) {
  const { i18n } = useLingui()
  const resending = useMutation(calls.resend, ['/api/people'])
  const revoking = useMutation(calls.revoke, ['/api/people'])
  const { name, role, state, email, mail, viewedAt, answeredAt, sentAt, expiresAt, can } = invitation
  const params = { case: caseId, invitation: invitation.id }
  const { moment: say } = useCaseTimes(zone, i18n)
  const [made, until] = [say(sentAt), say(expiresAt)]
  const resend = async () => {
    const reply = await resending.send({ params })
    if (reply) onSentAgain(reply)
  }
  return (
    <Card>
      <article aria-labelledby={`invitation-${invitation.id}`} className="grid gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg [overflow-wrap:anywhere]" id={`invitation-${invitation.id}`}>
            {name}
          </h3>
          <Badge>{roleName(i18n, role)}</Badge>
          <Badge tone={state === 'pending' ? 'info' : state === 'blocked' ? 'attention' : 'plain'}>{i18n._(invitationStates[state])}</Badge>
        </header>
        <ul className="grid gap-1 text-sm">
          <li>
            {email === null ? (
              <Trans>Code made {made}</Trans>
            ) : (
              <Trans>
                Invited {made}, to {email}
              </Trans>
            )}
          </li>
          {mail === 'waiting' && (
            <li>
              <Trans>The mail is waiting to be sent.</Trans>
            </li>
          )}
          {mail === 'sent' && (
            <li>
              <Trans>Their mail server took the mail. That does not show that anybody read it.</Trans>
            </li>
          )}
          {mail === 'refused' && (
            <li className="font-semibold">
              <Trans>The mail could not be delivered. Check the address, or give them a code.</Trans>
            </li>
          )}
          {viewedAt && <Opened at={say(viewedAt)} />}
          {state === 'pending' && (
            <li>
              <Trans>Good until {until}</Trans>
            </li>
          )}
          {answeredAt && state !== 'revoked' && <Answered at={say(answeredAt)} />}
          {state === 'blocked' && (
            <li>
              <Trans>They asked not to be invited again. New invitations from you will not reach them.</Trans>
            </li>
          )}
        </ul>
        {role !== 'parent' && state === 'pending' && <ReachFacts reach={invitation.reach} />}
        <Problem problem={resending.problem ?? revoking.problem} />
        {(can.resend || can.revoke) && (
          <div className="no-print flex flex-wrap gap-3">
            {can.resend && (
              <Button busy={resending.busy} kind="secondary" onClick={() => void resend()}>
                {email === null ? <Trans>Make a new code</Trans> : <Trans>Send again</Trans>}
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            {can.revoke && (
              <Button busy={revoking.busy} kind="quiet" onClick={() => void revoking.send({ params })}>
                <Trans>Take it back</Trans>
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </div>
        )}
      </article>
    </Card>
  )
}

function Opened({ at }: { at: string }) {
  return (
    <li>
      <Trans>Opened {at} by whoever it is for. This is not a first view of anything in the case.</Trans>
    </li>
  )
}

function Answered({ at }: { at: string }) {
  return (
    <li>
      <Trans>Answered {at}</Trans>
    </li>
  )
}
