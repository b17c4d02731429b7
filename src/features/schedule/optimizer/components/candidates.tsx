import { Trans, useLingui } from '@lingui/react/macro'
import type { Names } from '#shell/holders.ts'
import { Legend, Strip } from '#shell/nights.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/notice.tsx'
import { Table } from '#web/ui/table.tsx'
import type { Candidate } from '../contract.ts'
import { partNames, proofNames } from './search-words.ts'

interface CandidatesProps {
  found: readonly Candidate[]
  current: Candidate | null
  names: Names
  busy: boolean
  onSend: (candidate: Candidate) => void
}

/** The patterns that were found, side by side in numbers, then each with its nights, what it pays for, and what is known of it. */
export function Candidates({ found, current, names, busy, onSend }: CandidatesProps) {
  const { t, i18n } = useLingui()
  const all = [
    ...found.map((candidate, index) => ({ candidate, title: candidate.name ?? t`Pattern ${index + 1}`, key: `${index}` })),
    ...(current ? [{ candidate: current, title: t`Today’s pattern`, key: 'today' }] : []),
  ]
  const hours = (minutes: number) => i18n.number(minutes / 60, { maximumFractionDigits: 1 })
  const points = (number: number) => i18n.number(number, { maximumFractionDigits: 1 })
  const { A, B } = names
  return (
    <div className="grid gap-6">
      <Table
        caption={<Trans>Side by side, for one turn of the pattern</Trans>}
        columns={[
          { key: 'name', header: <Trans>Pattern</Trans>, cell: ({ title }) => title },
          { key: 'A', header: <Trans>Nights {A}</Trans>, align: 'end', cell: ({ candidate: { figures } }) => i18n.number(figures.nightsA) },
          { key: 'B', header: <Trans>Nights {B}</Trans>, align: 'end', cell: ({ candidate: { figures } }) => i18n.number(figures.nightsB) },
          { key: 'hA', header: <Trans>Hours {A}</Trans>, align: 'end', cell: ({ candidate: { figures } }) => hours(figures.minutesA) },
          { key: 'hB', header: <Trans>Hours {B}</Trans>, align: 'end', cell: ({ candidate: { figures } }) => hours(figures.minutesB) },
          {
            key: 'exchanges',
            header: <Trans>Exchanges</Trans>,
            align: 'end',
            cell: ({ candidate: { figures } }) => i18n.number(figures.exchanges),
          },
          {
            key: 'driving',
            header: <Trans>Driving, hours</Trans>,
            align: 'end',
            cell: ({ candidate: { figures } }) => hours(figures.driving),
          },
          {
            key: 'gap',
            header: <Trans>Longest without a parent, nights</Trans>,
            align: 'end',
            cell: ({ candidate: { figures } }) => i18n.number(Math.max(figures.awayFromA, figures.awayFromB)),
          },
          { key: 'points', header: <Trans>Points</Trans>, align: 'end', cell: ({ candidate }) => points(candidate.points) },
        ]}
        rowKey={({ key }) => key}
        rows={all}
      />
      <Legend letters="AB" names={names} />
      <ul className="grid gap-5 lg:grid-cols-2">
        {all.map(({ candidate, title, key }) => (
          <li key={key}>
            <Card className="grid gap-4">
              <h3>{title}</h3>
              <Strip label={t`Nights of ${title}`} names={names} nights={candidate.nights} />
              {candidate.proof && <p className="text-sm">{i18n._(proofNames[candidate.proof])}</p>}
              {candidate.broken.length > 0 && (
                <p className="text-sm">
                  <Trans>It does not keep all of your limits.</Trans>
                </p>
              )}
              <details>
                <summary className="min-h-11 cursor-pointer py-2 font-semibold">
                  <Trans>Why it is where it is: {points(candidate.points)} points</Trans>
                </summary>
                <dl className="figures grid grid-cols-[1fr_auto] gap-x-4 text-sm">
                  {(['share', 'exchange', 'gap', 'splitWeekend', 'drivingHour', 'change'] as const).map((part) => (
                    <div className="contents" key={part}>
                      <dt>{i18n._(partNames[part])}</dt>
                      <dd className="text-end">{points(candidate.parts[part])}</dd>
                    </div>
                  ))}
                </dl>
              </details>
              {candidate.proof && (
                <Button busy={busy} className="no-print justify-self-start" kind="secondary" onClick={() => onSend(candidate)}>
                  <Trans>Make it a draft</Trans>
                  <span className="sr-only">: {title}</span>
                </Button>
              )}
            </Card>
          </li>
        ))}
      </ul>
    </div>
  )
}
