import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Hidden } from '../../../web/hidden.tsx'
import { SiteLink } from '../../../web/link.tsx'
import { NotSent } from '../../../web/not-sent.tsx'
import { usePosted } from '../../../web/posted.ts'
import { Button, ButtonLink } from '../../../web/ui/button.tsx'
import { useCall } from '../../../web/use-call.ts'
import { calls } from '../contract.ts'
import { Outcome } from './outcome.tsx'
import { SendAgain } from './send-again.tsx'
import { secretIn } from './words.ts'

/** Where there is no link, or one that works no more: a way to a new one. */
function NewLink() {
  return (
    <div className="mt-8 grid gap-4">
      <h2>
        <Trans>Get a new link</Trans>
      </h2>
      <SendAgain email={null} page="/verify-email" />
      <p>
        <Trans>
          Did you confirm your address before? Then <SiteLink to="/sign-in">sign in</SiteLink>.
        </Trans>
      </p>
    </div>
  )
}

/** Nothing is confirmed by opening the link alone: mail programs open links by themselves, to look what is behind them. */
export function VerifyForm({ token }: { token: string }) {
  const { t } = useLingui()
  const again = usePosted('again')
  const { became, attempt, busy, send, values } = useCall('verify', calls.verify)
  const link = token === '' ? (values['token'] ?? '') : token
  if (became?.is === 'done') {
    return (
      <Outcome title={<Trans>Your address is confirmed</Trans>}>
        <p>
          <Trans>You can sign in now.</Trans>
        </p>
        <ButtonLink to="/sign-in">
          <Trans>Sign in</Trans>
        </ButtonLink>
      </Outcome>
    )
  }
  if (link === '') {
    return (
      <>
        {!again && (
          <p className="mt-3 max-w-prose">
            <Trans>This page needs the link from our mail. Open it there, or copy all of it.</Trans>
          </p>
        )}
        <NewLink />
      </>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: { token: secretIn(new FormData(event.currentTarget), 'token') } })
  }
  const isOver = became?.is === 'refused'
  return (
    <>
      <form action="/verify-email" className="mt-6 grid max-w-xl gap-5" method="post" onSubmit={submit}>
        {became && <NotSent at={null} became={became} key={attempt} title={t`Your address is not confirmed`} />}
        <Hidden form="verify" />
        <input name="token" type="hidden" value={link} />
        {!isOver && (
          <>
            <p>
              <Trans>Press the button, and your account is open.</Trans>
            </p>
            <Button busy={busy} className="justify-self-start" type="submit">
              <Trans>Confirm my address</Trans>
            </Button>
          </>
        )}
      </form>
      {isOver && <NewLink />}
    </>
  )
}
