import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { dayInWords } from '#web/days.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { TextArea } from '#web/ui/field.tsx'
import { deskCalls, type Holding } from '../contract.ts'
import { refusalWords } from './words.ts'

function TakeBack({ of }: { of: Holding }) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const { send, busy, problem } = useMutation(deskCalls.revoke, ['/api/desk/claims'])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
    if (await send({ params: { id: of.id }, body: { reason } })) setAsked(false)
  }
  return (
    <>
      <Button kind="secondary" onClick={() => setAsked(true)}>
        <Trans>Take it back …</Trans>
      </Button>
      <Dialog onClose={() => setAsked(false)} open={isAsked} title={t`Take this page from its holder?`}>
        <form autoComplete="off" className="grid gap-4" noValidate onSubmit={(event) => void submit(event)}>
          <p>
            <Trans>The holder's statement and replies are then not shown any more. Ratings stay as they are.</Trans>
          </p>
          <TextArea error={problem?.sentence} hint={t`The holder reads it.`} label={t`Why`} maxLength={1000} name="reason" rows={3} />
          <Button busy={busy} className="justify-self-start" kind="danger" type="submit">
            <Trans>Take it back</Trans>
          </Button>
        </form>
      </Dialog>
    </>
  )
}

/** Pages that are held. By whom stands nowhere. */
export function Held({ held }: { held: readonly Holding[] }) {
  const { i18n } = useLingui()
  return (
    <section aria-labelledby="held" className="grid gap-3">
      <h2 id="held">
        <Trans>Pages that are held ({held.length})</Trans>
      </h2>
      <p className="max-w-prose text-sm text-soft">
        <Trans>By whom is shown to nobody. A page is taken back when its holder turns out to be somebody else.</Trans>
      </p>
      {held.length > 0 && (
        <ul className="border-t border-line">
          {held.map((one) => {
            const since = dayInWords(one.since, i18n.locale)
            return (
              <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-2" key={one.id}>
                <span>
                  <SiteLink className="inline-block py-2" to={`/professionals/${one.professional.id}`}>
                    {one.professional.name}
                  </SiteLink>{' '}
                  <span className="text-sm text-soft">
                    <Trans>since {since}</Trans>
                  </span>
                </span>
                <TakeBack of={one} />
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** How often a rule refused a claim this month, and why. */
export function Refusals({ refusals }: { refusals: readonly { reason: string; n: number }[] }) {
  const { i18n } = useLingui()
  const all = refusals.reduce((sum, { n }) => sum + n, 0)
  const word = (reason: string) => {
    const known = refusalWords[reason]
    return known ? i18n._(known) : reason
  }
  return (
    <section aria-labelledby="refused" className="grid gap-2">
      <h2 id="refused">
        <Trans>Refused by rule this month ({all})</Trans>
      </h2>
      {all === 0 && (
        <p className="text-soft">
          <Trans>None so far.</Trans>
        </p>
      )}
      <ul className="figures list-disc ps-6">
        {refusals.map(({ reason, n }) => (
          <li key={reason}>
            {i18n.number(n)}: {word(reason)}
          </li>
        ))}
      </ul>
    </section>
  )
}
