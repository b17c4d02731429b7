import { useLingui } from '@lingui/react/macro'
import { type Reason, reasons } from '#domain/redaction/marks.ts'
import { labelWords } from './words.ts'

interface Props {
  /** What it is the label of. */
  name: string
  value: Reason | null
  onChange: (label: Reason | null) => void
  id?: string
}

/** What a bar says. */
export function LabelSelect({ name, value, onChange, id }: Props) {
  const { i18n } = useLingui()
  return (
    <select
      aria-label={id === undefined ? name : undefined}
      className="control w-36 min-w-0 flex-none px-2 text-sm"
      id={id}
      onChange={(event) => onChange(reasons.find((reason) => reason === event.target.value) ?? null)}
      value={value ?? 'none'}
    >
      {(['none', ...reasons] as const).map((reason) => (
        <option key={reason} value={reason}>
          {i18n._(labelWords[reason])}
        </option>
      ))}
    </select>
  )
}
