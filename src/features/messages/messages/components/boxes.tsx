import { Trans, useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { useLocation } from 'wouter'
import type { Seat } from '#case/cases/contract.ts'
import { caseQuery } from '#case/cases/public.tsx'
import { readExchangeKey } from '#domain/exchange/key.ts'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { calls } from '../contract.ts'
import { kindNames } from '../rules.ts'
import { type Box, boxes, filtersIn, linkFrom } from './place.ts'
import { boxNames } from './words.ts'

const noFilters = { q: null, person: null, kind: null, child: null, from: null, to: null, unanswered: null, attachments: null, about: null }

/** Of a seat that reads, and writes nothing. */
const readersBoxes: readonly Box[] = ['inbox', 'all']

/** The boxes, with how many wait in them. */
export function Boxes({ search, seat, box }: { search: URLSearchParams; seat: Seat; box: Box }) {
  const { i18n, t } = useLingui()
  const { data } = useApiQuery(calls.counts, { query: caseQuery(search) })
  const counts: Partial<Record<Box, number>> = data ? { inbox: data.unread, needs_answer: data.needsAnswer, drafts: data.drafts } : {}
  const label = (each: Box) => (
    <>
      {i18n._(boxNames[each])}
      {(counts[each] ?? 0) > 0 && <span className="figures text-sm text-soft">({counts[each]})</span>}
    </>
  )
  return (
    <nav aria-label={t`Boxes`} className="no-print">
      <ul className="flex flex-wrap gap-x-4 lg:gap-x-3 max-sm:text-sm">
        {(seat.side === null ? readersBoxes : boxes).map((each) => (
          <li key={each}>
            {each === box ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center gap-1 border-b-2 border-action font-semibold">
                {label(each)}
              </span>
            ) : (
              <SiteLink
                className="inline-flex min-h-11 items-center gap-1"
                to={linkFrom(search, { ...noFilters, box: each === 'inbox' ? null : each })}
              >
                {label(each)}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Finds messages by words, person, kind, child and day. */
export function Finder({ search, seat, box }: { search: URLSearchParams; seat: Seat; box: Exclude<Box, 'drafts'> }) {
  const { i18n, t } = useLingui()
  const [, go] = useLocation()
  const filters = filtersIn(search)
  const { q, about, ...others } = filters
  // The list beside it asks the same.
  const listed = useApiQuery(calls.list, { query: { ...caseQuery(search), box, ...filters } }, { keepOld: true })
  const children = listed.data?.children ?? []
  const exchange = about?.startsWith('exchange:') ? readExchangeKey(about.slice('exchange:'.length)) : null
  const due = exchange && listed.data ? formatDate('moment', exchange.due, i18n.locale, listed.data.zone) : null
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '').trim()
    go(
      linkFrom(search, {
        q: value('q'),
        person: value('person'),
        kind: value('kind'),
        child: value('child'),
        from: value('from'),
        to: value('to'),
        unanswered: value('unanswered'),
        attachments: value('attachments'),
      }),
    )
  }
  const any = { value: '', label: t`Any` }
  return (
    <search className="no-print">
      <form autoComplete="off" className="grid gap-1" key={JSON.stringify(filters)} onSubmit={find}>
        <div className="flex gap-2">
          <TextInput
            className="min-w-0 flex-1"
            defaultValue={q ?? ''}
            enterKeyHint="search"
            label={t`Find in messages`}
            maxLength={200}
            name="q"
            placeholder={t`Find in messages`}
            quiet
            type="search"
          />
          <Button aria-label={t`Find`} kind="secondary" type="submit">
            <Search className="icon" />
          </Button>
        </div>
        <Disclosure
          key={Object.keys(others).length}
          title={Object.keys(others).length > 0 ? <Trans>Filters (in use)</Trans> : <Trans>Filters</Trans>}
        >
          <div className="grid gap-3 pb-3 sm:grid-cols-2">
            <Select
              defaultValue={others.person ?? ''}
              label={t`From or to`}
              name="person"
              options={[any, ...seat.parents.map(({ memberId, name, isMe }) => ({ value: memberId, label: isMe ? t`You` : name }))]}
            />
            <Select
              defaultValue={others.kind ?? ''}
              label={t`Kind`}
              name="kind"
              options={[any, ...Object.entries(kindNames).map(([value, label]) => ({ value, label: i18n._(label) }))]}
            />
            {(children.length > 0 || others.child) && (
              <Select
                defaultValue={others.child ?? ''}
                key={children.length}
                label={t`About`}
                name="child"
                options={[any, ...children.map(({ id, name }) => ({ value: id, label: name }))]}
              />
            )}
            <TextInput defaultValue={others.from ?? ''} label={t`First day`} name="from" type="date" />
            <TextInput defaultValue={others.to ?? ''} label={t`Last day`} name="to" type="date" />
            <Checkbox
              defaultChecked={others.unanswered === 'yes'}
              label={<Trans>Needs an answer and has none</Trans>}
              name="unanswered"
              value="yes"
            />
            <Checkbox defaultChecked={others.attachments === 'yes'} label={<Trans>Has files</Trans>} name="attachments" value="yes" />
            <Button className="justify-self-start" kind="secondary" type="submit">
              <Trans>Apply filters</Trans>
            </Button>
          </div>
        </Disclosure>
        {Object.keys(filters).length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3">
            {due !== null && (
              <span>
                <Trans>About the exchange of {due}</Trans>
              </span>
            )}
            <SiteLink className="inline-block py-2" to={linkFrom(search, noFilters)}>
              <Trans>Show all again</Trans>
            </SiteLink>
          </p>
        )}
      </form>
    </search>
  )
}
