import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { api } from '#web/api.ts'
import { NotSent } from '#web/not-sent.tsx'
import { Button } from '#web/ui/button.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { longestMessage, mineCalls, shortestMessage } from '../contract.ts'
import { bodyOf, wrongIn } from './ask-form.tsx'
import { FilePicker } from './file-picker.tsx'
import { refusalOf } from './files.ts'
import { QuestionFields } from './question-fields.tsx'
import { Uploads } from './uploads.tsx'

function Arrived({ number, files }: { number: string; files: readonly File[] }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    void client.invalidateQueries({ queryKey: [mineCalls.mine.path] })
  }, [client])
  return (
    <div className="grid max-w-2xl gap-4 rounded-md border border-line bg-surface p-4 sm:p-6">
      <h3 className="outline-none" ref={heading} tabIndex={-1}>
        <Trans>Your question has arrived</Trans>
      </h3>
      <p>
        <Trans>
          It is ticket <strong className="figures">{number}</strong>. You read the answer above, under “Your questions”.
        </Trans>
      </p>
      {files.length > 0 && <Uploads files={files} send={(content) => api(mineCalls.attachMine, { body: { number, content } })} />}
    </div>
  )
}

/** A question of someone who is signed in: it is tied to the account, and needs neither words nor an address. */
export function MineForm() {
  const { t, i18n } = useLingui()
  const { became, attempt, busy, send, refuse, values } = useMutation(mineCalls.fileMine, [], { plain: 'mine' })
  const [files, setFiles] = useState<readonly File[]>([])
  if (became?.is === 'done') return <Arrived files={files} number={became.data.number} />

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = { ...bodyOf(new FormData(event.currentTarget)), way: 'here' }
    const wrong = wrongIn(body) ?? (refusalOf(files) === null ? null : 'files')
    if (wrong !== null) return refuse(wrong)
    const { kind, message } = body
    void send({ body: { kind, message } as Parameters<typeof send>[0]['body'] })
  }
  const sentences: Readonly<Record<string, string>> = {
    kind: t`Choose what your question is about.`,
    message: t`Write your question, in ${shortestMessage} to ${i18n.number(longestMessage)} characters.`,
    files: t`Choose other files, or none.`,
  }
  const field = became?.is === 'refused' ? became.field : null
  const errorAt = (name: string) => (field === name ? sentences[name] : undefined)
  return (
    <form autoComplete="off" className="grid max-w-2xl gap-6" noValidate onSubmit={submit}>
      {became && (
        <NotSent
          at={field !== null && sentences[field] !== undefined ? { control: `ask-${field}`, text: sentences[field] } : null}
          became={became}
          key={attempt}
          title={t`Your question was not sent`}
        />
      )}
      <QuestionFields errorAt={errorAt} values={values} />
      <FilePicker files={files} onPick={setFiles} />
      <Button busy={busy} className="justify-self-start" type="submit">
        <Trans>Send question</Trans>
      </Button>
    </form>
  )
}
