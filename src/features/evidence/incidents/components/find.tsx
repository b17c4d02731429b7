import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import { incidentKinds, kindNames } from '#domain/incidents/kinds.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { dayOfTwo, Select, TextInput } from '#web/ui/field.tsx'
import { filtersOf, pageWith } from './addresses.ts'

/** Which incidents the list and the packet have. */
export function Find({ search, kids }: { search: URLSearchParams; kids: readonly { id: string; name: string }[] }) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const chosen = filtersOf(search)
  const isOn = Object.keys(chosen).length > 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const parts = ['kind', 'child', 'from', 'to', 'words'].map((name) => [name, String(data.get(name) ?? '').trim()] as const)
    go(pageWith(search, { ...Object.fromEntries(parts), incident: '' }))
  }
  return (
    <Disclosure className="no-print" isOpen={isOn} title={isOn ? <Trans>Search and filters: on</Trans> : <Trans>Search and filters</Trans>}>
      <form className="grid gap-4 pb-2 sm:grid-cols-2" key={search.toString()} onSubmit={submit}>
        <TextInput defaultValue={chosen.words ?? ''} label={t`Search words`} maxLength={80} name="words" type="search" />
        <Select
          defaultValue={chosen.kind ?? ''}
          label={t`Kind`}
          name="kind"
          options={[{ value: '', label: t`All kinds` }, ...incidentKinds.map((value) => ({ value, label: i18n._(kindNames[value]) }))]}
        />
        {kids.length > 1 && (
          <Select
            defaultValue={chosen.child ?? ''}
            label={t`Child`}
            name="child"
            options={[{ value: '', label: t`All children` }, ...kids.map(({ id, name }) => ({ value: id, label: name }))]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <TextInput className={dayOfTwo} defaultValue={chosen.from ?? ''} label={t`From`} name="from" type="date" />
          <TextInput className={dayOfTwo} defaultValue={chosen.to ?? ''} label={t`Through`} name="to" type="date" />
        </div>
        <Button className="justify-self-start" kind="secondary" type="submit">
          <Trans>Search</Trans>
        </Button>
      </form>
    </Disclosure>
  )
}
