import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { base64Of } from '#web/base64-of.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { FormError } from '#web/form/form-error.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, mostFiles } from '../contract.ts'
import { accepted, refusalOf } from './files.ts'

/** Documents of an open application: how many there are, and more of them. */
export function Documents({ there }: { there: number }) {
  const { t } = useLingui()
  const attaching = useMutation(calls.attach, [calls.mine.path], { saysConflicts: true })
  const [files, setFiles] = useState<readonly File[]>([])
  const [round, setRound] = useState(0)
  const [isReading, setReading] = useState(false)
  const wrong = refusalOf(files, there)
  const sentences = {
    many: t`An application takes ${mostFiles} documents at most.`,
    large: t`A file can have 5 MB at most. Choose a smaller one.`,
    empty: t`One of the files is empty.`,
    kind: t`Only photos (PNG, JPEG) and PDF can be added.`,
  }
  const send = async () => {
    setReading(true)
    for (const file of files) if (!(await attaching.send({ body: { content: await base64Of(file) } }, { done: t`Document added.` }))) break
    setReading(false)
    setFiles([])
    setRound(round + 1)
  }
  return (
    <div className="grid gap-3">
      <p>
        <Plural _0="No documents added." one="# document added." other="# documents added." value={there} />
      </p>
      {attaching.problem && <FormError problem={attaching.problem} />}
      {there < mostFiles && (
        <>
          <TextInput
            accept={accepted}
            error={wrong === null ? undefined : sentences[wrong]}
            hint={t`A photo or PDF of a letter, a card or a pay stub: up to ${mostFiles}, 5 MB each. Only the person who decides can open them. They are deleted when it is decided.`}
            id="waiver-files"
            key={round}
            label={t`Documents`}
            multiple
            onChange={(event) => setFiles([...(event.target.files ?? [])])}
            optional
            type="file"
          />
          {files.length > 0 && wrong === null && (
            <div>
              <Button busy={isReading} kind="secondary" onClick={() => void send()}>
                <Trans>Add documents</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
