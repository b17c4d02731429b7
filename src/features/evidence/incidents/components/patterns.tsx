import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { caseQuery } from '#case/cases/public.tsx'
import { useApiQuery } from '#web/api.ts'
import { formatDate } from '#web/dates.ts'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { Rows } from '#web/ui/rows.tsx'
import { Section } from '#web/ui/section.tsx'
import { calls, type Pattern } from '../contract.ts'

/** How often things happened of how many, by both parents' records of the last 12 months. */
export function Patterns({ search, zone }: { search: URLSearchParams; zone: string }) {
  return (
    <Section
      about={<Trans>From this case’s records of the last 12 months, for both parents. Events without a record aren’t counted.</Trans>}
      id="patterns"
      title={<Trans>Patterns</Trans>}
    >
      <Loaded
        failed={<Trans>Couldn’t load the patterns</Trans>}
        lines={3}
        query={useApiQuery(calls.patterns, { query: caseQuery(search) })}
      >
        {({ patterns }) => {
          // One kind stays together: neither parent's number stands without the other's.
          const enough = new Set(patterns.filter(({ isEnough }) => isEnough).map(({ line }) => line))
          const [telling, few] = [patterns.filter(({ line }) => enough.has(line)), patterns.filter(({ line }) => !enough.has(line))]
          return (
            <>
              {telling.length > 0 && <Lines of={telling} zone={zone} />}
              {patterns.length === 0 && (
                <p className="text-soft">
                  <Trans>
                    Not enough data yet. Exchanges, swap requests, messages with a time to answer, support and shared expenses are counted
                    here.
                  </Trans>
                </p>
              )}
              {few.length > 0 && (
                <Disclosure title={<Trans>Too few records to show a pattern ({few.length})</Trans>}>
                  <Lines of={few} zone={zone} />
                </Disclosure>
              )}
            </>
          )
        }}
      </Loaded>
    </Section>
  )
}

const Lines = ({ of, zone }: { of: readonly Pattern[]; zone: string }) => (
  <Rows of={of} rowKey={({ line, side }) => `${line} ${side}`}>
    {(pattern) => <PatternLine pattern={pattern} zone={zone} />}
  </Rows>
)

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
        {name}: late or no answer to {n} of <Plural one="# message" other="# messages" value={of} /> with a time to answer
      </Trans>
    ),
    support_open: (
      <Trans>
        {name}: no full payment recorded for {n} of <Plural one="# support due date" other="# support due dates" value={of} />
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
