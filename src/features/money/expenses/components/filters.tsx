import { Trans, useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { Reply } from '#http/contract.ts'
import { SiteLink } from '#web/link.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select } from '#web/ui/field.tsx'
import type { calls } from '../contract.ts'

const path = '/co-parenting-expenses'

/** Which expenses the list has: the address says so, so that a link or a reload shows the same. */
export function Filters({ list, search }: { list: Reply<typeof calls.list>; search: URLSearchParams }) {
  const { t } = useLingui()
  const [, go] = useLocation()
  const to = (name: string, value: string) => {
    const next = new URLSearchParams(search)
    next.delete('request')
    if (value === '') next.delete(name)
    else next.set(name, value)
    return `${path}${next.size > 0 ? `?${next.toString()}` : ''}`
  }
  const chosen = search.get('show') ?? ''
  const { waiting } = list
  const tabs = [
    ['', <Trans key="all">All</Trans>],
    ['answer', <Trans key="answer">Needs your answer ({waiting})</Trans>],
    ['open', <Trans key="open">Open</Trans>],
    ['drafts', <Trans key="drafts">Drafts</Trans>],
  ] as const
  const select = (name: string, label: string, any: string, options: { value: string; label: string }[]) => (
    <Select
      label={label}
      name={name}
      onChange={(event) => go(to(name, event.target.value))}
      options={[{ value: '', label: any }, ...options]}
      value={search.get(name) ?? ''}
    />
  )
  const isFiltered = ['child', 'category', 'year'].some((name) => search.get(name) !== null)
  return (
    <div className="no-print grid gap-1">
      <nav aria-label={t`Which expenses`} className="flex flex-wrap gap-x-4 gap-y-1">
        {tabs.map(([value, label]) => (
          <SiteLink
            aria-current={chosen === value ? 'page' : undefined}
            className={`inline-flex min-h-11 items-center ${chosen === value ? 'font-semibold' : ''}`}
            key={value}
            to={to('show', value)}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      <Disclosure isOpen={isFiltered} title={isFiltered ? <Trans>Filters: on</Trans> : <Trans>Filters</Trans>}>
        <div className="grid gap-4 pb-2 sm:grid-cols-3">
          {select(
            'child',
            t`Child`,
            t`All children`,
            list.children.map(({ id, name }) => ({ value: id, label: name })),
          )}
          {select(
            'category',
            t`Category`,
            t`All categories`,
            list.categories.filter(({ until }) => until === null).map(({ id, title }) => ({ value: id, label: title })),
          )}
          {select(
            'year',
            t`Year`,
            t`All years`,
            list.years.map((year) => ({ value: String(year), label: String(year) })),
          )}
        </div>
      </Disclosure>
    </div>
  )
}
