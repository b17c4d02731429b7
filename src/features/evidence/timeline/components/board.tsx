import { Trans, useLingui } from '@lingui/react/macro'
import { useDeferredValue, useMemo, useState } from 'react'
import type { Seat } from '#case/cases/contract.ts'
import { laneTexts } from '#domain/timeline/marks.ts'
import type { Reply } from '#http/contract.ts'
import type { Day } from '#kernel/day.ts'
import { Button } from '#web/ui/button.tsx'
import { Failed, Empty } from '#web/ui/states.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { calls } from '../contract.ts'
import { type Choice, choiceIn } from './addresses.ts'
import { FilesToTake } from './files-to-take.tsx'
import { Graph } from './graph.tsx'
import { Filters } from './filters.tsx'
import { MarkList } from './mark-list.tsx'
import { matching, useMarks } from './use-marks.ts'
import { Range } from './range.tsx'

/** So many records are listed at first: the graph above them and the files below them stay within reach. */
const atFirst = 15
/** A few more are not worth a button. */
const slack = 5

type Frame = Reply<typeof calls.frame>

interface Props {
  frame: Frame
  seat: Seat
  search: URLSearchParams
}

export function Board({ frame, seat, search }: Props) {
  const choice = choiceIn(search, frame.today as Day)
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <Range search={search} choice={choice} today={frame.today} />
      <Records
        choice={choice}
        frame={frame}
        isWhole={isWhole}
        key={`${choice.from} ${choice.to}`}
        onWhole={() => setWhole(true)}
        search={search}
        seat={seat}
      />
    </>
  )
}

/** The graph and the list of the days that are chosen. */
function Records({ frame, seat, search, choice, isWhole, onWhole }: Props & { choice: Choice; isWhole: boolean; onWhole: () => void }) {
  const { i18n } = useLingui()
  const { marks: loaded, cut, since, isComplete: isLoaded, hasFailed, retry } = useMarks(choice, search)
  // Drawn in small steps, so that a part of thousands that arrives holds up no hand.
  const marks = useDeferredValue(loaded)
  const isComplete = isLoaded && marks === loaded
  const { off, side, q } = choice
  const words = useDeferredValue(q)
  const lanes = [...off].join(',')
  const chosen = useMemo(() => {
    const hidden = new Set(lanes.split(','))
    const fits = matching(side, words)
    return marks.filter((mark) => !hidden.has(mark.lane) && fits(mark))
  }, [marks, lanes, side, words])
  const isCut = !isWhole && chosen.length > atFirst + slack
  const listed = useMemo(() => (isCut ? chosen.slice(0, atFirst) : chosen), [chosen, isCut])
  const all = i18n.number(chosen.length)
  if (since === null && !hasFailed) return <Skeleton lines={12} />
  return (
    <>
      {since !== null && (
        <>
          <Graph
            lanes={frame.lanes.filter((lane) => !off.has(lane))}
            marks={chosen}
            names={frame.names}
            search={search}
            choice={choice}
            since={since}
            today={frame.today as Day}
          />
          {cut.length > 0 && (
            <p className="text-attention">
              <Trans>
                There are more records than we can show at once: {cut.map((lane) => i18n._(laneTexts[lane])).join(', ')}. Choose fewer days.
              </Trans>
            </p>
          )}
        </>
      )}
      <Filters frame={frame} search={search} choice={choice} />
      {hasFailed && (
        <Failed
          busy={false}
          onRetry={retry}
          sentence={<Trans>Your data is safe. Try again in a minute.</Trans>}
          title={<Trans>Couldn’t load some of these days</Trans>}
        />
      )}
      {chosen.length > 0 ? (
        <div className="grid gap-4">
          <MarkList marks={listed} names={frame.names} search={search} />
          {isCut && (
            <>
              <Button className="no-print justify-self-start" kind="secondary" onClick={onWhole}>
                <Trans>Show all {all} records</Trans>
              </Button>
              <p className="print-only">
                <Trans>
                  The latest {atFirst} of {all} records. The chronology (PDF) has all of them.
                </Trans>
              </p>
            </>
          )}
        </div>
      ) : (
        isComplete && (
          <Empty title={marks.length === 0 ? <Trans>No records on these days</Trans> : <Trans>No records match</Trans>}>
            <p>
              {marks.length === 0 ? (
                <Trans>Messages, exchanges, expenses, hearings and your own evidence appear here automatically.</Trans>
              ) : (
                <Trans>Choose other kinds of records or other words.</Trans>
              )}
            </p>
          </Empty>
        )
      )}
      {!isComplete && !hasFailed && (
        <p aria-live="polite" className="text-soft">
          <Trans>Loading earlier records…</Trans>
        </p>
      )}
      {isComplete && marks.length > 0 && <FilesToTake caseId={seat.caseId} lanes={frame.lanes} search={search} choice={choice} />}
    </>
  )
}
