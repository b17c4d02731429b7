import { useLingui } from '@lingui/react/macro'
import { states } from '../../../domain/directory/states.ts'
import { Button } from '../../../web/ui/button.tsx'
import { Select, TextInput } from '../../../web/ui/field.tsx'
import { type Role, roles } from '../contract.ts'
import type { Query } from './address.ts'
import { roleWords } from './words.ts'

/** A plain form that works without JavaScript; with it, results follow the typing. */
export function SearchForm({ query, typed, onType }: { query: Query; typed: string; onType: (text: string) => void }) {
  const { t, i18n } = useLingui()
  return (
    <search>
      <form
        action="/search-professionals"
        className="mt-6 grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_12rem_13rem_auto]"
        method="get"
      >
        <TextInput
          autoComplete="off"
          className="col-span-2 lg:col-span-1"
          enterKeyHint="search"
          hint={t`A name, a court, a county. Misspelled is fine.`}
          label={t`Name or place`}
          maxLength={100}
          name="q"
          onChange={(event) => onType(event.target.value)}
          spellCheck={false}
          type="search"
          value={typed}
        />
        <Select
          defaultValue={query.role ?? ''}
          key={`role ${query.role}`}
          label={t`Role`}
          name="role"
          options={[{ value: '', label: t`All roles` }, ...roles.map((role: Role) => ({ value: role, label: i18n._(roleWords[role]) }))]}
        />
        <Select
          defaultValue={query.state ?? ''}
          key={`state ${query.state}`}
          label={t`State`}
          name="state"
          options={[{ value: '', label: t`All states` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        <Button className="col-span-2 min-h-12 lg:col-span-1" kind="primary" type="submit">
          {t`Search`}
        </Button>
      </form>
    </search>
  )
}
