import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Pattern } from '../contract.ts'

/** How often things happened of how many, by both parents' records of the last 12 months. */
export function Patterns({ search, zone }: { search: URLSearchParams; zone: string }) {
  return (
    <Section
      about={<Trans>From the records of this case in the last 12 months, for both parents. What has no record is in no number.</Trans>}
      id="patterns"
      title={<Trans>Patterns</Trans>}
    >
      <Loaded
        failed={<Trans>Couldn’t load the patterns</Trans>}
        lines={3}
        query={useApiQuery(calls.patterns, { query: caseQuery(search) })}
      >
        {({ patterns }) => (
          <Rows
            empty={
              <p className="text-soft">
                <Trans>
                  Not enough data: no exchange, swap request, message with a time to answer, support or share of an expense was recorded.
                </Trans>
              </p>
            }
            of={patterns}
            rowKey={({ line, side }) => `${line} ${side}`}
          >
            {(pattern) => <PatternLine pattern={pattern} zone={zone} />}
          </Rows>
        )}
      </Loaded>
    </Section>
  )
}

function PatternLine({ pattern, zone }: { pattern: Pattern; zone: string }) {
  const { i18n } = useLingui()
  const { name, n, of, line, isEnough, median, measured } = pattern
  const month = (at: string) => formatDate('month', at, i18n.locale, zone)
  const [from, to] = [month(pattern.from), month(pattern.to)]
  const span = from === to ? from : `${from} – ${to}`
  const said = {
    late: (
      <Trans>
        {name}: late to {n} of <Plural one="# exchange" other="# exchanges" value={of} /> with a check-in, after the grace period
      </Trans>
    ),
    no_record: (
      <Trans>
        {name}: no check-in for {n} of <Plural one="# exchange" other="# exchanges" value={of} />
      </Trans>
    ),
    swap_declined: (
      <Trans>
        {name}: declined {n} of <Plural one="# swap request" other="# swap requests" value={of} /> that were answered
      </Trans>
    ),
    no_answer: (
      <Trans>
        {name}: did not answer {n} of <Plural one="# swap request" other="# swap requests" value={of} /> in time
      </Trans>
    ),
    late_answer: (
      <Trans>
        {name}: answered late or not at all {n} of <Plural one="# message" other="# messages" value={of} /> with a time to answer
      </Trans>
    ),
    support_open: (
      <Trans>
        {name}: no full payment recorded for {n} of <Plural one="# due date of support" other="# due dates of support" value={of} />
      </Trans>
    ),
    expense_open: (
      <Trans>
        {name}: no full payment recorded for {n} of <Plural one="# agreed share" other="# agreed shares" value={of} /> of expenses past the
        due date
      </Trans>
    ),
  }[line]
  return (
    <div>
      <p className="figures">{said}</p>
      <p className="figures text-sm text-soft">
        {span}
        {!isEnough && (
          <>
            {' · '}
            <Trans>not enough data (n = {of})</Trans>
          </>
        )}
        {isEnough && measured > 0 && (
          <>
            {' · '}
            {median === null ? (
              <Trans>median: not enough data (n = {measured})</Trans>
            ) : (
              <Trans>
                median {median} minutes, n = {measured}
              </Trans>
            )}
          </>
        )}
      </p>
    </div>
  )
}
