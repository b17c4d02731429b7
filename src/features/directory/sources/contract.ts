// Sources that keep the directory fresh: what is fetched by itself, from where, how often and under whose terms; its runs, what each
// would change, and who said yes. Staff see how it goes (/scraping-status); the admins decide (/scraper-management). Every
// act is audited.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { freshnesses } from '#domain/sources/cadence.ts'
import { holds } from '#domain/sources/gate.ts'
import { states } from '#domain/sources/states.ts'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'

const n = z.int()
const orNull = <T extends z.ZodMiniType>(of: T) => z.nullable(of)
const text = (most: number) => z.string().check(z.trim(), z.maxLength(most, reason(msg`write at most ${{ most }} characters`)))
const needed = (most: number) => text(most).check(z.minLength(1, reason(msg`it must not be empty`)))
const between = (least: number, most: number, unit: string) =>
  z
    .int(reason(msg`it must be a whole number`))
    .check(z.gte(least, reason(msg`at least ${{ least }} ${{ unit }}`)), z.lte(most, reason(msg`at most ${{ most }} ${{ unit }}`)))

const SourceId = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/, reason(msg`use small letters, digits and dashes`)))
const Id = z.uuid(reason(msg`it is no id`))

/** Classes of failures, those of the way (ports/fetcher) and those of what was read. */
export const faults = [
  'address',
  'private_address',
  'dns',
  'connection',
  'timeout',
  'cut_off',
  'too_large',
  'content_type',
  'encoding',
  'status',
  'gone',
  'forbidden',
  'busy',
  'redirects',
  'robots_unreachable',
  'robots',
  'moved',
  'no_rows',
  'unreadable',
  'too_many_pages',
  'changed_since',
  'interrupted',
  'stopped',
  'bug',
] as const
export const FaultName = z.enum(faults)
export type FaultName = z.output<typeof FaultName>

const RunState = z.enum(states)
const Hold = z.enum(holds)

const Run = z.object({
  id: z.string(),
  source: z.string(),
  state: RunState,
  isByHand: z.boolean(),
  /** ISO, UTC. */
  askedAt: z.string(),
  endedAt: orNull(z.string()),
  /** Milliseconds from its begin to its end. */
  took: orNull(n),
  codes: z.array(n),
  bytes: n,
  rowsIn: orNull(n),
  before: orNull(n),
  added: orNull(n),
  changed: orNull(n),
  removed: orNull(n),
  skipped: orNull(n),
  fault: orNull(FaultName),
  faultText: orNull(z.string()),
  heldFor: z.array(Hold),
  parser: orNull(z.string()),
  progress: orNull(z.object({ phase: z.enum(['fetching', 'reading', 'writing']), done: n, total: n })),
  cancelAsked: z.boolean(),
})
export type Run = z.output<typeof Run>

const Values = z.array(z.string())
export const Sample = z.object({
  added: Values,
  changed: z.array(
    z.object({ name: z.string(), fields: z.array(z.object({ field: z.string(), place: orNull(n), now: Values, next: Values })) }),
  ),
  removed: Values,
})
export type Sample = z.output<typeof Sample>

const Chart = z.object({
  /** Runs in their order, each with its rows; `limits` of those that were taken for good. */
  points: z.array(z.object({ id: z.string(), on: z.string(), rows: n, isTaken: z.boolean(), isOutside: z.boolean() })),
  limits: orNull(z.object({ n, mean: z.number(), lower: z.number(), upper: z.number() })),
})
export type Chart = z.output<typeof Chart>

const Status = z.object({
  id: z.string(),
  title: z.string(),
  isFictional: z.boolean(),
  isPaused: z.boolean(),
  isStopped: z.boolean(),
  everyHours: n,
  freshness: z.enum(freshnesses),
  checkedAt: orNull(z.string()),
  dueAt: orNull(z.string()),
  failures: n,
  last: orNull(Run),
})
export type Status = z.output<typeof Status>

const Setup = z.object({
  id: z.string(),
  title: z.string(),
  publisher: z.string(),
  licence: z.string(),
  kind: z.enum(['csv', 'html']),
  parser: z.string(),
  address: z.string(),
  /** JSON, as it is edited; nothing for a source with its own reader. */
  mapping: orNull(z.string()),
  terms: z.string(),
  termsOn: orNull(z.string()),
  contact: z.string(),
  everyHours: n,
  spacingSeconds: n,
  isPaused: z.boolean(),
  stoppedWhy: orNull(z.string()),
  isFictional: z.boolean(),
  movedTo: orNull(z.string()),
  robots: orNull(z.enum(['allowed', 'none', 'refused', 'unreachable'])),
  robotsOn: orNull(z.string()),
  version: n,
  /** The run that waits for a yes, or that is under way. */
  open: orNull(Run),
})
export type Setup = z.output<typeof Setup>

const Written = {
  title: needed(200),
  publisher: needed(200),
  licence: needed(300),
  address: needed(500),
  mapping: z.nullable(text(20_000)),
  terms: text(1_000),
  termsOn: z.nullable(Day),
  contact: z.email(reason(msg`write an e-mail address`)).check(z.maxLength(254)),
  everyHours: between(1, 8_760, 'hours'),
  spacingSeconds: between(1, 600, 'seconds'),
}
export const SetupWritten = z.object(Written)
export type SetupWritten = z.output<typeof SetupWritten>

const staff = { staff: 'support' } as const
const admin = { staff: 'admin' } as const
const OfSource = z.object({ id: SourceId })
const OfRun = z.object({ id: Id })
const Done = z.object({ done: z.literal(true) })
export const longestReason = 500
const Reason = text(longestReason).check(z.minLength(3, reason(msg`write a few words`)))

/** What every desk of support and the admins see. */
export const statusCalls = {
  status: call({
    name: 'sources.status',
    method: 'GET',
    path: '/api/sources/status',
    access: staff,
    summary: 'Every source that is fetched by itself, how fresh it is, and its last run.',
    reply: z.object({ isOn: z.boolean(), sources: z.array(Status) }),
  }),
  history: call({
    name: 'sources.history',
    method: 'GET',
    path: '/api/sources/:id/runs',
    access: staff,
    summary: 'The last 50 runs of a source, the newest first, and the control chart of their rows.',
    params: OfSource,
    reply: z.object({ title: z.string(), runs: z.array(Run), chart: Chart }),
  }),
  run: call({
    name: 'sources.run',
    method: 'GET',
    path: '/api/sources/runs/:id',
    access: staff,
    summary: 'One run with a sample of what it would change, or has changed.',
    params: OfRun,
    reply: z.object({
      run: Run,
      sample: orNull(Sample),
      chart: orNull(z.object({ mean: z.number(), lower: z.number(), upper: z.number() })),
    }),
  }),
}

/** What the admins do. */
export const calls = {
  registry: call({
    name: 'sources.registry',
    method: 'GET',
    path: '/api/sources/registry',
    access: admin,
    summary: 'The sources with their settings, and the runs that wait for a yes.',
    reply: z.object({ isOn: z.boolean(), sources: z.array(Setup) }),
  }),
  add: call({
    name: 'sources.add',
    method: 'POST',
    path: '/api/sources/registry',
    access: admin,
    summary: 'Adds a roster page, paused. Nothing is fetched before somebody runs it.',
    body: z.object({ id: SourceId, ...Written }),
    reply: Done,
  }),
  edit: call({
    name: 'sources.edit',
    method: 'PATCH',
    path: '/api/sources/registry/:id',
    access: admin,
    summary: 'Changes the settings of a source. After another address or mapping the next run waits for a yes.',
    params: OfSource,
    body: z.object({ version: n, ...Written }),
    reply: Done,
  }),
  pause: call({
    name: 'sources.pause',
    method: 'POST',
    path: '/api/sources/registry/:id/pause',
    access: admin,
    summary: 'Pauses the runs that a source makes by itself, or lets them go on.',
    params: OfSource,
    body: z.object({ isPaused: z.boolean() }),
    reply: Done,
  }),
  stop: call({
    name: 'sources.stop',
    method: 'POST',
    path: '/api/sources/stop',
    access: admin,
    summary: 'The kill switch: nothing of a source, or of all of them, is fetched any more, and what runs ends.',
    body: z.object({ id: z.nullable(SourceId), reason: Reason }),
    reply: z.object({ stopped: n }),
  }),
  allow: call({
    name: 'sources.allow',
    method: 'POST',
    path: '/api/sources/registry/:id/allow',
    access: admin,
    summary: 'Turns the kill switch of a source back. It stays paused.',
    params: OfSource,
    reply: Done,
  }),
  runNow: call({
    name: 'sources.runNow',
    method: 'POST',
    path: '/api/sources/registry/:id/runs',
    access: admin,
    summary: 'Fetches a source now, as a dry run: what would change is shown, and nothing is written.',
    params: OfSource,
    reply: z.object({ run: z.string() }),
  }),
  cancel: call({
    name: 'sources.cancel',
    method: 'POST',
    path: '/api/sources/runs/:id/cancel',
    access: admin,
    summary: 'Calls a run off.',
    params: OfRun,
    reply: Done,
  }),
  decide: call({
    name: 'sources.decide',
    method: 'POST',
    path: '/api/sources/runs/:id/decide',
    access: admin,
    summary: 'Applies what a run found, exactly as it was shown, or refuses it.',
    params: OfRun,
    body: z.object({ decision: z.enum(['apply', 'refuse']), reason: Reason }),
    reply: Done,
  }),
}
