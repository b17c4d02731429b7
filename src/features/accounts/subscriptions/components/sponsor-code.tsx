import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { ActionButton } from '#web/form/action-button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { Card } from '#web/ui/notice.tsx'
import { sponsorCalls as calls } from '../contract.ts'

const addresses = [calls.given.path]

/** The code that someone else pays with: it is shown once, when it is made. */
export function SponsorCode({ open }: { open: { id: string; expiresAt: string } | null }) {
  const { i18n, t } = useLingui()
  const making = useMutation(calls.makeCode, addresses, { saysConflicts: true })
  const withdrawing = useMutation(calls.withdrawCode, addresses, { saysConflicts: true })
  const [made, setMade] = useState<{ id: string; code: string } | null>(null)
  const code = open !== null && made?.id === open.id ? made.code : null
  const link = code === null ? '' : `${location.origin}/pricing?sponsor#${code}`
  const day = open === null ? '' : dayInWords(open.expiresAt, i18n.locale)
  return (
    <Card className="grid max-w-2xl gap-3">
      <h2>
        <Trans>Code for a sponsor</Trans>
      </h2>
      {open === null && (
        <p>
          <Trans>Make a code and give it to a relative, a friend or an agency. It works once, for 14 days.</Trans>
        </p>
      )}
      {code !== null && (
        <>
          <p className="figures text-xl font-bold [overflow-wrap:anywhere]">{code}</p>
          <p className="[overflow-wrap:anywhere]">
            <Trans>Or send this link:</Trans> <span className="figures">{link}</span>
          </p>
          <p>
            <Trans>Copy it now: it isn’t shown again.</Trans>
          </p>
        </>
      )}
      {open !== null && (
        <p>
          <Trans>A code is open until {day}. Nobody has paid with it yet.</Trans>
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <ActionButton
          kind={open === null ? 'primary' : 'secondary'}
          mutation={making}
          onAct={async () => setMade(await making.send({}, { done: t`Code made.` }))}
        >
          {open === null ? <Trans>Make code</Trans> : <Trans>Replace code</Trans>}
        </ActionButton>
        {open !== null && (
          <ActionButton
            kind="quiet"
            mutation={withdrawing}
            onAct={() => withdrawing.send({ params: { sponsorship: open.id } }, { done: t`Code withdrawn.` })}
          >
            <Trans>Withdraw code</Trans>
          </ActionButton>
        )}
      </div>
    </Card>
  )
}
