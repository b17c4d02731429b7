import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { benefitNames, groundNames } from '#accounts/waivers/rules.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useUtcMoment } from '#web/utc-moment.ts'
import { calls, type Queued } from '../contract.ts'
import { Claimed } from './claimed.tsx'

const addresses = [calls.list.path]

/** An application that waits, and for who has claimed it all that they decide from. */
export function InQueue({ of }: { of: Queued }) {
  const { i18n, t } = useLingui()
  const moment = useUtcMoment()
  const claiming = useMutation(calls.claim, addresses, { saysConflicts: true })
  const sent = moment(of.askedAt)
  const files = <Plural one="# document" other="# documents" value={of.files} />
  return (
    <section aria-label={t`Application sent ${sent}`} className="grid gap-2">
      <h2 className="text-base">
        {i18n._(groundNames[of.ground])}
        {of.benefit !== null && `: ${i18n._(benefitNames[of.benefit])}`}
      </h2>
      <p className="text-soft">
        <Trans>Sent {sent}</Trans> · {files}
        {of.isRenewal && (
          <>
            {' · '}
            <Trans>Renewal</Trans>
          </>
        )}
      </p>
      {of.claim === 'mine' ? (
        <Claimed id={of.id} />
      ) : of.claim === 'other' ? (
        <p>
          <Trans>Someone else has this application now.</Trans>
        </p>
      ) : (
        <div>
          <ActionButton
            kind="secondary"
            mutation={claiming}
            onAct={() => claiming.send({ params: { waiver: of.id } }, { done: t`Application claimed for 30 minutes.` })}
          >
            <Trans>Claim application</Trans>
          </ActionButton>
        </div>
      )}
    </section>
  )
}
