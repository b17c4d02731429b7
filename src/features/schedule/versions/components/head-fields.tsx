import { useLingui } from '@lingui/react/macro'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { Basis, Draft } from '../contract.ts'
import { basisNames } from './words.ts'

interface HeadFieldsProps {
  words: Draft
  otherJoined: boolean
  orders: readonly { id: string; title: string; effective: string }[]
  onPut: (more: Partial<Draft>) => void
  onEffective: (effective: string) => void
  errorAt: (field: string) => string | undefined
}

/** What a version is called, from when it counts, and what it stands on. */
export function HeadFields({ words, otherJoined, orders, onPut, onEffective, errorAt }: HeadFieldsProps) {
  const { t, i18n } = useLingui()
  const bases: readonly Basis[] = otherJoined ? ['agreed', 'order'] : ['own', 'order']
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextInput
        error={errorAt('title')}
        label={t`Title`}
        maxLength={120}
        onChange={(event) => onPut({ title: event.target.value })}
        value={words.title}
      />
      <TextInput
        error={errorAt('effective')}
        label={t`Counts from`}
        onChange={(event) => event.target.value && onEffective(event.target.value)}
        type="date"
        value={words.effective}
      />
      <Select
        error={errorAt('basis')}
        label={t`What it is`}
        onChange={(event) => onPut({ basis: bases.find((one) => one === event.target.value) ?? bases[0]! })}
        options={bases.map((value) => ({ value, label: i18n._(basisNames[value]) }))}
        value={words.basis}
      />
      {words.basis === 'order' && (
        <Select
          error={errorAt('orderId')}
          label={t`Order`}
          onChange={(event) => onPut({ orderId: event.target.value || null })}
          options={[{ value: '', label: t`Named in the note` }, ...orders.map(({ id, title }) => ({ value: id, label: title }))]}
          value={words.orderId ?? ''}
        />
      )}
    </div>
  )
}
