import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { type ChangeEvent, type SubmitEvent, useId } from 'react'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import { fileKinds, privacies } from '#domain/evidence/items.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { dayOfTwo, Select, TextInput } from '#web/ui/field.tsx'
import type { calls } from '../contract.ts'
import { filterNames, filtersOf, pageWith } from './addresses.ts'
import { kindWords, privacyWords } from './words.ts'

interface Props {
  search: URLSearchParams
  choices: Reply<typeof calls.choices> | undefined
  /** Beside an item that is open all of it does not fit. */
  isNarrow: boolean
}

const open = 'sm:[&>summary]:hidden sm:[&::details-content]:block sm:[&::details-content]:[content-visibility:visible]'

/** What the list shows: words, and filters behind a fold where space is short. */
export function Find({ search, choices, isNarrow }: Props) {
  const { t, i18n } = useLingui()
  const id = useId()
  const [, go] = useLocation()
  const { q, ...chosen } = filtersOf(search)
  const isOn = Object.keys(chosen).length > 0
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    go(
      pageWith(search, {
        ...Object.fromEntries(filterNames.map((name) => [name, String(data.get(name) ?? '').trim()])),
        item: '',
        page: '',
      }),
    )
  }
  const select = (name: keyof typeof chosen, label: string, any: string, options: { value: string; label: string }[]) => (
    <Select
      className="min-w-0 flex-1 basis-32"
      defaultValue={chosen[name] ?? ''}
      label={label}
      name={name}
      onChange={(event: ChangeEvent<HTMLSelectElement>) => event.currentTarget.form?.requestSubmit()}
      options={[{ value: '', label: any }, ...options]}
    />
  )
  // An issue of the address that no item has any more can still be taken out of it.
  const issues = [...new Set([...(choices?.issues ?? []), ...(chosen.issue ? [chosen.issue] : [])])]
  const kids = choices?.children ?? []
  return (
    <search className="no-print">
      <form className="grid gap-1" key={search.toString()} onSubmit={submit}>
        <div className="flex gap-2">
          <label className="sr-only" htmlFor={id}>
            <Trans>Search titles, notes, names and text</Trans>
          </label>
          <input
            autoComplete="off"
            className="control min-w-0 flex-1"
            defaultValue={q ?? ''}
            enterKeyHint="search"
            id={id}
            maxLength={100}
            name="q"
            placeholder={t`Search titles, notes, text`}
            type="search"
          />
          <Button aria-label={t`Search`} className="min-h-12 px-3.5" kind="secondary" type="submit">
            <Search className="icon" />
          </Button>
        </div>
        <Disclosure className={isNarrow ? '' : open} isOpen={isOn} title={isOn ? <Trans>Filters: on</Trans> : <Trans>Filters</Trans>}>
          <div className="flex flex-wrap gap-3 pb-2">
            {issues.length > 0 &&
              select(
                'issue',
                t`Issue`,
                t`All issues`,
                issues.map((value) => ({ value, label: value })),
              )}
            {kids.length > 0 &&
              select(
                'child',
                t`Child`,
                t`All children`,
                kids.map(({ id: value, name }) => ({ value, label: name })),
              )}
            {select(
              'kind',
              t`Kind`,
              t`All kinds`,
              fileKinds.map((value) => ({ value, label: i18n._(kindWords[value]) })),
            )}
            {select(
              'privacy',
              t`Who sees it`,
              t`All`,
              privacies.map((value) => ({ value, label: i18n._(privacyWords[value]) })),
            )}
            <TextInput className={dayOfTwo} defaultValue={chosen.from ?? ''} label={t`From`} name="from" type="date" />
            <TextInput className={dayOfTwo} defaultValue={chosen.to ?? ''} label={t`Through`} name="to" type="date" />
          </div>
        </Disclosure>
      </form>
    </search>
  )
}
