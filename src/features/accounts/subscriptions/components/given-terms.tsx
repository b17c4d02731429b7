import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/section.tsx'
import { type Given, sponsorCalls as calls } from '../contract.ts'

function Term({ of }: { of: Given }) {
  const { i18n, t } = useLingui()
  const refusing = useMutation(calls.refuseTerm, ['/api/subscriptions', '/api/auth/user'], { saysConflicts: true })
  const [isAsking, setAsking] = useState(false)
  const day = (at: string) => dayInWords(at, i18n.locale)
  const [from, to, name] = [day(of.from), day(of.to), of.name]
  return (
    <li className="grid gap-2 border-t border-line py-3">
      <p className="font-semibold">
        <Trans>
          {from} to {to}
        </Trans>
      </p>
      <p className="text-soft">
        {of.state === 'refused' ? (
          <Trans>You refused it.</Trans>
        ) : of.state === 'returned' ? (
          <Trans>The sponsor took it back before it started.</Trans>
        ) : name === null ? (
          <Trans>Paid by someone you gave a code.</Trans>
        ) : (
          <Trans>Paid by “{name}”, as they typed it.</Trans>
        )}
      </p>
      {of.refuseUntil !== null && (
        <div>
          <Button kind="quiet" onClick={() => setAsking(true)}>
            <Trans>Refuse this payment</Trans>
          </Button>
        </div>
      )}
      <Confirm
        busy={refusing.busy}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          void refusing.send({ params: { sponsorship: of.id } }, { done: t`Payment refused.` }).then((done) => done && setAsking(false))
        }
        open={isAsking}
        problem={refusing.problem?.sentence}
        title={<Trans>Refuse this payment?</Trans>}
        verb={<Trans>Refuse payment</Trans>}
      >
        <p>
          <Trans>The term ends now, and the money goes back to the sponsor’s card. You can always read, reply and export for free.</Trans>
        </p>
      </Confirm>
    </li>
  )
}

/** The terms that others paid, the newest first. */
export function GivenTerms({ terms }: { terms: readonly Given[] }) {
  if (terms.length === 0) return null
  return (
    <Section className="max-w-2xl" id="terms" title={<Trans>Paid for you</Trans>}>
      <ul>
        {terms.map((one) => (
          <Term key={one.id} of={one} />
        ))}
      </ul>
    </Section>
  )
}
