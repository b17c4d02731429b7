import { Trans, useLingui } from '@lingui/react/macro'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { useMine } from './use-section.ts'

/** Another address becomes the safe one when the code that was mailed to it is typed in here. */
export function OtherAddress() {
  const { mine } = useMine()
  return (
    <section aria-labelledby="other-address" className="grid gap-4 border-t border-line pt-4">
      <h3 id="other-address">
        <Trans>Another safe address</Trans>
      </h3>
      {mine.waiting === null ? <AskForm /> : <CodeForm to={mine.waiting} />}
    </section>
  )
}

function AskForm() {
  const { t } = useLingui()
  const { learn } = useMine()
  const asking = useMutation(calls.askAddress)
  return (
    <Form
      draft="other address"
      mutation={asking}
      read={(values) => ({ address: values('address') })}
      required={{ address: t`Write one e-mail address, such as name@example.org.` }}
      send={async (body) => {
        const done = { title: t`The code is on its way`, text: t`It works for 30 minutes. The mail does not name this site.` }
        const news = await asking.send({ body }, { done })
        if (news) learn(news)
        return news
      }}
      submit={<Trans>Mail me a code</Trans>}
    >
      {(errorAt) => (
        <TextInput
          autoComplete="off"
          error={errorAt('address')}
          hint={t`We mail a code to it. Nobody can see that it belongs to you.`}
          inputMode="email"
          label={t`Address`}
          name="address"
          type="email"
        />
      )}
    </Form>
  )
}

function CodeForm({ to }: { to: string }) {
  const { t } = useLingui()
  const { learn } = useMine()
  const proving = useMutation(calls.proveAddress)
  return (
    <Form
      mutation={proving}
      read={(values) => ({ code: values('code') })}
      required={{ code: t`Enter the code from the mail.` }}
      send={async (body) => {
        const news = await proving.send({ body }, { done: { title: t`Saved`, text: t`This address is the safe one now.` } })
        if (news) learn(news)
        return news
      }}
      submit={<Trans>Use this address</Trans>}
    >
      {(errorAt) => (
        <TextInput
          autoComplete="one-time-code"
          className="max-w-48"
          error={errorAt('code')}
          hint={t`Mailed to ${to}`}
          inputMode="numeric"
          label={t`Code of six digits`}
          maxLength={6}
          name="code"
        />
      )}
    </Form>
  )
}
