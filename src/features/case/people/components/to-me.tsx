import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useLanding } from '#shell/landing.ts'
import { dayIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { roleName } from '#case/cases/public.tsx'
import { calls, type Offer, type Waiting } from '../contract.ts'
import { Offered } from './offered.tsx'
import { Problem } from './problem.tsx'
import { useJoined } from './use-joined.ts'

/** The invitations that were mailed to the user's own address, each with its answers. Renders nothing if there are none. */
export function ToMe({ named }: { named: string | null }) {
  const { data } = useApiQuery(calls.waiting, {})
  if (!data || data.waiting.length === 0) return null
  return (
    <section aria-labelledby="to-me" className="grid gap-4">
      <h2 id="to-me">
        <Trans>Invitations that need your answer</Trans>
      </h2>
      <ul className="grid gap-4">
        {data.waiting.map((invitation) => (
          <li key={invitation.id}>
            <Invitation invitation={invitation} isNamed={named === invitation.id} isSafety={data.isSafety} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Invitation({ invitation, isNamed, isSafety }: { invitation: Waiting; isNamed: boolean; isSafety: boolean }) {
  const { i18n } = useLingui()
  const joined = useJoined()
  // A link only scrolls here. Opening takes the button below, and the person who invited then sees that it was opened.
  const place = useLanding<HTMLParagraphElement>(isNamed)
  const [offer, setOffer] = useState<Offer | null>(null)
  const { send, busy, problem } = useMutation(calls.look, [])
  const { id, role, invitedBy, zone } = invitation
  const [sent, until] = [invitation.sentAt, invitation.expiresAt].map((at) => dayIn(at, zone, i18n.locale))
  return (
    <Card className="grid gap-3">
      <p className="flex scroll-mt-24 flex-wrap items-center gap-2" ref={place} tabIndex={-1}>
        <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{invitedBy}</span>
        <Badge tone="attention">{roleName(i18n, role)}</Badge>
      </p>
      <p className="text-sm text-soft">
        <Trans>
          Invited you on {sent}. Open until {until}.
        </Trans>
      </p>
      <Problem problem={problem} />
      {offer ? (
        <Offered isSafety={isSafety} offer={offer} onDone={joined} which={{ invitation: id }} />
      ) : (
        <>
          <p className="text-sm text-soft">
            <Trans>When you show it, {invitedBy} can see that it was opened.</Trans>
          </p>
          <Button
            busy={busy}
            className="no-print justify-self-start"
            onClick={() => void send({ body: { invitation: id } }).then((reply) => setOffer(reply))}
          >
            <Trans>Show the invitation</Trans>
            <span className="sr-only"> {invitedBy}</span>
          </Button>
        </>
      )}
    </Card>
  )
}
