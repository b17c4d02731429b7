import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayIn } from '#web/times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Badge, Card } from '#web/ui/notice.tsx'
import { roleName } from '#case/cases/public.tsx'
import { calls, type Granted } from '../contract.ts'
import { Chosen } from './chosen.tsx'
import { GrantForm } from './grant-form.tsx'
import { Looks } from './looks.tsx'
import { Problem } from './problem.tsx'
import { ReachFacts } from './reach-facts.tsx'
import { seatStates } from './words.ts'

interface GrantedCardProps {
  caseId: string
  zone: string
  seat: Granted
}

/** A person with a granted seat: what they see, what they looked at, and buttons to change or end the grant. */
export function GrantedCard({ caseId, zone, seat }: GrantedCardProps) {
  const { i18n, t } = useLingui()
  const toast = useToast()
  const ending = useMutation(calls.end, ['/api/people'])
  const [openDialog, setOpenDialog] = useState<'looks' | 'change' | 'end' | null>(null)
  const { name, role, state, joinedAt, endedAt, grantedBy, isMe, isMyGrant, reach, looks, can } = seat
  const say = (at: string | null) => (at === null ? '' : dayIn(at, zone, i18n.locale))
  const [joined, ended, last] = [say(joinedAt), say(endedAt), say(looks?.lastAt ?? null)]
  const end = async () => {
    if (!(await ending.send({ params: { case: caseId, seat: seat.memberId } }))) return
    setOpenDialog(null)
    toast({ title: t`Access ended`, text: t`${name} can no longer see the case.` })
  }
  return (
    <Card>
      <article aria-labelledby={`seat-${seat.memberId}`} className="grid gap-3">
        <header className="flex flex-wrap items-center gap-2">
          <h3 className="text-lg [overflow-wrap:anywhere]" id={`seat-${seat.memberId}`}>
            {name}
          </h3>
          <Badge>{roleName(i18n, role)}</Badge>
          <Badge tone={state === 'active' ? 'info' : 'plain'}>{i18n._(seatStates[state])}</Badge>
        </header>
        <p className="text-sm text-soft">
          {isMe ? <Trans>Your own seat, from {grantedBy}</Trans> : <Trans>Let in by {grantedBy}</Trans>}
          {joined && (
            <>
              {' · '}
              <Trans>joined {joined}</Trans>
            </>
          )}
          {ended && (
            <>
              {' · '}
              <Trans>ended {ended}</Trans>
            </>
          )}
        </p>
        {reach && <ReachFacts reach={reach} />}
        <Chosen caseId={caseId} seat={seat} />
        {looks && (
          <p className="text-sm">
            {looks.count === 0 ? <Trans>They have not looked at anything yet.</Trans> : <Trans>Looked last on {last}.</Trans>}
          </p>
        )}
        {isMyGrant && (
          <div className="no-print flex flex-wrap gap-3">
            {looks !== null && looks.count > 0 && (
              <Button kind="secondary" onClick={() => setOpenDialog('looks')}>
                <Trans>What they looked at</Trans>
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            {can.change && (
              <Button kind="secondary" onClick={() => setOpenDialog('change')}>
                <Trans>Change</Trans>
                <span className="sr-only"> {name}</span>
              </Button>
            )}
            {can.end && (
              <Button kind="quiet" onClick={() => setOpenDialog('end')}>
                <Trans>End access</Trans>
                <span className="sr-only"> {name}</span>
              </Button>
            )}
          </div>
        )}
      </article>
      <Dialog onClose={() => setOpenDialog(null)} open={openDialog === 'looks'} title={<Trans>What {name} looked at</Trans>}>
        <Looks caseId={caseId} seat={seat.memberId} zone={zone} />
      </Dialog>
      <Dialog onClose={() => setOpenDialog(null)} open={openDialog === 'change'} title={<Trans>What {name} sees</Trans>}>
        {reach && <GrantForm caseId={caseId} onDone={() => setOpenDialog(null)} seat={seat} was={reach} />}
      </Dialog>
      <Dialog onClose={() => setOpenDialog(null)} open={openDialog === 'end'} title={<Trans>End the access of {name}?</Trans>}>
        <div className="grid gap-4">
          <p>
            <Trans>
              They can’t see the case from now on. What they looked at stays in your list. To let them in again, send a new invitation.
            </Trans>
          </p>
          <Problem problem={ending.problem} />
          <div className="flex flex-wrap gap-3">
            <Button busy={ending.busy} kind="danger" onClick={() => void end()}>
              <Trans>End access</Trans>
            </Button>
            <Button kind="quiet" onClick={() => setOpenDialog(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </div>
        </div>
      </Dialog>
    </Card>
  )
}
