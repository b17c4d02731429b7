import { Trans } from '@lingui/react/macro'
import type { Seat } from '#case/cases/contract.ts'
import type { CaseRecord } from '#case/toolkit/contract.ts'

/** The two parents, and which of them filed, as far as the person who keeps the record has said so. */
export function Parties({ record: { profile, profileOf }, seat }: { record: CaseRecord; seat: Seat }) {
  const keeper = profileOf ?? seat.parents.find(({ isMe }) => isMe)?.name
  const isPetitioner = profile?.isPetitioner ?? null
  return (
    <ul>
      {seat.parents.map(({ memberId, side, name }) => (
        <li key={memberId}>
          <Trans>
            {name} (parent {side})
          </Trans>
          {isPetitioner !== null && <>, {(name === keeper) === isPetitioner ? <Trans>petitioner</Trans> : <Trans>respondent</Trans>}</>}
        </li>
      ))}
    </ul>
  )
}
