import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { states } from '#domain/directory/states.ts'
import { useApiQuery } from '#web/api.ts'
import { dayInWords } from '#web/days.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Button } from '#web/ui/button.tsx'
import { Select, TextInput } from '#web/ui/field.tsx'
import { Pager } from '#web/ui/nav.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Filled, kinds } from '../contract.ts'
import { hrefOf, listQuery } from './address.ts'
import { FoundDialog } from './found-dialog.tsx'
import { Organizations } from './organizations.tsx'
import { kindWords } from './words.ts'

function Filter({ search }: { search: URLSearchParams }) {
  const { t, i18n } = useLingui()
  const [, go] = useLocation()
  const { q, kind, state } = listQuery(search)
  return (
    <search className="no-print">
      <form
        className="flex flex-wrap items-end gap-3"
        key={search.toString()}
        onSubmit={(event) => {
          event.preventDefault()
          go(hrefOf(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>))
        }}
      >
        <TextInput
          autoComplete="off"
          className="min-w-48 flex-1"
          defaultValue={q}
          label={t`Words of the name`}
          maxLength={100}
          name="q"
          type="search"
        />
        <Select
          className="min-w-36"
          defaultValue={kind ?? ''}
          label={t`Kind`}
          name="kind"
          options={[{ value: '', label: t`Any` }, ...kinds.map((value) => ({ value, label: i18n._(kindWords[value]) }))]}
        />
        <Select
          className="min-w-36"
          defaultValue={state ?? ''}
          label={t`State`}
          name="state"
          options={[{ value: '', label: t`Any` }, ...Object.entries(states).map(([value, label]) => ({ value, label }))]}
        />
        <Button className="min-h-12" type="submit">
          <Trans>Find</Trans>
        </Button>
      </form>
    </search>
  )
}

/** What the last filling from the directory did: in one sentence, with what a steward has to look at. */
function LastFill({ filled }: { filled: Filled }) {
  const { i18n } = useLingui()
  if (!filled) {
    return (
      <p className="text-soft">
        <Trans>Courts and seats are taken over from the directory a minute after an import. That has not happened yet.</Trans>
      </p>
    )
  }
  const day = dayInWords(filled.on, i18n.locale)
  const [organizations, added, replaced, gone, unlinked, unfit, overlapping] = [
    filled.organizations,
    filled.added,
    filled.replaced,
    filled.gone,
    filled.unlinked,
    filled.unfit,
    filled.overlapping,
  ].map((n) => i18n.number(n))
  return (
    <p className="figures max-w-prose text-sm text-soft">
      <Trans>
        Last taken over from the directory on {day}: {organizations} courts and {added} seats new, {replaced} changed, {gone} no longer
        named. Positions that name a court which is not in the list: {unlinked}; that end before they begin: {unfit}. Pairs of full-time
        seats of one person at once, as the sources have them: {overlapping}.
      </Trans>
    </p>
  )
}

/** All organizations, found by name, kind and state. */
export function List({ search }: { search: URLSearchParams }) {
  const { t } = useLingui()
  const [adding, setAdding] = useState(false)
  const query = listQuery(search)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <div className="prose">
        <h1>
          <Trans>Organizations</Trans>
        </h1>
        <p className="text-soft">
          <Trans>
            Courts, firms, agencies and panels, and who had which seat there, from when until when. Nothing here is overwritten: what
            changes gets a further line with its source and day.
          </Trans>
        </p>
      </div>
      <Filter search={search} />
      <Loaded query={useApiQuery(calls.list, { query }, { keepOld: true })} failed={t`The list did not load`} lines={12}>
        {({ items, total, next, filled }) => (
          <>
            <div className="flex flex-wrap items-center justify-between gap-3">
              <output className="figures">
                <Plural one="# organization" other="# organizations" value={total} />
              </output>
              <Button className="no-print" kind="secondary" onClick={() => setAdding(true)}>
                <Trans>Add an organization</Trans>
              </Button>
            </div>
            {items.length === 0 ? (
              <Empty title={<Trans>Nothing was found</Trans>}>
                <p>
                  <Trans>Try fewer words, or add the organization with a source.</Trans>
                </p>
              </Empty>
            ) : (
              <Organizations caption={t`Organizations, by name`} items={items} />
            )}
            <Pager
              first={query.cursor ? hrefOf({ ...query, cursor: null }) : null}
              next={next ? { href: hrefOf({ ...query, cursor: next }) } : null}
            />
            <LastFill filled={filled} />
          </>
        )}
      </Loaded>
      <FoundDialog above={null} onClose={() => setAdding(false)} open={adding} />
    </div>
  )
}
