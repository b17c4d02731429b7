import { t } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { cycleFrom } from '#domain/schedule/patterns.ts'
import { weeksOf } from '#domain/schedule/weeks.ts'
import type { Day } from '#kernel/day.ts'
import type { Reply } from '#http/contract.ts'
import { api, useApiQuery } from '#web/api.ts'
import { plusDays, weekdayOn } from '#shell/calendar-days.ts'
import { namesOf } from '#shell/holders.ts'
import { FormError } from '#web/form/form-error.tsx'
import { useAction } from '#web/form/use-action.ts'
import { useMutation } from '#web/form/use-mutation.ts'
import { type At, apiQuery, type Page } from '#web/page.ts'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Failed } from '#web/ui/states.tsx'
import { calls as caseCalls, type Seat } from '#case/cases/contract.ts'
import { caseLink, caseQuery, InCase } from '#case/cases/public.tsx'
import { calls as scheduleCalls } from '#schedule/schedule/contract.ts'
import { calls as versionCalls } from '#schedule/versions/contract.ts'
import { calls, type Candidate, type Search } from './contract.ts'
import { Candidates } from './components/candidates.tsx'
import { Conflict } from './components/conflict.tsx'
import { SearchForm } from './components/search-form.tsx'

function View({ search }: At) {
  return (
    <main className="page grid gap-6" id="content" tabIndex={-1}>
      <h1>
        <Trans>Custody calendar</Trans>
      </h1>
      <p className="max-w-prose">
        <Trans>
          Say what your weeks must keep. You get the patterns that keep it, with their nights, hours, exchanges and driving side by side.
        </Trans>
      </p>
      <InCase search={search}>{(seat) => <Optimizer search={search} seat={seat} />}</InCase>
    </main>
  )
}

type Outcome = Reply<typeof calls.optimize>

/** A search that runs: asked again it lets the one before go, and it can be stopped. */
function useSearch(caseId: string) {
  const { go, busy, problem } = useAction()
  const [found, setFound] = useState<{ search: Search; outcome: Outcome } | null>(null)
  const running = useRef<{ stop: AbortController; over: Promise<unknown> } | null>(null)
  const asked = useRef(0)
  const cancel = () => running.current?.stop.abort()
  useEffect(() => () => running.current?.stop.abort(), [])
  const run = async (search: Search) => {
    asked.current += 1
    const mine = asked.current
    cancel()
    await running.current?.over
    if (mine !== asked.current) return
    const stop = new AbortController()
    const over = go(async () => {
      try {
        return await api(calls.optimize, { params: { case: caseId }, body: search }, { signal: stop.signal })
      } catch (error) {
        if (stop.signal.aborted) return null
        throw error
      }
    })
    running.current = { stop, over }
    const done = await over
    if (done.ok && done.reply && !stop.signal.aborted) setFound({ search, outcome: done.reply })
  }
  return { busy, problem, found, run, cancel }
}

function Optimizer({ seat, search }: { seat: Seat; search: URLSearchParams }) {
  const { i18n, t: text } = useLingui()
  const [, go] = useLocation()
  const { data, error, refetch, isFetching } = useApiQuery(scheduleCalls.current, { query: caseQuery(search) })
  const { busy, problem, found, run, cancel } = useSearch(seat.caseId)
  const drafting = useMutation(versionCalls.draft, ['/api/schedule'])
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (found) result.current?.focus()
  }, [found])
  if (!data) {
    return error ? (
      <Failed
        busy={isFetching}
        onRetry={() => void refetch()}
        sentence={<Trans>Nothing was changed. Try again in a minute.</Trans>}
        title={<Trans>The schedule could not be loaded</Trans>}
      />
    ) : (
      <Skeleton lines={8} />
    )
  }
  if (!data.can.add)
    return (
      <Notice>
        <Trans>Only a parent of this case searches for patterns.</Trans>
      </Notice>
    )
  const names = namesOf(seat, i18n)
  const weeks = weeksOf(data.versions.find(({ isNow }) => isNow)?.rules ?? [])?.span
  /** Today's weeks as letters from a Monday on, where they fit a cycle and are the parents' alone. */
  const current = (cycle: 14 | 28): string | null => {
    if (weeks?.kind !== 'cycle' || weeks.anchor === 'window' || weeks.nights.includes('T') || cycle % weeks.nights.length !== 0) return null
    const { nights, anchor } = weeks
    const back = -weekdayOn(anchor)
    return Array.from({ length: cycle }, (_, night) => nights.at((night + back) % nights.length)!).join('')
  }
  const send = async ({ nights, name }: Candidate) => {
    const effective = plusDays(data.today, 7 - weekdayOn(data.today))
    const place = weeks?.kind === 'cycle' ? weeks.handover.place : undefined
    const count = nights.length
    const handover = { at: found!.search.exchangeAt, ...(place && { place }) }
    const reply = await drafting.send({
      params: { case: seat.caseId },
      body: {
        title: name ?? text`A pattern of ${count} nights`,
        basis: data.otherJoined ? 'agreed' : 'own',
        orderId: null,
        effective,
        rules: [{ id: 'weeks', layer: 'base', children: 'all', span: cycleFrom(nights, effective as Day, handover) }],
        note: '',
      },
    })
    if (reply) go(caseLink(`/co-parenting-calendar?draft=${reply.id}`, search))
  }
  const outcome = found?.outcome
  return (
    <>
      <SearchForm busy={busy} current={current} names={names} onCancel={cancel} onSearch={(asked) => void run(asked)} />
      <FormError problem={problem ?? drafting.problem} />
      <div className="grid gap-4" ref={result} tabIndex={-1}>
        {outcome && (
          <h2>
            <Trans>What was found</Trans>
          </h2>
        )}
        {outcome?.kind === 'found' && (
          <Candidates
            busy={drafting.busy}
            current={outcome.current}
            found={outcome.patterns}
            names={names}
            onSend={(candidate) => void send(candidate)}
          />
        )}
        {outcome?.kind === 'conflict' && (
          <Conflict
            known={outcome.known}
            limits={outcome.conflict}
            names={names}
            onSearch={(asked) => void run(asked)}
            search={found!.search}
          />
        )}
        {outcome?.kind === 'out_of_time' && (
          <Notice tone="attention">
            <Trans>The time was over before anything was known. Loosen a limit, or search for 2 weeks.</Trans>
          </Notice>
        )}
      </div>
    </>
  )
}

export const page: Page = {
  queries: ({ search }) => [apiQuery(caseCalls.mine, {}), apiQuery(scheduleCalls.current, { query: caseQuery(search) })],
  title: (_at, i18n) => t(i18n)`Custody calendar`,
  View,
  noIndex: () => true,
}
