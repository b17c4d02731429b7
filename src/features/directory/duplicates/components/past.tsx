import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useApiQuery } from '#web/api.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { formatDay } from '#web/dates.ts'
import { SiteLink } from '#web/link.tsx'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'
import { Empty } from '#web/ui/states.tsx'
import { calls, type Decided, type Merge } from '../contract.ts'
import { Problem } from '#web/form/problem.tsx'
import { useMutation } from '#web/form/use-mutation.ts'
import { useUndo } from './use-undo.ts'

function Line({ children, acts, problem }: { children: ReactNode; acts: ReactNode; problem: { sentence: string } | null }) {
  return (
    <li className="grid gap-2 rounded-sm border border-line bg-surface px-3 py-2 sm:grid-cols-[1fr_auto] sm:items-center">
      <div>{children}</div>
      <div className="no-print flex flex-wrap gap-2">{acts}</div>
      <Problem of={problem} />
    </li>
  )
}

function MergeLine({ of }: { of: Merge }) {
  const { i18n } = useLingui()
  const undo = useUndo()
  const look = useMutation(calls.look, ['/api/staff/duplicates'])
  const on = formatDay('dayOfLocale', of.mergedOn, i18n.locale)
  const waits = of.isDrawn && of.lookedOn === null && of.undoneOn === null
  const [merged, survivor] = [of.merged.name, of.survivor.name]
  return (
    <Line
      acts={
        of.undoneOn === null && (
          <>
            {waits && (
              <Button busy={look.busy} onClick={() => void look.send({ params: { id: of.id } })}>
                <Trans>It is right</Trans>
                <span className="sr-only">: {merged}</span>
              </Button>
            )}
            <Button busy={undo.busy} kind="secondary" onClick={() => void undo.undo(of.id)}>
              <Trans>Undo</Trans>
              <span className="sr-only">: {merged}</span>
            </Button>
          </>
        )
      }
      problem={undo.problem ?? look.problem}
    >
      <p>
        <Trans>
          {merged} is shown in <SiteLink to={`/professionals/${of.survivor.id}`}>{survivor}</SiteLink>
        </Trans>
      </p>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        <span>{on}</span>
        {of.isBulk && <Trans>accepted with others</Trans>}
        {waits && (
          <Badge tone="attention">
            <Trans>waits for a second look</Trans>
          </Badge>
        )}
        {of.lookedOn !== null && <Trans>looked at again</Trans>}
        {of.undoneOn !== null && (
          <Badge>
            <Trans>undone</Trans>
          </Badge>
        )}
      </p>
    </Line>
  )
}

function DecidedLine({ of }: { of: Decided }) {
  const { i18n } = useLingui()
  const open = useMutation(calls.decide, ['/api/staff/duplicates'])
  const [a, b] = [of.a.name, of.b.name]
  return (
    <Line
      acts={
        <Button
          busy={open.busy}
          kind="secondary"
          onClick={() => void open.send({ params: { a: of.a.id, b: of.b.id }, body: { decision: 'open', reason: null } })}
        >
          <Trans>Take it back</Trans>
          <span className="sr-only">: {a}</span>
        </Button>
      }
      problem={open.problem}
    >
      <p>
        {of.state === 'kept' ? (
          <Trans>
            {a} and {b} keep both profiles
          </Trans>
        ) : (
          <Trans>
            {a} and {b} are two people
          </Trans>
        )}
      </p>
      <p className="text-sm text-soft">{formatDay('dayOfLocale', of.on, i18n.locale)}</p>
    </Line>
  )
}

/** What was decided, and the ways to take it back; first what was drawn for a second look. */
export function Past() {
  const { t } = useLingui()
  const asked = useApiQuery(calls.merges, {})
  return (
    <section className="grid gap-4">
      <h2>
        <Trans>Decided</Trans>
      </h2>
      <Loaded query={asked} failed={t`What was decided cannot be shown`} lines={4}>
        {({ merges, decided }) =>
          merges.length + decided.length === 0 ? (
            <Empty title={t`Nothing was decided yet`}>
              <Trans>Merges and other decisions stand here, and can be taken back.</Trans>
            </Empty>
          ) : (
            <ul className="grid gap-2">
              {merges.map((one) => (
                <MergeLine key={one.id} of={one} />
              ))}
              {decided.map((one) => (
                <DecidedLine key={`${one.a.id} ${one.b.id}`} of={one} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
