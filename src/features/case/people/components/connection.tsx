import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { useLive } from '#shell/live.ts'
import { LiveNote } from '#shell/live-note.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery } from '#case/cases/public.tsx'
import { calls, type Invited } from '../contract.ts'
import { ChannelCard, NoChannel } from './channel-card.tsx'
import { NewCode } from './new-code.tsx'
import { GrantedCard } from './granted-card.tsx'
import { Holds } from './holds.tsx'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { LeaveCase } from './leave-case.tsx'
import { Parents } from './parents.tsx'
import { SeenOfMe } from './seen-of-me.tsx'

const topics = { people: ['/api/people', '/api/cases'], orders: ['/api/people'] }

/** Who is in the case, whom the user granted a seat or invited, and what each of them sees. */
export function Connection({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { t: text } = useLingui()
  const { data, error, refetch, isFetching } = useApiQuery(calls.list, { query: caseQuery(search) })
  const [inviting, setInviting] = useState<'parent' | 'somebody' | null>(null)
  const [again, setAgain] = useState<Invited | null>(null)
  useLive(seat.caseId, topics)
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The people of this case could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  const other = data.parents.find((parent) => !parent.isMe)
  const waiting = data.invitations.filter(({ state }) => state === 'pending')
  const answered = data.invitations.filter(({ state }) => state !== 'pending')
  const row = (invitation: (typeof waiting)[number]) => (
    <li key={invitation.id}>
      <InvitationRow caseId={seat.caseId} invitation={invitation} onSentAgain={setAgain} zone={data.zone} />
    </li>
  )
  return (
    <>
      <div className="-my-4">
        <LiveNote caseId={seat.caseId} />
      </div>
      <Parents people={data} />
      {data.channel && <ChannelCard channel={data.channel} />}
      {data.can.invite && (
        <div className="no-print flex flex-wrap gap-3">
          {data.can.inviteParent && (
            <Button onClick={() => setInviting('parent')}>
              <Trans>Invite the other parent</Trans>
            </Button>
          )}
          <Button kind={data.can.inviteParent ? 'secondary' : 'primary'} onClick={() => setInviting('somebody')}>
            <Trans>Let somebody in</Trans>
          </Button>
        </div>
      )}
      {data.invitations.length > 0 && (
        <section aria-labelledby="invitations" className="grid gap-4">
          <h2 id="invitations">
            <Trans>Invitations</Trans>
          </h2>
          {waiting.length > 0 && <ul className="grid gap-4">{waiting.map(row)}</ul>}
          {answered.length > 0 && (
            <details open={waiting.length === 0}>
              <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                <Trans>Answered, expired and taken back</Trans>
              </summary>
              <ul className="grid gap-4">{answered.map(row)}</ul>
            </details>
          )}
        </section>
      )}
      <section aria-labelledby="granted" className="grid gap-4">
        <h2 id="granted">
          <Trans>People with access</Trans>
        </h2>
        {data.granted.length === 0 ? (
          <p className="text-soft">
            <Trans>
              Nobody but the parents. A lawyer, a guardian ad litem or a grandparent sees only what you choose, for as long as you choose,
              and you see what they looked at.
            </Trans>
          </p>
        ) : (
          <ul className="grid gap-4">
            {data.granted.map((each) => (
              <li key={each.memberId}>
                <GrantedCard caseId={seat.caseId} seat={each} zone={data.zone} />
              </li>
            ))}
          </ul>
        )}
      </section>
      {!data.channel && data.can.hold && <NoChannel orders={caseLink('/case-toolkit', search)} />}
      {seat.role === 'parent' && <SeenOfMe caseId={seat.caseId} people={data} />}
      {(data.can.hold || data.holds.length > 0) && <Holds people={data} />}
      {data.can.leave && <LeaveCase caseId={seat.caseId} isParent={seat.role === 'parent'} />}
      <Dialog
        onClose={() => setInviting(null)}
        open={inviting !== null}
        title={inviting === 'parent' ? <Trans>Invite the other parent</Trans> : <Trans>Let somebody in</Trans>}
      >
        {inviting && (
          <InviteForm
            caseId={seat.caseId}
            onDone={() => setInviting(null)}
            parent={inviting === 'parent' ? (other?.name ?? text`The other parent`) : undefined}
          />
        )}
      </Dialog>
      <Dialog onClose={() => setAgain(null)} open={again !== null} title={<Trans>A new code</Trans>}>
        {again && <NewCode invited={again} onDone={() => setAgain(null)} />}
      </Dialog>
    </>
  )
}
