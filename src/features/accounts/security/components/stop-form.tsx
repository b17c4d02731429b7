import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls } from '../contract.ts'

/** Nothing is stopped by opening the link alone: mail programs open links by themselves. Nobody need sign in to stop it. */
export function StopForm({ token }: { token: string }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, values } = useMutation(calls.stopByLink, [], { plain: 'stop' })
  const link = token === '' ? (values['token'] ?? '') : token
  if (became?.is === 'done') {
    return (
      <div className="mt-6 grid max-w-xl justify-items-start gap-4">
        <output className="block">
          <Trans>The change is stopped. Your account stays as it was.</Trans>
        </output>
        <p>
          <Trans>Didn't ask for this change? Choose a new password now.</Trans>
        </p>
        <ButtonLink to="/forgot-password">
          <Trans>Choose a new password</Trans>
        </ButtonLink>
      </div>
    )
  }
  if (link === '') {
    return (
      <p className="mt-3 max-w-prose">
        <Trans>This page needs the link from our mail. Open it there, or copy all of it.</Trans>
      </p>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send({ body: { token: link } })
  }
  return (
    <form action="/stop-change" className="mt-6 grid max-w-xl gap-5" method="post" onSubmit={submit}>
      {became && <NotSent at={null} became={became} key={attempt} title={t`Nothing was stopped`} />}
      <Hidden form="stop" />
      <input name="token" type="hidden" value={link} />
      {became?.is === 'refused' ? (
        <p>
          <Trans>
            See pending changes in your <SiteLink to="/account-settings">account settings</SiteLink>, or{' '}
            <SiteLink to="/support">ask support</SiteLink>.
          </Trans>
        </p>
      ) : (
        <>
          <p>
            <Trans>Press the button to keep your account as it is.</Trans>
          </p>
          <Button busy={busy} className="justify-self-start" type="submit">
            <Trans>Stop the change</Trans>
          </Button>
        </>
      )}
    </form>
  )
}
