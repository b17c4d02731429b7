import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import { accountCounts, activeBetween, signUpsByDay, trialCounts } from '#accounts/accounts/public.ts'
import type { Figures, queueNames } from './contract.ts'
import { barsOf, filled, stepOf } from './rules.ts'
import { type JobDay, jobDays } from './store.jobs.ts'

export interface Waiting {
  n: number
  oldestOn: string | null
}

/** When a job of this server last ran (milliseconds), and how often it is to run. */
export interface JobSeen {
  job: string
  every: number
  lastAt: number | null
}

export interface FigureDeps {
  db: Db
  clock: Clock
  /** How much waits, each as its own feature counts it. */
  queues: Readonly<Record<(typeof queueNames)[number], () => Promise<Waiting>>>
  /** Crashes of pages by day, from a day on. */
  crashes: (from: string) => Promise<readonly { day: string; n: number }[]>
  jobs: () => readonly JobSeen[]
}

function jobsOf(days: readonly JobDay[], known: readonly JobSeen[], now: number): Figures['jobs'] {
  const names = [...new Set([...known.map(({ job }) => job), ...days.map(({ job }) => job)])].toSorted()
  return names.map((job) => {
    const mine = days.filter((one) => one.job === job)
    const seen = known.find((one) => one.job === job)
    const sum = (of: (one: JobDay) => number) => mine.reduce((all, one) => all + of(one), 0)
    const runs = sum((one) => one.runs)
    return {
      job,
      every: seen ? seen.every / 1_000 : null,
      runs,
      failures: sum((one) => one.failures),
      meanMs: runs === 0 ? 0 : sum((one) => one.totalMs) / runs,
      mostMs: Math.max(0, ...mine.map((one) => one.mostMs)),
      lastDay: mine.at(-1)?.day ?? '',
      ago: seen?.lastAt == null ? null : Math.max(0, Math.round((now - seen.lastAt) / 1_000)),
      lastFault: mine.findLast((one) => one.lastFault !== null)?.lastFault ?? null,
    }
  })
}

/** What the dashboard shows of the last days, counted now. */
export function figures({ db, clock, queues, crashes, jobs }: FigureDeps) {
  return async (days: number): Promise<Figures> => {
    const now = clock()
    const bars = barsOf(dayOf(now), days)
    const [from, to] = [bars[0]!.from, bars.at(-1)!.to]
    const [accounts, trials, signUps, active, activeInAll, errors, ran, waiting] = await Promise.all([
      accountCounts(db),
      trialCounts(db, new Date(now)),
      signUpsByDay(db, from),
      Promise.all(bars.map(async (bar) => ({ ...bar, n: await activeBetween(db, bar.from, bar.to) }))),
      activeBetween(db, from, to),
      crashes(from),
      jobDays(db, from),
      Promise.all((Object.keys(queues) as (typeof queueNames)[number][]).map(async (queue) => ({ queue, ...(await queues[queue]()) }))),
    ])
    return {
      from,
      to,
      step: stepOf(days),
      accounts,
      trials,
      active,
      activeInAll,
      signUps: filled(bars, signUps),
      errors: filled(bars, errors),
      queues: waiting,
      jobRuns: filled(
        bars,
        ran.map(({ day, runs }) => ({ day, n: runs })),
      ),
      jobFailures: filled(
        bars,
        ran.map(({ day, failures }) => ({ day, n: failures })),
      ),
      jobs: jobsOf(ran, jobs(), now),
    }
  }
}
