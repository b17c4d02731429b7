import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, type SubmitEvent, Suspense, useState } from 'react'
import { api } from '#web/api.ts'
import { Hidden } from '#web/hidden.tsx'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { TimeKept } from '#web/time-kept.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { calls, kinds, longestMessage, shortestMessage, ways } from '../contract.ts'
import { isEmail } from '#kernel/email.ts'
import { FilePicker } from './file-picker.tsx'
import { refusalOf } from './files.ts'
import { QuestionFields } from './question-fields.tsx'
import { Sent } from './sent.tsx'

/** Fetched when a file is chosen. Where it does not arrive after all the ticket's number is shown none the less. */
const fetchUploads = () => import('./uploads.tsx').then((part) => ({ default: part.Uploads }))
const nothing: { default: ComponentType<ComponentProps<typeof import('./uploads.tsx').Uploads>> } = { default: () => null }
const Uploads = lazy<typeof nothing.default>(() => fetchUploads().catch(() => nothing))

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
export function wrongIn({ kind, message, way, email = '' }: ReturnType<typeof bodyOf>): string | null {
  if (!kinds.some((known) => known === kind)) return 'kind'
  if (message.length < shortestMessage || message.length > longestMessage) return 'message'
  if (!ways.some((known) => known === way)) return 'way'
  return way === 'email' && !isEmail(email) ? 'email' : null
}

/** The question itself. Sent by JavaScript where there is any, and else by the browser. */
export function AskForm() {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(calls.file, [], { plain: 'ask' })
  const [files, setFiles] = useState<readonly File[]>([])
  if (became?.is === 'done') {
    const { number, code } = became.data
    return (
      <Sent {...became.data}>
        {files.length > 0 && (
          <Suspense>
            <Uploads files={files} send={(content) => api(calls.attach, { body: { number, code, content } })} />
          </Suspense>
        )}
      </Sent>
    )
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOf(new FormData(event.currentTarget))
    const wrong = wrongIn(body)
    if (wrong !== null) return refuse(wrong)
    if (refusalOf(files) !== null) return refuse('files')
    void send({ body: body as Parameters<typeof send>[0]['body'] })
  }
  const sentences: Readonly<Record<string, string>> = {
    kind: t`Choose what your question is about.`,
    message: t`Write your question, in ${shortestMessage} to ${i18n.number(longestMessage)} characters.`,
    way: t`Choose where you want to read the answer.`,
    files: t`Choose other files, or none.`,
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
      <QuestionFields errorAt={errorAt} values={values} />
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
      <FilePicker
        files={files}
        onPick={(picked) => {
          setFiles(picked)
          if (picked.length > 0) fetchUploads().catch(() => {})
        }}
      />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send question</Trans>
      </Button>
      <p className="text-sm text-soft">
        <Trans>
          We keep what you type and add here until the ticket is closed. We do not keep your network address, your browser or the names of
          your files.
        </Trans>{' '}
        <TimeKept />
      </p>
    </form>
  )
}
