import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as itemCalls } from '#evidence/items/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import type { List } from '../contract.ts'
import { VaultRow } from './vault-row.tsx'

interface Props {
  caseId: string
  list: List
  isEmpty: boolean
}

const most = 12

/** Finds items of the vault and puts them on the list. */
export function AddItems({ caseId, list, isEmpty }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  // It stays open after the first was added.
  const [beginsOpen] = useState(isEmpty)
  const query = useApiQuery(itemCalls.list, { query: { case: caseId, ...(asked && { q: asked }) } }, { keepOld: true })
  const there = new Map(list.rows.map(({ item, label }) => [item, label]))
  return (
    <Disclosure className="no-print" isOpen={beginsOpen} title={<Trans>Add items from your vault</Trans>}>
      <div className="grid gap-3 pb-2">
        <form
          autoComplete="off"
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            setAsked(typed.trim())
          }}
        >
          <TextInput
            label={t`Find in your vault`}
            maxLength={100}
            onChange={({ target }) => setTyped(target.value)}
            type="search"
            value={typed}
          />
          <Button className="min-h-12" kind="secondary" type="submit">
            <Trans>Find</Trans>
          </Button>
        </form>
        <Loaded failed={<Trans>Couldn’t load your vault</Trans>} lines={4} query={query}>
          {({ items, count }) => (
            <>
              <Rows
                empty={<p className="text-soft">{asked === '' ? <Trans>Your vault is empty.</Trans> : <Trans>No items match.</Trans>}</p>}
                of={items.slice(0, most)}
                rowKey={({ id }) => id}
              >
                {(item) => <VaultRow caseId={caseId} item={item} label={there.get(item.id) ?? null} list={list.id} />}
              </Rows>
              {count > most && (
                <p className="text-sm text-soft">
                  <Trans>There are more. Search to find one.</Trans>
                </p>
              )}
            </>
          )}
        </Loaded>
      </div>
    </Disclosure>
  )
}
