// A source that is fetched from a host on this machine, under the feature's own jobs, on the real database.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LightMyRequestResponse } from 'fastify'
import { nodeFetcher } from '#ports/fetcher/node.ts'
import { ownMachine, page, testHost } from '#ports/fetcher/testing.ts'
import type { Run, Sample } from '#directory/sources/contract.ts'
import { jobs, type JobDeps } from '#directory/sources/jobs.ts'
import { hostMemory } from '#directory/sources/store.hosts.ts'
import { seededRandom } from './random.ts'
import { putPersonOf, withCookie } from './signed-in.ts'
import { type TestApp, testApp } from './test-app.ts'

/** A page that was written for the tests. */
export const saved = (name: string): string => readFileSync(path.join(path.dirname(fileURLToPath(import.meta.url)), 'saved', name), 'utf8')

/** How the saved roster is read. */
export const rosterMapping = {
  columns: { key: 'Number', name: 'Name', county: 'County', from: 'Since' },
  values: { role: 'expert', kind: 'mediator', state: 'OH', court: 'Larkmoor Family Court' },
  facts: { profile_page: 'Page' },
  page: {
    row: 'table.roster tbody tr.person',
    cells: { Number: 'td.number', Name: 'td.name', County: 'td.county', Since: 'td.since', Page: 'td.name a@href' },
  },
}

/** The roster with some of its rows alone, or other words in it. */
export function roster({ without = [], words = {} }: { without?: readonly string[]; words?: Record<string, string> } = {}): string {
  let text = saved('roster.html')
  for (const number of without) text = text.replace(new RegExp(`<tr class="person" id="row-${number}">[\\s\\S]*?</tr>`), '')
  for (const [from, to] of Object.entries(words)) text = text.replaceAll(from, to)
  return text
}

export const csv = (text: string, headers: Record<string, string> = {}) => page(text, { 'content-type': 'text/csv', ...headers })

/** Runs at most so long until it gives up. Milliseconds and bytes. */
const limits = { idle: 2_000, total: 5_000, bytes: 1_000_000 }

interface Setup {
  id?: string
  path?: string
  mapping?: object | null
  paused?: boolean
}

/** A court with a host to fetch from, an admin, and the jobs. */
export async function collected(given: Partial<JobDeps> = {}) {
  const backend: TestApp = await testApp({ env: { COLLECT: 'on' } })
  const host = await testHost({
    '/robots.txt': page('User-agent: *\nDisallow: /private'),
    '/roster': page(roster()),
    '/judges.csv': csv(saved('judges.csv')),
  })
  const { database, clock } = backend
  const reports: string[] = []
  const userAgents = (contact: string) => `TestCollector/1 (+https://court.example; ${contact})`
  const [collect, forget] = jobs({
    db: database.owner,
    fetcher: nodeFetcher({
      memory: hostMemory(database.owner),
      clock: () => clock.now,
      pause: async (ms, signal) => {
        signal?.throwIfAborted()
        clock.now += ms
      },
      resolve: ownMachine,
      loopback: true,
      limits,
    }),
    clock: () => clock.now,
    random: seededRandom(2),
    isOn: true,
    isClosed: async () => false,
    userAgent: userAgents,
    report: (error, where) => reports.push(`${where}: ${String(error)}`),
    beatEvery: 20,
    ...given,
  })
  const admin = withCookie(backend, (await putPersonOf(backend, { roles: ['admin'] })).cookie)
  /** The admin is asked for the password again after ten minutes: the clock has gone on. */
  const again = async () => withCookie(backend, (await putPersonOf(backend, { roles: ['admin'] })).cookie)

  const put = async ({ id = 'larkmoor', path: at = '/roster', mapping = rosterMapping, paused = false }: Setup = {}) => {
    await database.owner
      .insertInto('source_setup')
      .values({
        source_id: id,
        title: 'Mediators of Larkmoor',
        publisher: 'Larkmoor Family Court',
        licence: 'Written for the tests',
        kind: mapping === null ? 'csv' : 'html',
        parser: mapping === null ? 'federal-judges' : 'roster',
        address: host.url(at),
        mapping: mapping === null ? null : JSON.stringify(mapping),
        terms: 'May be read by programs.',
        contact: 'a@court.example',
        every_hours: 24,
        spacing_seconds: 5,
        is_paused: paused,
        due_at: new Date(clock.now),
      })
      .onConflict((conflict) =>
        conflict.column('source_id').doUpdateSet({ address: host.url(at), is_paused: paused, due_at: new Date(clock.now) }),
      )
      .execute()
    return id
  }
  const post = async (url: string, payload: object = {}): Promise<LightMyRequestResponse> =>
    (await again()).inject({ method: 'POST', url: `/api/sources${url}`, payload })
  const runs = async (id = 'larkmoor'): Promise<Run[]> =>
    (await (await again()).inject(`/api/sources/${id}/runs`)).json<{ runs: Run[] }>().runs
  const last = async (id = 'larkmoor'): Promise<Run> => (await runs(id))[0]!
  const sample = async (run: string) => (await (await again()).inject(`/api/sources/runs/${run}`)).json<{ sample: Sample | null }>().sample
  /** The source's own turn has come. */
  const due = async () => {
    clock.now += 25 * 3_600_000
    await collect!.run()
  }
  const apply = async (run: string) => {
    const reply = await post(`/runs/${run}/decide`, { decision: 'apply', reason: 'It is as it should be.' })
    await collect!.run()
    return reply
  }
  /** Puts the source in, and takes its first run for good. */
  const standing = async (setup: Setup = {}) => {
    const id = await put(setup)
    await collect!.run()
    await apply((await last(id)).id)
    return id
  }
  const people = async (id = 'larkmoor') =>
    (
      await database.owner
        .selectFrom('professional')
        .select('name')
        .where('source_id', '=', id)
        .where('gone_on', 'is', null)
        .orderBy('name')
        .execute()
    ).map(({ name }) => name)
  return {
    backend,
    host,
    admin,
    put,
    post,
    runs,
    last,
    sample,
    due,
    apply,
    standing,
    people,
    turn: collect!.run,
    forget: forget!.run,
    reports,
  }
}
