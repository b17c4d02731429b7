import { Plural, Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { calls, type Conflict } from '../contract.ts'
import { type AroundProps, One } from './one.tsx'
import { together } from './together.ts'

/** What cannot be as it stands in the coming six weeks: what meets, why, by which clause, and what would end it. In the words of the person who reads. */
export function Conflicts({ query, ...around }: AroundProps & { query: { case?: string } }) {
  const { data } = useApiQuery(calls.list, { query })
  const [showsLeft, setShowsLeft] = useState(false)
  if (!data) return null
  const open = together(data.conflicts.filter(({ letBe }) => !letBe))
  const left = together(data.conflicts.filter(({ letBe }) => letBe))
  const one = (group: readonly [Conflict, ...Conflict[]]) => (
    <li key={group[0].key}>
      <One canLetBe={data.can.letBe} group={group} zone={data.zone} {...around} />
    </li>
  )
  return (
    <section aria-labelledby="conflicts" className="grid gap-3">
      <h2 id="conflicts">
        <Trans>Needs attention: next 6 weeks</Trans>
      </h2>
      {open.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing conflicts with the calendar, the schedule or an order, as far as they are kept here.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">{open.map(one)}</ul>
      )}
      {left.length > 0 && (
        <Button aria-expanded={showsLeft} className="no-print justify-self-start" kind="quiet" onClick={() => setShowsLeft(!showsLeft)}>
          <Plural one="# dismissed" other="# dismissed" value={left.length} />
        </Button>
      )}
      {showsLeft && <ul className="grid gap-3 lg:grid-cols-2">{left.map(one)}</ul>}
    </section>
  )
}
