import { useLingui } from '@lingui/react/macro'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { Days } from './range.ts'

interface RangeFieldsProps {
  range: Days
  child: string | null
  kids: readonly { id: string; name: string }[]
  onRange: (range: Days) => void
  onChild: (child: string) => void
}

/** Which days, and for which child. */
export function RangeFields({ range, child, kids, onRange, onChild }: RangeFieldsProps) {
  const { t } = useLingui()
  return (
    <div className="no-print grid max-w-2xl gap-4 sm:grid-cols-3">
      <TextInput
        label={t`From`}
        max={range.to}
        onChange={(event) => event.target.value && onRange({ ...range, from: event.target.value })}
        type="date"
        value={range.from}
      />
      <TextInput
        label={t`To`}
        min={range.from}
        onChange={(event) => event.target.value && onRange({ ...range, to: event.target.value })}
        type="date"
        value={range.to}
      />
      {kids.length > 1 && (
        <Select
          label={t`Child`}
          onChange={(event) => onChild(event.target.value)}
          options={kids.map(({ id, name }) => ({ value: id, label: name }))}
          value={child ?? kids[0]!.id}
        />
      )}
    </div>
  )
}
