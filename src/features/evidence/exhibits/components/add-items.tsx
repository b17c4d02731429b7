import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { calls as itemCalls, type ItemRow } from '#evidence/items/contract.ts'
import { useApiQuery } from '#web/api.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Confirm } from '#web/ui/confirm.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { calls, type List } from '../contract.ts'
import { stale } from './addresses.ts'

interface Props {
  caseId: string
  list: List
  isEmpty: boolean
}

const most = 12

/** Finds items of the vault and puts them on the list. What is privileged or sensitive is asked about. */
export function AddItems({ caseId, list, isEmpty }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState('')
  const [asked, setAsked] = useState('')
  const [asks, setAsks] = useState<ItemRow | null>(null)
  const adding = useMutation(calls.put, stale)
  const query = useApiQuery(itemCalls.list, { query: { case: caseId, ...(asked && { q: asked }) } }, { keepOld: true })
  const put = async ({ id, title }: ItemRow, isSure: boolean) => {
    const done = await adding.send({ params: { case: caseId, list: list.id }, body: { item: id, isSure } }, { done: t`“${title}” added` })
    if (done) setAsks(null)
  }
  const there = new Map(list.rows.map(({ item, label }) => [item, label]))
  return (
    <Disclosure className="no-print" isOpen={isEmpty} title={<Trans>Add items of your vault</Trans>}>
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
                empty={<p className="text-soft">{asked === '' ? <Trans>Your vault is empty.</Trans> : <Trans>No item matches.</Trans>}</p>}
                of={items.slice(0, most)}
                rowKey={({ id }) => id}
              >
                {(item) => (
                  <div className="flex flex-wrap items-center gap-x-3">
                    <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                      <bdi>{item.title}</bdi>{' '}
                      {item.isSensitive && (
                        <Badge tone="attention">
                          <Trans>Sensitive</Trans>
                        </Badge>
                      )}
                      {item.privacy === 'privileged' && (
                        <Badge tone="info">
                          <Trans>Privileged</Trans>
                        </Badge>
                      )}
                    </span>
                    {there.has(item.id) && <span className="text-sm text-soft">{there.get(item.id)}</span>}
                    <Button
                      kind="secondary"
                      onClick={() => (item.isSensitive || item.privacy === 'privileged' ? setAsks(item) : void put(item, false))}
                    >
                      <Trans>Add</Trans>
                      <span className="sr-only"> {item.title}</span>
                    </Button>
                  </div>
                )}
              </Rows>
              {count > most && (
                <p className="text-sm text-soft">
                  <Trans>There are more. Find one by its words.</Trans>
                </p>
              )}
            </>
          )}
        </Loaded>
        {adding.problem && asks === null && <p className="text-danger">{adding.problem.sentence}</p>}
      </div>
      <Confirm
        busy={adding.busy}
        onClose={() => setAsks(null)}
        onConfirm={() => asks && void put(asks, true)}
        open={asks !== null}
        problem={adding.problem?.sentence}
        title={<Trans>Put it among the exhibits?</Trans>}
        verb={<Trans>Add it all the same</Trans>}
      >
        <p>
          {asks?.isSensitive ? (
            <Trans>You marked this item as sensitive. Everyone who gets the exhibits sees it.</Trans>
          ) : (
            <Trans>This item is privileged. Everyone who gets the exhibits sees it, and handing it over can end the privilege.</Trans>
          )}
        </p>
      </Confirm>
    </Disclosure>
  )
}
