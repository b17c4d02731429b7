import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextArea, TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { isEmail } from '#kernel/email.ts'
import { calls, longestStory, shortestStory } from '../contract.ts'
import { Moment } from '#web/ui/moment.tsx'

const textIn = (form: URLSearchParams | FormData, name: string) => String(form.get(name) ?? '')

export const recoverBody = (form: URLSearchParams | FormData) => ({ token: textIn(form, 'token'), story: textIn(form, 'story') })

/** First step: a link to the account's address. What is said afterwards is the same for every address. */
export function RecoverLink({ hasToken }: { hasToken: boolean }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.recoveryLink, [], { plain: 'link' })
  const [to, setTo] = useState(values['email'] ?? '')
  if (became?.is === 'done') {
    return (
      <output className="mt-6 block max-w-prose wrap-anywhere">
        <Trans>
          If an account with a second factor has the address <strong>{to}</strong>, we sent a link to it. It works once, for one hour.
        </Trans>
      </output>
    )
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = textIn(new FormData(event.currentTarget), 'email').trim()
    if (!isEmail(email)) return refuse('email')
    setTo(email)
    void send({ body: { email } })
  }
  const isWrong = became?.is === 'refused' && became.field === 'email'
  const sentence = t`Write one e-mail address, such as name@example.org.`
  const form = (
    <form action="/recover-account" className="mt-6 grid max-w-md gap-5" method="post" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={isWrong ? { control: 'recover-email', text: sentence } : null}
          became={became}
          key={attempt}
          title={t`No link was sent`}
        />
      )}
      <Hidden form="link" />
      <TextInput
        autoComplete="username"
        defaultValue={values['email'] ?? ''}
        error={isWrong ? sentence : undefined}
        id="recover-email"
        inputMode="email"
        label={t`E-mail address of your account`}
        name="email"
        type="email"
      />
      <Button busy={busy} className="justify-self-start" kind={hasToken ? 'secondary' : 'primary'} type="submit">
        <Trans>Send recovery link</Trans>
      </Button>
    </form>
  )
  if (!hasToken) return form
  return (
    <details className="mt-8" open={became !== null}>
      <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-action">
        <Trans>Get a new link</Trans>
      </summary>
      {form}
    </details>
  )
}

/** Second step, by the mailed link: what happened. Nothing is shown of whose account it is. */
export function RecoverAsk({ token }: { token: string }) {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.recoveryAsk, [], { plain: 'ask' })
  const link = token === '' ? (values['token'] ?? '') : token
  if (became?.is === 'done') {
    return (
      <output className="mt-6 block max-w-prose">
        <Trans>
          Your request waits until <Moment at={became.data.appliesAt} />. Two of our staff check it. We mail you when it is done.
        </Trans>
      </output>
    )
  }
  if (link === '') return null
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = recoverBody(new FormData(event.currentTarget))
    if (body.story.trim().length < shortestStory) return refuse('story')
    void send({ body })
  }
  const isShort = became?.is === 'refused' && became.field === 'story'
  const sentence = t`Write at least ${shortestStory} characters.`
  return (
    <form action="/recover-account" className="mt-6 grid max-w-xl gap-5" method="post" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={isShort ? { control: 'recover-story', text: sentence } : null}
          became={became}
          key={attempt}
          title={t`Your request was not sent`}
        />
      )}
      <Hidden form="ask" />
      <input name="token" type="hidden" value={link} />
      <TextArea
        counter={{ min: shortestStory, max: longestStory }}
        defaultValue={values['story'] ?? ''}
        error={isShort ? sentence : undefined}
        hint={t`The staff who decide read it. Write nothing about your case or your children.`}
        id="recover-story"
        label={t`What happened to your second factor?`}
        name="story"
        rows={4}
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send request</Trans>
      </Button>
    </form>
  )
}
