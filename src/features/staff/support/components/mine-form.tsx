import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { api } from '#web/api.ts'
import { Form } from '#web/form/form.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { type Kind, mineCalls } from '../contract.ts'
import { useQuestionErrors } from './ask-form.tsx'
import { FilePicker } from './file-picker.tsx'
import { QuestionFields } from './question-fields.tsx'
import { Uploads } from './uploads.tsx'

function Arrived({ number, files }: { number: string; files: readonly File[] }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
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
  const asking = useMutation(mineCalls.fileMine, [mineCalls.mine.path])
  const { became } = asking
  const [files, setFiles] = useState<readonly File[]>([])
  const { sentences, check } = useQuestionErrors(files)
  if (became?.is === 'done') return <Arrived files={files} number={became.data.number} />
  return (
    <div className="max-w-2xl">
      <Form
        check={check}
        draft="my question"
        kind="primary"
        mutation={asking}
        read={(values) => ({ kind: values('kind') as Kind, message: values('message') })}
        send={(body) => asking.send({ body })}
        sentences={sentences}
        submit={<Trans>Send question</Trans>}
      >
        {(errorAt) => (
          <>
            <QuestionFields errorAt={errorAt} values={{}} />
            <FilePicker files={files} onPick={setFiles} />
          </>
        )}
      </Form>
    </div>
  )
}
