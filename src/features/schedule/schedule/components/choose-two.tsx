import { useLingui } from '@lingui/react/macro'
import { dayShort } from '#shell/calendar-days.ts'
import { Select } from '#web/ui/field.tsx'
import { stateNames } from '#schedule/versions/public.tsx'
import type { Version } from '#schedule/versions/contract.ts'
import { type Chosen, type Pair, spans } from './chosen.ts'

interface ChooseTwoProps {
  pair: Pair
  chosen: Chosen
  versions: readonly Version[]
  kids: readonly { id: string; name: string }[]
  /** Given by the names that the address has for them. */
  onChoose: (change: Readonly<Record<string, string>>) => void
}

/** Which two versions, for which child, over how many months. */
export function ChooseTwo({ pair, chosen, versions, kids, onChoose }: ChooseTwoProps) {
  const { t, i18n } = useLingui()
  const optionOf = (version: Version) => {
    const [state, from] = [i18n._(stateNames[version.state]), dayShort(version.effective, i18n.locale)]
    return { value: version.id, label: t`${version.title} (${state}, from ${from})` }
  }
  return (
    <div className="no-print grid gap-4 sm:grid-cols-2">
      <Select
        label={t`This version`}
        onChange={(event) => onChoose({ compare: event.target.value })}
        options={versions.filter(({ id }) => id !== pair.after.id).map(optionOf)}
        value={pair.before.id}
      />
      <Select
        label={t`Beside this one`}
        onChange={(event) => onChoose({ with: event.target.value })}
        options={versions.filter(({ id }) => id !== pair.before.id).map(optionOf)}
        value={pair.after.id}
      />
      {kids.length > 1 && (
        <Select
          label={t`Child`}
          onChange={(event) => onChoose({ child: event.target.value })}
          options={kids.map(({ id, name }) => ({ value: id, label: name }))}
          value={chosen.child ?? kids[0]!.id}
        />
      )}
      <Select
        label={t`Laid out over`}
        onChange={(event) => onChoose({ months: event.target.value })}
        options={spans.map((value) => ({ value, label: t`${value} months` }))}
        value={chosen.months}
      />
    </div>
  )
}
