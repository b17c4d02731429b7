import { useLingui } from '@lingui/react/macro'
import { folderNames, folders, longest } from '#domain/documents/documents.ts'
import { Select, TextArea, TextInput } from '#web/ui/field.tsx'
import type { DocumentDraft } from '../contract.ts'

interface Props {
  said: DocumentDraft
  onChange: (said: DocumentDraft) => void
  errorAt: (field: string) => string | undefined
}

/** What a parent says about a document. */
export function SaidFields({ said, onChange, errorAt }: Props) {
  const { t, i18n } = useLingui()
  const put = (more: Partial<DocumentDraft>) => onChange({ ...said, ...more })
  return (
    <>
      <TextInput
        error={errorAt('title')}
        label={t`Title`}
        maxLength={longest.title}
        name="title"
        onChange={(event) => put({ title: event.target.value })}
        value={said.title}
      />
      <Select
        label={t`Folder`}
        name="folder"
        onChange={(event) => put({ folder: folders.find((one) => one === event.target.value) ?? 'pleadings' })}
        options={folders.map((value) => ({ value, label: i18n._(folderNames[value]) }))}
        value={said.folder}
      />
      <TextInput
        error={errorAt('kind')}
        hint={t`Such as motion, decree, affidavit or letter`}
        label={t`Kind`}
        maxLength={longest.kind}
        name="kind"
        onChange={(event) => put({ kind: event.target.value })}
        optional
        value={said.kind}
      />
      <TextInput
        error={errorAt('docket')}
        label={t`Court and case number`}
        maxLength={longest.docket}
        name="docket"
        onChange={(event) => put({ docket: event.target.value })}
        optional
        value={said.docket}
      />
      <TextArea
        error={errorAt('note')}
        label={t`Note`}
        maxLength={longest.note}
        name="note"
        onChange={(event) => put({ note: event.target.value })}
        optional
        rows={2}
        value={said.note}
      />
    </>
  )
}
