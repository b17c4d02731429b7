import { Trans, useLingui } from '@lingui/react/macro'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import { factKindNames, factKinds } from '#domain/facts/kinds.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { dayOfTwo, Select, TextInput } from '#web/ui/field.tsx'
import type { calls } from '../contract.ts'
import { factsWith, filtersOf } from './addresses.ts'

/** Which facts the list has. */
export function Filters({ matrix, search }: { matrix: Reply<typeof calls.matrix>; search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const chosen = filtersOf(search)
  const isOn = Object.keys(chosen).length > 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const names = ['q', 'issue', 'person', 'kind', 'from', 'to', 'uncited', 'against']
    go(factsWith(search, Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '').trim()]))))
  }
  const any = (label: string) => ({ value: '', label })
  return (
    <div className="no-print">
      {isOn && (
        <SiteLink className="inline-flex min-h-11 items-center" to={factsWith(search, {})}>
          <Trans>Clear filters</Trans>
        </SiteLink>
      )}
      <Disclosure title={isOn ? <Trans>Search and filters: on</Trans> : <Trans>Search and filters</Trans>}>
        <form className="grid gap-4 pb-2 sm:grid-cols-2 lg:grid-cols-3" key={search.toString()} onSubmit={submit}>
          <TextInput defaultValue={chosen.q ?? ''} label={t`Search words`} maxLength={100} name="q" type="search" />
          <Select
            defaultValue={chosen.issue ?? ''}
            label={t`Issue`}
            name="issue"
            options={[any(t`All issues`), ...matrix.issues.map(({ id, name }) => ({ value: id, label: name }))]}
          />
          {matrix.people.length > 0 && (
            <Select
              defaultValue={chosen.person ?? ''}
              label={t`Person`}
              name="person"
              options={[any(t`Everyone`), ...matrix.people.map((name) => ({ value: name, label: name }))]}
            />
          )}
          <Select
            defaultValue={chosen.kind ?? ''}
            label={t`Kind`}
            name="kind"
            options={[any(t`All kinds`), ...factKinds.map((value) => ({ value, label: i18n._(factKindNames[value]) }))]}
          />
          <div className="flex flex-wrap gap-3">
            <TextInput className={dayOfTwo} defaultValue={chosen.from ?? ''} label={t`From`} name="from" type="date" />
            <TextInput className={dayOfTwo} defaultValue={chosen.to ?? ''} label={t`Through`} name="to" type="date" />
          </div>
          <div>
            <Checkbox defaultChecked={chosen.uncited === 'yes'} label={t`Nothing cited`} name="uncited" value="yes" />
            <Checkbox defaultChecked={chosen.against === 'yes'} label={t`Hurts your side`} name="against" value="yes" />
          </div>
          <Button className="justify-self-start" kind="secondary" type="submit">
            <Trans>Show facts</Trans>
          </Button>
        </form>
      </Disclosure>
    </div>
  )
}
