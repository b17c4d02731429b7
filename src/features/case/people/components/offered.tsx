import { Trans, useLingui } from '@lingui/react/macro'
import { useUser } from '#web/user.ts'
import { roleName } from '#case/cases/public.tsx'
import { nameForOther } from '#accounts/settings/rules.ts'
import type { Offer, Which } from '../contract.ts'
import { Answers } from './join-answers.tsx'
import { ReachFacts } from './reach-facts.tsx'

interface OfferedProps {
  offer: Offer
  which: Which
  isSafety: boolean
  /** With the case that was joined; `null` where it was declined. */
  onDone: (caseId: string | null) => void
}

/** What an invitation offers, and the answers to it. */
export function Offered({ offer, which, isSafety, onDone }: OfferedProps) {
  const { i18n } = useLingui()
  const user = useUser()
  const { invitedBy, role } = offer
  const as = roleName(i18n, role)
  return (
    <div className="grid gap-4 border-t border-line pt-4">
      <h3 className="text-lg">
        {role === 'parent' ? (
          <Trans>{invitedBy} invites you as the other parent</Trans>
        ) : (
          <Trans>
            {invitedBy} invites you. Your part: {as}
          </Trans>
        )}
      </h3>
      {role === 'parent' ? (
        <ul className="grid list-disc gap-1 ps-5">
          <li>
            <Trans>You see the schedule, exchanges, swap requests, children and what else {invitedBy} shared, and answer them.</Trans>
          </li>
          <li>
            <Trans>They see what you share, the name below, and when you first opened a request. They don’t see your account.</Trans>
          </li>
          <li>
            <Trans>Reading, answering and exporting is free for you, always.</Trans>
          </li>
          <li>
            <Trans>Accepting agrees to no schedule: you answer each thing by itself.</Trans>
          </li>
        </ul>
      ) : (
        <>
          <ReachFacts reach={offer.reach} />
          <p>
            <Trans>What you open is shown to {invitedBy}, with the time. You change nothing in the case.</Trans>
          </p>
        </>
      )}
      <Answers name={user ? nameForOther(user, isSafety) : ''} onDone={onDone} which={which} />
    </div>
  )
}
