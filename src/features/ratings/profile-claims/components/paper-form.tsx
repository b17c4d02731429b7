import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { base64Of } from '#web/base64-of.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { calls, type Claim, mostBytes, mostFiles, paperTypes } from '../contract.ts'

/** A paper for staff. */
export function PaperForm({ claim: { id, files } }: { claim: Claim }) {
  const { t } = useLingui()
  const { send, busy, problem } = useMutation(calls.attach, ['/api/claims'])
  const [wrong, setWrong] = useState<string | null>(null)
  if (files >= mostFiles) return null
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const file = new FormData(form).get('paper')
    if (!(file instanceof File) || file.size === 0) return setWrong(t`Choose a file first.`)
    if (file.size > mostBytes) return setWrong(t`A file can have 5 MB at most. Choose a smaller one.`)
    setWrong(null)
    const content = await base64Of(file).catch(() => null)
    if (content === null) return setWrong(t`The file could not be read. Choose it again.`)
    if (await send({ params: { id }, body: { content } })) form.reset()
  }
  return (
    <form className="grid max-w-md gap-3" noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        accept={paperTypes.join(',')}
        error={wrong ?? problem?.sentence}
        hint={
          <Trans>
            Such as a bar card or a letter from the court: a picture (PNG, JPEG) or PDF of 5 MB at most. Cover what is not needed. Our staff
            alone can open it, and it is deleted when they have decided.
          </Trans>
        }
        label={files === 0 ? t`A paper that shows who you are` : t`One more paper`}
        name="paper"
        type="file"
      />
      <Button busy={busy} className="justify-self-start" kind={files === 0 ? 'primary' : 'secondary'} type="submit">
        <Trans>Send the paper</Trans>
      </Button>
    </form>
  )
}
