import { Trans } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import type { IntakeRecord } from './record.ts'

/** The two parents, and which of them filed, if the parent whose intake it is has entered that. */
export function Parties({ record: { profile, profileOf }, seat }: { record: Pick<IntakeRecord, 'profile' | 'profileOf'>; seat: Seat }) {
  const author = profileOf ?? seat.parents.find(({ isMe }) => isMe)?.name
  const isPetitioner = profile?.isPetitioner ?? null
  return (
    <ul>
      {seat.parents.map(({ memberId, side, name }) => (
        <li key={memberId}>
          <Trans>
            {name} (parent {side})
          </Trans>
          {isPetitioner !== null && <>, {(name === author) === isPetitioner ? <Trans>petitioner</Trans> : <Trans>respondent</Trans>}</>}
        </li>
      ))}
    </ul>
  )
}
