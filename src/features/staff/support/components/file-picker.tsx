import { Trans, useLingui } from '@lingui/react/macro'
import { useRuns } from '#web/runs.ts'
import { TextInput } from '#web/ui/field.tsx'
import { mostFiles } from '../contract.ts'
import { accepted, refusalOf } from './files.ts'

interface FilePickerProps {
  files: readonly File[]
  onPick: (files: readonly File[]) => void
}

/** Up to three files to go with a question. They are sent after it, when it has its number. */
export function FilePicker({ files, onPick }: FilePickerProps) {
  const { t } = useLingui()
  const runs = useRuns()
  if (!runs) return null
  const wrong = refusalOf(files)
  const sentences = {
    many: t`Choose ${mostFiles} files at most.`,
    large: t`A file can have 5 MB at most. Choose a smaller one.`,
    empty: t`One of the files is empty.`,
  }
  return (
    <TextInput
      accept={accepted}
      error={wrong === null ? undefined : sentences[wrong]}
      hint={
        <Trans>
          Up to {mostFiles} files of 5 MB: pictures (PNG, JPEG), PDF or plain text. A photo can hold the place where it was taken; a
          screenshot does not. Only our support desk can open them, and they are erased with your question.
        </Trans>
      }
      id="ask-files"
      label={t`Add files`}
      multiple
      onChange={(event) => onPick([...(event.target.files ?? [])])}
      optional
      type="file"
    />
  )
}
