import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Form } from '#web/form/form.tsx'
import { FormError } from '#web/form/form-error.tsx'
import { useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { useCaseTimes } from '#shell/case-times.ts'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { TextInput } from '#web/ui/field.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { calls, type Exchange, type Item } from '../contract.ts'
import { keepItem, keepTick, tickWaiting, type Waiting } from './waiting.ts'

interface ItemsListProps {
  exchange: Exchange
  caseId: string
  zone: string
  waiting: readonly Waiting[]
  onSent: () => void
}

const invalidates = ['/api/exchanges']

/** The items to bring, with each side's check marks. */
export function ItemsList({ exchange, caseId, zone, waiting, onSent }: ItemsListProps) {
  const [isAdding, setAdding] = useState(false)
  const [gone, setGone] = useState<Item | null>(null)
  const removing = useMutation(calls.removeItem, invalidates)
  const { items, can } = exchange
  const remove = async (item: Item, removed: boolean) => {
    if (await removing.send({ params: { case: caseId, item: item.id }, body: { removed } })) setGone(removed ? item : null)
  }
  if (items.length === 0 && !can.addItem && !gone) return null
  return (
    <div className={items.length === 0 ? 'no-print grid gap-2' : 'grid gap-2'}>
      {items.length > 0 && (
        <h4 className="text-base">
          <Trans>Goes along</Trans>
        </h4>
      )}
      {items.length > 0 && (
        <ul className="grid gap-3">
          {items.map((item) => (
            <Line
              caseId={caseId}
              exchange={exchange}
              item={item}
              key={item.id}
              onRemove={() => void remove(item, true)}
              onSent={onSent}
              waiting={waiting}
              zone={zone}
            />
          ))}
        </ul>
      )}
      <FormError problem={removing.problem} />
      <output className="no-print">
        {gone && (
          <span className="flex flex-wrap items-center gap-3">
            <Trans>{gone.name} is off the list.</Trans>
            <Button busy={removing.busy} kind="quiet" onClick={() => void remove(gone, false)}>
              <Trans>Put it back</Trans>
            </Button>
          </span>
        )}
      </output>
      {can.addItem &&
        (isAdding ? (
          <AddForm caseId={caseId} exchange={exchange} onDone={() => setAdding(false)} onSent={onSent} />
        ) : (
          <p className="no-print">
            <Button kind="quiet" onClick={() => setAdding(true)}>
              {items.length === 0 ? <Trans>Add what goes along</Trans> : <Trans>Add another thing</Trans>}
            </Button>
          </p>
        ))}
    </div>
  )
}

function Line({ item, exchange, caseId, zone, waiting, onSent, onRemove }: ItemsListProps & { item: Item; onRemove: () => void }) {
  const { name, note, can } = item
  const waits = tickWaiting(waiting, item, exchange)
  const tick = async (done: boolean) => {
    if (can.tick && (await keepTick(caseId, exchange, item, { what: can.tick, done }))) onSent()
  }
  // Days before the exchange the page does not ask yet.
  const isTime = can.tick !== null || item.given !== null || item.got !== null || exchange.state !== 'scheduled'
  const giver = exchange.names[exchange.toSide === 'A' ? 'B' : 'A']
  const taker = exchange.names[exchange.toSide]
  const said = (what: 'handed_over' | 'received', its: Item['given'], who: string) =>
    can.tick === what ? (
      <Checkbox
        checked={waits ?? its !== null}
        label={<Half at={its} waits={waits === true && its === null} what={what} zone={zone} />}
        onChange={(event) => void tick(event.target.checked)}
      />
    ) : (
      <p className="py-2">{its ? <Half at={its} who={its.name} what={what} zone={zone} /> : <NotSaid what={what} who={who} />}</p>
    )
  return (
    <li className="border-s-4 border-line ps-3">
      <div className="flex flex-wrap items-center gap-x-3">
        <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
        {item.isCarried && (
          <Badge>
            <Trans>From an earlier exchange</Trans>
          </Badge>
        )}
      </div>
      {note && <p className="text-sm [overflow-wrap:anywhere]">{note}</p>}
      {isTime && (
        <div className="grid gap-x-6 sm:grid-cols-2">
          {said('handed_over', item.given, giver)}
          {said('received', item.got, taker)}
        </div>
      )}
      {can.remove && (
        <p className="no-print">
          <Button kind="quiet" onClick={onRemove}>
            <span>
              {item.isCarried ? <Trans>It may stay there</Trans> : <Trans>Take it off the list</Trans>}
              <span className="sr-only">: {name}</span>
            </span>
          </Button>
        </p>
      )}
    </li>
  )
}

/** One side's check mark: what, when, and whether it was entered later. */
function Half({
  what,
  at,
  zone,
  who,
  waits = false,
}: {
  what: 'handed_over' | 'received'
  at: Item['given']
  zone: string
  who?: string
  waits?: boolean
}) {
  const { i18n } = useLingui()
  const times = useCaseTimes(zone, i18n)
  const time = at && times.time(at.at)
  return (
    <>
      {what === 'handed_over' ? <Trans>Handed over</Trans> : <Trans>Received</Trans>}
      {who && ` (${who})`}
      {time && `, ${time}`}
      {waits && (
        <>
          , <Trans>not sent yet</Trans>
        </>
      )}{' '}
      {at?.isLateRecord && (
        <Badge tone="attention">
          <Trans>Recorded late</Trans>
        </Badge>
      )}
    </>
  )
}

function NotSaid({ what, who }: { what: 'handed_over' | 'received'; who: string }) {
  return (
    <span className="text-soft">
      {what === 'handed_over' ? <Trans>Handed over: {who} has not said so yet</Trans> : <Trans>Received: {who} has not said so yet</Trans>}
    </span>
  )
}

function AddForm({ caseId, exchange, onDone, onSent }: Pick<ItemsListProps, 'caseId' | 'exchange' | 'onSent'> & { onDone: () => void }) {
  const { t } = useLingui()
  const { go, ...adding } = useAction()
  const { dueAt, toSide } = exchange
  return (
    <div className="no-print max-w-xl">
      <Form
        draft={`item ${dueAt} ${toSide}`}
        isRepeated
        kind="primary"
        more={
          <Button kind="quiet" onClick={onDone}>
            <Trans>Done</Trans>
          </Button>
        }
        mutation={adding}
        read={(values) => ({ name: values('name'), note: values('note') })}
        required={{ name: t`Say what goes along.` }}
        send={async (item) => {
          const done = await go(() => keepItem(caseId, { dueAt, toSide }, item))
          if (done.ok && done.reply) onSent()
          return done.ok ? true : null
        }}
        submit={<Trans>Add it</Trans>}
      >
        {(errorAt) => (
          <>
            <TextInput
              error={errorAt('name')}
              hint={t`A bag, medicine, something for school. Both of you see the list, and each ticks their own half.`}
              label={t`What goes along`}
              maxLength={80}
              name="name"
            />
            <TextInput label={t`What to know about it`} maxLength={200} name="note" optional />
          </>
        )}
      </Form>
    </div>
  )
}
