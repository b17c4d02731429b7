import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { states } from '#domain/directory/states.ts'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { type Role, roles } from '#directory/professionals/contract.ts'
import type { Query } from './address.ts'
import { roleWords } from '#directory/professionals/public.tsx'

interface SearchFormProps {
  query: Query
  typed: string
  onType: (text: string) => void
  /** A role or a state was chosen, or Enter was pressed. */
  onChoose: (chosen: { q: string; role: string; state: string }) => void
}

/** A plain form that works without JavaScript; with it, results follow the typing and the choices. */
export function SearchForm({ query, typed, onType, onChoose }: SearchFormProps) {
  const { t, i18n } = useLingui()
  // Reads the fields: people can type and choose before this code runs, without any event.
  const choose = (form: HTMLFormElement | null) => {
    const given = new FormData(form ?? undefined)
    const of = (name: string) => String(given.get(name) ?? '')
    onChoose({ q: of('q'), role: of('role'), state: of('state') })
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    choose(event.currentTarget)
  }
  return (
    <search className="no-print">
      <form
        action="/search-professionals"
        className="mt-6 grid grid-cols-2 items-end gap-4 lg:grid-cols-[1fr_12rem_13rem_auto]"
        method="get"
        onSubmit={send}
      >
        <TextInput
          autoComplete="off"
          className="col-span-2 lg:col-span-1"
          enterKeyHint="search"
          hint={t`A name, court, county, city or ZIP code. A misspelled name is fine.`}
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
          onChange={(event) => choose(event.target.form)}
          options={[{ value: '', label: t`All roles` }, ...roles.map((role: Role) => ({ value: role, label: i18n._(roleWords[role]) }))]}
        />
        <Select
          defaultValue={query.state ?? ''}
          key={`state ${query.state}`}
          label={t`State`}
          name="state"
          onChange={(event) => choose(event.target.form)}
          options={[{ value: '', label: t`All states` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        {query.sort && <input name="sort" type="hidden" value={query.sort} />}
        {query.jurisdiction && <input name="jurisdiction" type="hidden" value={query.jurisdiction} />}
        <Button className="col-span-2 min-h-12 lg:col-span-1" kind="primary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </search>
  )
}
