import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useRef, useState } from 'react'
import { asInvited } from '#map/after-sign-in.ts'
import { Hidden } from '#web/hidden.tsx'
import { SiteLink } from '#web/link.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { isEmail } from '#kernel/email.ts'
import { calls } from '../contract.ts'
import { Mailed } from './mailed.tsx'
import { NewPassword } from './new-password.tsx'
import { useInvited } from './use-invited.ts'
import { emailIn, secretIn, textIn } from './words.ts'

type Form = URLSearchParams | FormData

export function signUpBody(form: Form) {
  return { ...ownIn(form), password: secretIn(form, 'password') }
}

/** What everybody knows of the person; this much of the form is shown again. */
export function ownIn(form: Form) {
  return { email: emailIn(form), firstName: textIn(form, 'firstName'), lastName: textIn(form, 'lastName') }
}

/** The first field that cannot be sent as it is. */
function wrongIn({ email, firstName, lastName, password }: ReturnType<typeof signUpBody>): string | null {
  if (firstName === '' || firstName.length > 80) return 'firstName'
  if (lastName === '' || lastName.length > 80) return 'lastName'
  if (!isEmail(email)) return 'email'
  return password === '' ? 'password' : null
}

/** First name, last name, address and password. Sent by JavaScript where there is any, and else by the browser. */
export function SignUpForm() {
  const { t } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.signUp, [], { plain: 'sign-up' })
  const [to, setTo] = useState(values['email'] ?? '')
  const invited = useInvited()
  const form = useRef<HTMLFormElement>(null)
  if (became?.is === 'done') return <Mailed email={to} />

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = signUpBody(new FormData(event.currentTarget))
    const wrong = wrongIn(body)
    if (wrong !== null) return refuse(wrong)
    setTo(body.email)
    void send({ body })
  }
  const sentences: Readonly<Record<string, string>> = {
    firstName: t`Write your first name.`,
    lastName: t`Write your last name.`,
    email: t`Write one e-mail address, such as name@example.org.`,
    // The server's own sentence says what is wrong with it.
    password: (became?.is === 'refused' && became.sentence) || t`Choose a password.`,
  }
  const field = became?.is === 'refused' && became.field !== null && became.field in sentences ? became.field : null
  const errorAt = (name: string) => (field === name ? sentences[name] : undefined)
  return (
    <form
      action={asInvited('/sign-up', invited)}
      className="mt-6 grid max-w-md gap-5"
      method="post"
      noValidate
      onSubmit={submit}
      ref={form}
    >
      {became && (
        <NotSent
          at={field === null ? null : { control: `sign-up-${field}`, text: sentences[field]! }}
          became={became}
          key={attempt}
          title={t`No account was made`}
        />
      )}
      <Hidden form="sign-up" />
      <TextInput
        autoComplete="given-name"
        defaultValue={values['firstName'] ?? ''}
        error={errorAt('firstName')}
        id="sign-up-firstName"
        label={t`First name`}
        name="firstName"
      />
      <TextInput
        autoComplete="family-name"
        defaultValue={values['lastName'] ?? ''}
        error={errorAt('lastName')}
        id="sign-up-lastName"
        label={t`Last name`}
        name="lastName"
      />
      <TextInput
        autoComplete="username"
        defaultValue={values['email'] ?? ''}
        error={errorAt('email')}
        hint={<Trans>One that only you read. We send a link to it before the account opens.</Trans>}
        id="sign-up-email"
        inputMode="email"
        label={t`E-mail address`}
        name="email"
        type="email"
      />
      <NewPassword error={errorAt('password')} id="sign-up-password" own={() => ownIn(new FormData(form.current ?? undefined))} />
      <p className="text-sm text-soft">
        <Trans>
          You will read and accept the <SiteLink to="/terms-of-service">terms of service</SiteLink> and the{' '}
          <SiteLink to="/privacy-policy">privacy policy</SiteLink> when you first sign in.
        </Trans>
      </p>
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Make my account</Trans>
      </Button>
    </form>
  )
}
