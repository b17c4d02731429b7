import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { Hidden } from '../../../web/hidden.tsx'
import { NotSent } from '../../../web/not-sent.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { RadioGroup } from '../../../web/ui/choice.tsx'
import { Select, TextArea, TextInput } from '../../../web/ui/field.tsx'
import { useCall } from '../../../web/use-call.ts'
import { calls, kinds, longestMessage, shortestMessage, ways } from '../contract.ts'
import { isEmail } from '../rules.ts'
import { Sent } from './sent.tsx'
import { kindWords } from './words.ts'

/** What a plain form sends as the body; the contract judges it. */
export function bodyOf(form: URLSearchParams | FormData) {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  const email = text('email')
  return { kind: text('kind'), message: text('message'), way: text('way'), ...(email !== '' && { email }) }
}

/** The first field that cannot be sent as it is. */
function wrongIn({ kind, message, way, email = '' }: ReturnType<typeof bodyOf>): string | null {
  if (!kinds.some((known) => known === kind)) return 'kind'
  if (message.length < shortestMessage || message.length > longestMessage) return 'message'
  if (!ways.some((known) => known === way)) return 'way'
  return way === 'email' && !isEmail(email) ? 'email' : null
}

/** The question itself. Sent by JavaScript where there is any, and else by the browser. */
export function AskForm() {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useCall('ask', calls.file)
  if (became?.is === 'done') return <Sent {...became.data} />

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget))
    const wrong = wrongIn(body)
    if (wrong !== null) return refuse(wrong)
    void send({ body: body as Parameters<typeof send>[0]['body'] })
  }
  const sentences: Readonly<Record<string, string>> = {
    kind: t`Choose what your question is about.`,
    message: t`Write your question, in ${shortestMessage} to ${i18n.number(longestMessage)} characters.`,
    way: t`Choose where you want to read the answer.`,
    email: t`Write one e-mail address, such as name@example.org.`,
  }
  const field = became?.is === 'refused' ? became.field : null
  const errorAt = (name: string) => (field === name ? sentences[name] : undefined)
  return (
    <form
      action="/support#ask"
      autoComplete="off"
      className="group grid max-w-2xl scroll-mt-20 gap-6"
      id="ask"
      method="post"
      noValidate
      onSubmit={submit}
    >
      {became && (
        <NotSent
          at={field !== null && sentences[field] !== undefined ? { control: `ask-${field}`, text: sentences[field] } : null}
          became={became}
          key={attempt}
          title={t`Your question was not sent`}
        />
      )}
      <Hidden form="ask" />
      <Select
        defaultValue={values['kind'] ?? ''}
        error={errorAt('kind')}
        id="ask-kind"
        label={t`What is it about?`}
        name="kind"
        options={[{ value: '', label: t`Choose one` }, ...kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))]}
      />
      <TextArea
        counter={{ min: shortestMessage, max: longestMessage }}
        defaultValue={values['message'] ?? ''}
        error={errorAt('message')}
        hint={<Trans>Leave out names of children, case numbers and addresses. We do not need them.</Trans>}
        id="ask-message"
        label={t`Your question`}
        name="message"
        rows={7}
      />
      <RadioGroup
        error={errorAt('way')}
        id="ask-way"
        legend={t`Where do you want to read the answer?`}
        name="way"
        options={[
          {
            value: 'here',
            label: <Trans>On this page</Trans>,
            hint: <Trans>You get a number and four words. No address is needed.</Trans>,
          },
          {
            value: 'email',
            label: <Trans>By e-mail too</Trans>,
            hint: <Trans>Then your question also goes to our mailbox.</Trans>,
          },
        ]}
        value={ways.find((way) => way === values['way']) ?? 'here'}
      />
      <TextInput
        autoComplete="off"
        // Shown where it is asked for; by the style sheet, so without JavaScript too.
        className="group-has-[[value=here]:checked]:hidden"
        defaultValue={values['email'] ?? ''}
        error={errorAt('email')}
        hint={<Trans>Others may read a mailbox that is shared, or that is still open on an old phone or tablet.</Trans>}
        id="ask-email"
        inputMode="email"
        label={t`E-mail address for the answer`}
        maxLength={254}
        name="email"
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send question</Trans>
      </Button>
      <p className="text-sm text-soft">
        <Trans>
          We keep what you type here and the day, until the ticket is closed. We do not keep your network address, your browser or the time
          of day.
        </Trans>
      </p>
    </form>
  )
}
