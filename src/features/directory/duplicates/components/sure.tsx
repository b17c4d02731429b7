import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { useToast } from '#web/toasts.tsx'
import { Button } from '#web/ui/button.tsx'
import { Checkbox } from '#web/ui/choice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Pair } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { percent, placeOf } from './words.ts'

const keyOf = ({ a, b }: Pair) => `${a.id} ${b.id}`

function List({ items, onOpen }: { items: readonly Pair[]; onOpen: (pair: Pair) => void }) {
  const { t, i18n } = useLingui()
  const toast = useToast()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const act = useMutation(calls.accept, ['/api/staff/duplicates'])
  const chosen = items.filter((pair) => !left.has(keyOf(pair)))
  const accept = async () => {
    const done = await act.send({ body: { pairs: chosen.map(({ a, b }) => ({ a: a.id, b: b.id })) } })
    if (!done) return
    const { merged, passedOver, drawn } = done
    toast({ title: t`Merged: ${merged}`, text: t`Passed over: ${passedOver}. Drawn for a second look: ${drawn}.` })
  }
  const n = chosen.length
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {items.map((pair) => (
          <li
            className="grid gap-x-4 rounded-sm border border-line bg-surface px-3 py-1 sm:grid-cols-[1fr_auto] sm:items-center"
            key={keyOf(pair)}
          >
            <Checkbox
              checked={!left.has(keyOf(pair))}
              label={
                <>
                  <strong>{pair.a.name}</strong>, {placeOf(pair.a)} <span className="text-soft">=</span> <strong>{pair.b.name}</strong>,{' '}
                  {placeOf(pair.b)} <span className="figures text-soft">({percent(i18n, pair.probability)})</span>
                </>
              }
              onChange={({ target }) =>
                setLeft((before) => new Set(target.checked ? [...before].filter((key) => key !== keyOf(pair)) : [...before, keyOf(pair)]))
              }
            />
            <Button kind="quiet" onClick={() => onOpen(pair)}>
              <Trans>Look</Trans>
              <span className="sr-only">
                {' '}
                <Trans>
                  at {pair.a.name} and {pair.b.name}
                </Trans>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      <Problem of={act.problem} />
      {n > 0 && (
        <p>
          <Button busy={act.busy} onClick={() => void accept()}>
            <Plural one="Merge this pair" other="Merge these # pairs" value={n} />
          </Button>
        </p>
      )}
    </div>
  )
}

/** Pairs that are beyond doubt, to be looked at as a list and accepted at once. */
export function Sure({ onOpen }: { onOpen: (pair: Pair) => void }) {
  const { t } = useLingui()
  const asked = useApiQuery(calls.sure, {})
  return (
    <section className="grid gap-4">
      <h2>
        <Trans>Accept at once</Trans>
      </h2>
      <p className="max-w-prose text-soft">
        <Trans>
          Pairs of 99 % and more against which nothing speaks. Read the list, and take out what you doubt. One in twenty of what you accept,
          and at least one, is drawn for a second look. Whoever may be one person with several others comes again in the next list.
        </Trans>
      </p>
      <Loaded query={asked} failed={t`The list cannot be shown`} lines={4}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t`No pair is beyond doubt`}>
              <Trans>The others stand under “To decide”, each to be looked at.</Trans>
            </Empty>
          ) : (
            <List items={items} onOpen={onOpen} />
          )
        }
      </Loaded>
    </section>
  )
}
