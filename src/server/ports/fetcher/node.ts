import type { Clock } from '#kernel/clock.ts'
import { machineResolver, type Reach, refusedAddress, type Resolve } from './addresses.ts'
import type { Failure, Fetched, Fetcher, HostKnown, HostMemory, Trace, Wanted } from './port.ts'
import { type Answer, Broken, getOnce, type Limits } from './request.ts'
import { longestRobots, robotsOf, rulesFor } from './robots.ts'
import { type Pause, realPause, turns } from './turns.ts'

interface Deps {
  memory: HostMemory
  clock: Clock
  pause?: Pause
  resolve?: Resolve
  /** Lets requests go to this machine, over http too: for tests alone. */
  loopback?: boolean
  limits?: Limits
}

const usual: Limits = { idle: 20_000, total: 60_000, bytes: 32 * 1024 * 1024 }
/** A page is held as a tree, which takes many times its size; no roster comes near this. */
const largestPage = 8 * 1024 * 1024
const mostRedirects = 5
const mostAttempts = 3
/** Longer than this nobody waits within a run. Milliseconds. */
const longestWait = 120_000

const types = {
  csv: ['text/csv', 'application/csv', 'text/plain', 'application/octet-stream', 'application/vnd.ms-excel'],
  html: ['text/html', 'application/xhtml+xml'],
} as const satisfies Record<Wanted['accept'], readonly string[]>

/** What may be otherwise a moment later. */
const passing: readonly Failure[] = ['dns', 'connection', 'timeout', 'cut_off', 'busy']

const unknown: HostKnown = { robots: '', robotsStatus: null, robotsAt: null, askedAt: null }

const failureOf = (status: number): Failure => {
  if (status === 429 || status >= 500) return 'busy'
  if (status === 404 || status === 410) return 'gone'
  return status === 401 || status === 403 ? 'forbidden' : 'status'
}

/** Milliseconds of `Retry-After` (RFC 9110, 10.2.3); `null` where it says nothing that can be read. */
function retryAfter(text: string | undefined, now: number): number | null {
  if (text === undefined) return null
  const wait = /^\d+$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - now
  return Number.isNaN(wait) ? null : Math.max(0, wait)
}

/** A page that ends in the middle, where its length was not announced. */
const isCut = (accept: Wanted['accept'], body: Buffer) =>
  accept === 'html' && !/<\/html>\s*(<!--[\s\S]*-->\s*)?$/i.test(body.toString('latin1'))

/** The fetcher over node's own http. */
export function nodeFetcher({
  memory,
  clock,
  pause = realPause,
  resolve = machineResolver,
  loopback = false,
  limits = usual,
}: Deps): Fetcher {
  const reach: Reach = { resolve, loopback }
  const inTurn = turns()

  /** One request after the spacing, with its moment noted. */
  async function spaced(origin: string, spacing: number, signal: AbortSignal | undefined, work: () => Promise<Answer>): Promise<Answer> {
    const known = (await memory.read(origin)) ?? unknown
    const wait = (known.askedAt ?? -Infinity) + spacing - clock()
    if (wait > 0) await pause(Math.min(wait, longestWait), signal)
    try {
      return await work()
    } finally {
      await memory.write(origin, { ...((await memory.read(origin)) ?? unknown), askedAt: clock() })
    }
  }

  async function once(wanted: Wanted, trace: Trace): Promise<Fetched> {
    const { accept, userAgent, signal } = wanted
    const { origin } = new URL(wanted.url)
    const plain = { 'user-agent': userAgent, 'accept-encoding': 'gzip' }
    const getRobots = (url: string) =>
      spaced(origin, wanted.spacing, signal, () =>
        getOnce({ url, headers: plain, limits: { ...limits, bytes: longestRobots }, reach, signal }),
      )
    const before = await memory.read(origin)
    const robots = await robotsOf(wanted.url, before, clock(), getRobots)
    await memory.write(origin, {
      ...((await memory.read(origin)) ?? unknown),
      robots: robots.robots,
      robotsStatus: robots.robotsStatus,
      robotsAt: robots.robotsAt,
    })

    let url = wanted.url
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const { verdict, delay } = rulesFor(url, userAgent, robots)
      trace.robots = verdict
      if (verdict === 'unreachable') return { is: 'failed', why: 'robots_unreachable', trace }
      if (verdict === 'refused') return { is: 'refused', trace }
      const headers = {
        ...plain,
        accept: types[accept].join(', '),
        ...(wanted.etag && { 'if-none-match': wanted.etag }),
        ...(wanted.lastModified && { 'if-modified-since': wanted.lastModified }),
      }
      const onHead = ({ status, headers: said }: Omit<Answer, 'body'>) => {
        trace.codes.push(status)
        const [type = ''] = (said['content-type'] ?? '').toLowerCase().split(';')
        if (status === 200 && !(types[accept] as readonly string[]).includes(type.trim())) throw new Broken('content_type')
      }
      const here = url
      const answer = await spaced(origin, Math.max(wanted.spacing, delay), signal, () =>
        getOnce({
          url: here,
          headers,
          limits: { ...limits, bytes: accept === 'html' ? Math.min(limits.bytes, largestPage) : limits.bytes },
          reach,
          signal,
          onProgress: wanted.onProgress,
          onHead,
        }),
      )
      const { status, headers: said, body } = answer
      if (status === 200) {
        trace.bytes = body.length
        if (isCut(accept, body)) throw new Broken('cut_off')
        return { is: 'fetched', body, etag: said.etag ?? null, lastModified: said['last-modified'] ?? null, trace }
      }
      if (status === 304) return { is: 'unchanged', trace }
      if ([301, 302, 303, 307, 308].includes(status)) {
        const { location } = said
        if (!location || !URL.canParse(location, url)) return { is: 'failed', why: 'redirects', trace }
        const next = new URL(location, url)
        if (next.origin !== origin) return { is: 'moved', to: next.href.slice(0, 500), trace }
        url = next.href
        continue
      }
      const wait = retryAfter(said['retry-after'], clock())
      throw Object.assign(new Broken(failureOf(status)), { wait })
    }
    return { is: 'failed', why: 'redirects', trace }
  }

  async function patiently(wanted: Wanted): Promise<Fetched> {
    const trace: Trace = { codes: [], bytes: 0, robots: null }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(wanted, trace)
      } catch (error) {
        if (!(error instanceof Broken)) throw error
        // Two seconds, then eight; or as long as the host asks for.
        const wait = (error as { wait?: number | null }).wait ?? 2_000 * 4 ** (attempt - 1)
        if (attempt >= mostAttempts || !passing.includes(error.why) || wait > longestWait) return { is: 'failed', why: error.why, trace }
        await pause(wait, wanted.signal)
      }
    }
  }

  return {
    fetch: async (wanted) => {
      const refused = refusedAddress(wanted.url, reach)
      if (refused) return { is: 'failed', why: refused, trace: { codes: [], bytes: 0, robots: null } }
      return inTurn(new URL(wanted.url).origin, () => patiently(wanted))
    },
  }
}
