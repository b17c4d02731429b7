import { Trans, useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { documentTypes, type RecordFilter, type TermsVersion } from '../contract.ts'

/** What was filled in, without what was left empty. */
function filterIn(form: HTMLFormElement): RecordFilter {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '')
  return Object.fromEntries(filled) as RecordFilter
}

interface FilterProps {
  /** The documents, for their names. */
  documents: readonly TermsVersion[]
  onFilter: (filter: RecordFilter) => void
}

/**
 * Which records staff want to see. Sent as it stands it is also what the file is made by: by POST, for an e-mail
 * address stands in no address of ours.
 */
export function RecordFilterForm({ documents, onFilter }: FilterProps) {
  const { t } = useLingui()
  const names = new Map(documents.map(({ documentType, title }) => [documentType, title]))
  const show = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('formaction')) return
    event.preventDefault()
    onFilter(filterIn(event.currentTarget))
  }
  return (
    <form className="no-print grid gap-4" method="post" onSubmit={show}>
      <div className="grid items-end gap-4 sm:grid-cols-2 lg:grid-cols-3">
        <TextInput
          autoComplete="off"
          inputMode="email"
          label={<Trans>Exact e-mail address</Trans>}
          maxLength={254}
          name="email"
          required
          type="email"
        />
        <Select
          label={<Trans>Document</Trans>}
          name="documentType"
          options={[{ value: '', label: t`Any` }, ...documentTypes.map((type) => ({ value: type, label: names.get(type) ?? type }))]}
        />
        <TextInput label={<Trans>Version (its day)</Trans>} name="version" type="date" />
        <TextInput label={<Trans>From day (UTC)</Trans>} name="from" type="date" />
        <TextInput label={<Trans>To day (UTC)</Trans>} name="to" type="date" />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="secondary" type="submit">
          <Trans>Show records</Trans>
        </Button>
        <Button formAction="/api/terms/records.csv" kind="quiet" type="submit">
          <Trans>Download as CSV</Trans>
        </Button>
      </div>
    </form>
  )
}
