import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useAsk } from '../../../web/ask.ts'
import { dayIn, timeIn } from '../../../web/inside/times.ts'
import { useChange } from '../../../web/inside/use-change.ts'
import { SiteLink } from '../../../web/link.tsx'
import { Button } from '../../../web/ui/button.tsx'
import { Badge } from '../../../web/ui/notice.tsx'
import type { Child } from '../../cases/contract.ts'
import { calls, type Conflict } from '../contract.ts'
import { Kind, Why } from './conflict-words.tsx'
import { dayShort, type Names } from './words.ts'

interface ConflictsProps {
  caseId: string
  query: { case?: string }
  names: Names
  kids: readonly Child[]
  link: (path: string) => string
  onMoved: () => void
}

/** The same things meeting for the same reason on several days are told once. */
function together(conflicts: readonly Conflict[]): (readonly [Conflict, ...Conflict[]])[] {
  const groups = new Map<string, [Conflict, ...Conflict[]]>()
  for (const conflict of conflicts) {
    const key = [
      conflict.kind,
      conflict.reason.key,
      conflict.letBe,
      ...conflict.items.map(({ id, what }) => (what === 'exchange' ? what : id)),
    ].join(' ')
    const group = groups.get(conflict.items.length > 0 ? key : conflict.key)
    if (group) group.push(conflict)
    else groups.set(conflict.items.length > 0 ? key : conflict.key, [conflict])
  }
  return [...groups.values()]
}

/** What cannot be as it stands in the coming six weeks: what meets, why, by which clause, and what would end it. */
export function Conflicts({ caseId, query, ...around }: ConflictsProps) {
  const { data } = useAsk(calls.conflicts, { query })
  const [showsLeft, setShowsLeft] = useState(false)
  if (!data) return null
  const open = together(data.conflicts.filter(({ letBe }) => !letBe))
  const left = together(data.conflicts.filter(({ letBe }) => letBe))
  const one = (group: readonly [Conflict, ...Conflict[]]) => (
    <li key={group[0].key}>
      <One canLetBe={data.can.letBe} caseId={caseId} group={group} zone={data.zone} {...around} />
    </li>
  )
  return (
    <section aria-labelledby="conflicts" className="grid gap-3">
      <h2 id="conflicts">
        <Trans>To look at in the next six weeks</Trans>
      </h2>
      {open.length === 0 ? (
        <p className="text-soft">
          <Trans>Nothing in the calendar meets, and nothing is against the schedule or an order, as far as both are kept here.</Trans>
        </p>
      ) : (
        <ul className="grid gap-3 lg:grid-cols-2">{open.map(one)}</ul>
      )}
      {left.length > 0 && (
        <Button aria-expanded={showsLeft} className="no-print justify-self-start" kind="quiet" onClick={() => setShowsLeft(!showsLeft)}>
          <Plural one="# that you let be" other="# that you let be" value={left.length} />
        </Button>
      )}
      {showsLeft && <ul className="grid gap-3 lg:grid-cols-2">{left.map(one)}</ul>}
    </section>
  )
}

type OneProps = Omit<ConflictsProps, 'query'> & { group: readonly [Conflict, ...Conflict[]]; zone: string; canLetBe: boolean }

function One({ group, caseId, zone, names, kids, canLetBe, link, onMoved }: OneProps) {
  const { i18n } = useLingui()
  const letting = useChange(calls.letBe, ['/api/calendar/conflicts'])
  const [first, ...others] = group
  const { items, clause, letBe } = first
  const when = (from: string) => `${dayIn(from, zone, i18n.locale)}, ${timeIn(from, zone, i18n.locale)}`
  const letAll = async () => {
    for (const { key } of group) if (!(await letting.send({ params: { case: caseId, conflict: key }, body: { letBe: !letBe } }))) return
  }
  return (
    <article className="grid h-full content-start gap-2 rounded-md border border-line border-s-4 border-s-attention bg-surface p-4">
      <h3 className="text-base">
        <Kind kind={first.kind} />
      </h3>
      <p className="text-sm text-soft">{when(first.from)}</p>
      {items.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1">
          {items.map((item) => (
            <li className="font-semibold [overflow-wrap:anywhere]" key={`${item.id} ${item.day}`}>
              {item.what === 'exchange' ? <Trans>Exchange</Trans> : item.title}{' '}
              <span className="font-normal text-soft">{dayShort(item.day, i18n.locale)}</span>
            </li>
          ))}
        </ul>
      )}
      <p>
        <Why conflict={first} family={kids} names={names} />
      </p>
      {clause && (
        <p className="text-sm">
          <Badge>
            <Trans>Clause {clause.paragraph}</Trans>
          </Badge>{' '}
          {clause.text}
        </p>
      )}
      {letting.problem && (
        <p className="font-semibold text-danger" role="alert">
          {letting.problem.sentence}
        </p>
      )}
      <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-1">
        <Fix caseId={caseId} conflictKind={first.kind} fix={first.fix} link={link} onMoved={onMoved} />
        {canLetBe && (
          <Button busy={letting.busy} kind="quiet" onClick={() => void letAll()}>
            {letBe ? <Trans>Show it again</Trans> : <Trans>Let it be</Trans>}
            <span className="sr-only"> {items.map(({ title }) => title).join(', ')}</span>
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <details>
          <summary className="min-h-11 py-2">
            <Plural one="and on # more day" other="and on # more days" value={others.length} />
          </summary>
          <ul className="grid gap-1">
            {others.map(({ key, from, fix }) => (
              <li className="flex flex-wrap items-center gap-x-4" key={key}>
                <span className="figures text-sm">{when(from)}</span>
                <Fix caseId={caseId} conflictKind={first.kind} fix={fix} link={link} onMoved={onMoved} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}

function Fix({
  conflictKind,
  fix,
  caseId,
  link,
  onMoved,
}: {
  conflictKind: Conflict['kind']
  fix: Conflict['fix']
  caseId: string
  link: (path: string) => string
  onMoved: () => void
}) {
  const { i18n } = useLingui()
  const moving = useChange(calls.move, ['/api/calendar'])
  if (fix.draft !== null) {
    return (
      <SiteLink to={link(`/time-trade-requests?draft=${fix.draft}`)}>
        {fix.kind === 'ask_first' ? <Trans>Offer the time</Trans> : <Trans>Ask for a swap</Trans>}
      </SiteLink>
    )
  }
  if (fix.move) {
    const { event, sequence, firstDay, ...to } = fix.move
    const day = [dayShort(firstDay, i18n.locale), to.from].filter(Boolean).join(', ')
    const move = async () => {
      if (await moving.send({ params: { case: caseId, event }, body: { sequence, firstDay, to } })) onMoved()
    }
    return (
      <Button busy={moving.busy} kind="secondary" onClick={() => void move()}>
        <Trans>Move it to {day}</Trans>
      </Button>
    )
  }
  if (fix.kind === 'move_exchange' || conflictKind === 'gap') {
    return (
      <SiteLink to={link('/co-parenting-calendar')}>
        <Trans>Open the schedule</Trans>
      </SiteLink>
    )
  }
  return null
}
