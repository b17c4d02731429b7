import { Trans, useLingui } from '@lingui/react/macro'
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { api } from '#web/api.ts'
import type { Input } from '#http/contract.ts'
import { PlainForm } from '#web/form/plain-form.tsx'
import type { Errors, Values } from '#web/form/use-form.ts'
import { RadioGroup } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { TimePolicy } from '#web/time-policy.tsx'
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
export function bodyOf(values: Values) {
  const email = values('email')
  return { kind: values('kind'), message: values('message'), way: values('way'), ...(email !== '' && { email }) }
}

/** The sentence of each field of a question, and which fields cannot be sent as they are. */
export function useQuestionErrors(files: readonly File[]) {
  const { t, i18n } = useLingui()
  const sentences = {
    kind: t`Choose what your question is about.`,
    message: t`Write your question, in ${shortestMessage} to ${i18n.number(longestMessage)} characters.`,
    way: t`Choose where you want to read the answer.`,
    email: t`Write one e-mail address, such as name@example.org.`,
    files: t`Choose other files, or none.`,
  }
  const check = (values: Values): Errors => {
    const { kind, message, way, email = '' } = bodyOf(values)
    return {
      ...(!kinds.some((known) => known === kind) && { kind: sentences.kind }),
      ...((message.length < shortestMessage || message.length > longestMessage) && { message: sentences.message }),
      ...(way === 'email' && !isEmail(email) && { email: sentences.email }),
      ...(refusalOf(files) !== null && { files: sentences.files }),
    }
  }
  return { sentences, check }
}

/** The question itself. Sent by JavaScript where there is any, and else by the browser. */
export function AskForm() {
  const { t } = useLingui()
  const asking = useMutation(calls.file, [], { plain: 'ask' })
  const { became, values } = asking
  const [files, setFiles] = useState<readonly File[]>([])
  const { sentences, check } = useQuestionErrors(files)
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

  return (
    <div className="max-w-2xl">
      <PlainForm
        action="/support#ask"
        check={check}
        mutation={asking}
        name="ask"
        title={t`Your question was not sent`}
        read={bodyOf}
        send={(body) => asking.send({ body: body as Input<typeof calls.file>['body'] })}
        sentences={sentences}
        submit={<Trans>Send question</Trans>}
      >
        {(errorAt) => (
          <>
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
          </>
        )}
      </PlainForm>
      <p className="mt-5 text-sm text-soft">
        <Trans>
          We keep what you type and add here until the ticket is closed. We do not keep your network address, your browser or the names of
          your files.
        </Trans>{' '}
        <TimePolicy />
      </p>
    </div>
  )
}
