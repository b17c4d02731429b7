import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import type { History } from '../contract.ts'

const names = ['year', 'kind', 'child', 'rate'] as const

/** What an address says of the history: what isn't in the form's shape is left out. */
export function filtersOf(search: URLSearchParams): { year?: string; kind?: 'support' | 'shared'; child?: string; rate?: string } {
  const [year, kind, child, rate] = names.map((name) => search.get(name) ?? '') as [string, string, string, string]
  return {
    ...(/^(19|20)\d\d$/.test(year) && { year }),
    ...((kind === 'support' || kind === 'shared') && { kind }),
    ...(/^[0-9a-f-]{36}$/.test(child) && { child }),
    ...(/^\d{1,2}(\.\d{1,2})?$/.test(rate) && { rate }),
  }
}

/** Chooses what the history is of. The address says it, so that it can be reopened and printed. */
export function Filters({ data, search }: { data: Pick<History, 'years' | 'children' | 'interest'>; search: URLSearchParams }) {
  const { t } = useLingui()
  const [path, go] = useLocation()
  const chosen = filtersOf(search)
  return (
    <form
      className="no-print grid gap-4 sm:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] sm:items-end"
      onSubmit={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const next = new URLSearchParams(search)
        for (const name of names) {
          const value = String(form.get(name) ?? '').trim()
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        go(`${path}${next.size > 0 ? `?${next.toString()}` : ''}`)
      }}
    >
      <Select
        defaultValue={chosen.year ?? ''}
        label={t`Calendar year (tax year)`}
        name="year"
        options={[{ value: '', label: t`All years` }, ...data.years.map((year) => ({ value: String(year), label: String(year) }))]}
      />
      <Select
        defaultValue={chosen.kind ?? ''}
        label={t`Kind`}
        name="kind"
        options={[
          { value: '', label: t`Support and expenses` },
          { value: 'support', label: t`Child support` },
          { value: 'shared', label: t`Shared expenses` },
        ]}
      />
      <Select
        defaultValue={chosen.child ?? ''}
        label={t`Child`}
        name="child"
        options={[{ value: '', label: t`All children` }, ...data.children.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      {data.interest && (
        <TextInput
          defaultValue={chosen.rate}
          inputMode="decimal"
          label={t`Interest rate of your order, % a year`}
          maxLength={5}
          name="rate"
          optional
        />
      )}
      <Button className="min-h-12" kind="secondary" type="submit">
        <Trans>Apply filters</Trans>
      </Button>
    </form>
  )
}
