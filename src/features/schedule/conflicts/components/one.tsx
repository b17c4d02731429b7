import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useCaseTimes } from '#shell/case-times.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import type { Child } from '#case/cases/contract.ts'
import { dayShort, type Names } from '#schedule/events/public.tsx'
import { calls, type Conflict } from '../contract.ts'
import { Kind, type Reader, Why } from './conflict-words.tsx'
import { Fix } from './fix.tsx'

export interface AroundProps {
  caseId: string
  names: Names
  kids: readonly Child[]
  /** Whose seat the reader has. */
  reader: Reader
  /** A link within the same case. */
  link: (path: string) => string
  onMoved: () => void
}

interface OneProps extends AroundProps {
  group: readonly [Conflict, ...Conflict[]]
  zone: string
  canLetBe: boolean
}

/** One conflict, and on which further days it is so. */
export function One({ group, caseId, zone, names, kids, reader, canLetBe, link, onMoved }: OneProps) {
  const { i18n } = useLingui()
  const letting = useMutation(calls.letBe, ['/api/calendar/conflicts'])
  const [first, ...rest] = group
  // Of a gap the rest are the other children.
  const others = first.kind === 'gap' ? [] : rest
  const { items, clause, letBe } = first
  const { moment: when } = useCaseTimes(zone, i18n)
  const letAll = async () => {
    for (const { key } of group) if (!(await letting.send({ params: { case: caseId, conflict: key }, body: { letBe: !letBe } }))) return
  }
  return (
    <article className="grid h-full content-start gap-2 rounded-md border border-line border-s-4 border-s-attention bg-surface p-4">
      <h3 className="text-base">
        <Kind conflict={first} names={names} reader={reader} />
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
        <Why conflict={first} family={kids} group={group} names={names} reader={reader} zone={zone} />
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
        <Fix caseId={caseId} conflict={first} link={link} onMoved={onMoved} reader={reader} />
        {canLetBe && (
          <Button busy={letting.busy} kind="quiet" onClick={() => void letAll()}>
            {letBe ? <Trans>Restore</Trans> : <Trans>Dismiss</Trans>}
            <span className="sr-only"> {items.map(({ title }) => title).join(', ')}</span>
          </Button>
        )}
      </div>
      {others.length > 0 && (
        <p className="hidden text-sm print:block">
          <Trans>Also:</Trans> {others.map(({ from }) => when(from)).join('; ')}
        </p>
      )}
      {others.length > 0 && (
        <details className="no-print">
          <summary className="min-h-11 py-2">
            <Plural one="and on # more day" other="and on # more days" value={others.length} />
          </summary>
          <ul className="grid gap-1">
            {others.map((other) => (
              <li className="flex flex-wrap items-center gap-x-4" key={other.key}>
                <span className="figures text-sm">{when(other.from)}</span>
                <Fix caseId={caseId} conflict={other} link={link} onMoved={onMoved} reader={reader} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </article>
  )
}
