import robotsParser from 'robots-parser'
import type { HostKnown, RobotsVerdict } from './port.ts'
import { type Answer, Broken } from './request.ts'

// The package says of its types that it is a module, and is none.
const parse = robotsParser as unknown as typeof robotsParser.default

/** RFC 9309, 2.4: not longer than a day. Milliseconds. */
const goodFor = 24 * 3_600_000
/** RFC 9309, 2.5: at least 500 KiB are read; what is after them is not. Bytes. */
export const longestRobots = 512 * 1024
/** RFC 9309, 2.3.1.2. */
const mostRedirects = 5

export interface RobotsRules {
  verdict: RobotsVerdict
  /** Milliseconds between two requests that the host asks for; 0 where it does not. */
  delay: number
}

/** The name by which a host addresses us: what stands before the first `/` (RFC 9309, 2.2.1). */
const tokenOf = (userAgent: string) => userAgent.split('/')[0] ?? userAgent

/** What the host's file says of an address. A host that has none wishes nothing; one that cannot say is left alone. */
export function rulesFor(
  url: string,
  userAgent: string,
  { robots, robotsStatus }: Pick<HostKnown, 'robots' | 'robotsStatus'>,
): RobotsRules {
  if (robotsStatus === null) return { verdict: 'unreachable', delay: 0 }
  if (robotsStatus !== 200) return { verdict: 'none', delay: 0 }
  const rules = parse(new URL('/robots.txt', url).href, robots)
  const token = tokenOf(userAgent)
  return {
    verdict: rules.isDisallowed(url, token) === true ? 'refused' : 'allowed',
    delay: Math.min((rules.getCrawlDelay(token) ?? 0) * 1_000, 10 * 60_000),
  }
}

/**
 * The host's robots.txt: the copy of the last day, or a new one. RFC 9309, 2.3.1: not there (4xx) is no wish; not
 * reachable (5xx, 429, no answer, or elsewhere) leaves the old copy, and without one nothing is fetched.
 * @param get one polite request
 */
export async function robotsOf(
  url: string,
  known: HostKnown | null,
  now: number,
  get: (url: string) => Promise<Answer>,
): Promise<Pick<HostKnown, 'robots' | 'robotsStatus' | 'robotsAt'>> {
  if (known?.robotsAt !== null && known !== null && now - known.robotsAt < goodFor && known.robotsStatus !== null) return known
  const stale = { robots: known?.robots ?? '', robotsStatus: known?.robotsStatus ?? null, robotsAt: known?.robotsAt ?? null }
  let at = new URL('/robots.txt', url).href
  try {
    for (let hops = 0; hops <= mostRedirects; hops += 1) {
      const { status, headers, body } = await get(at)
      if (status === 200) return { robots: body.subarray(0, longestRobots).toString('utf8'), robotsStatus: status, robotsAt: now }
      if (status >= 400 && status < 500 && status !== 429) return { robots: '', robotsStatus: status, robotsAt: now }
      const { location } = headers
      if (status < 300 || status >= 400 || !location || !URL.canParse(location, at)) return stale
      const next = new URL(location, at)
      if (next.origin !== new URL(url).origin) return stale
      at = next.href
    }
  } catch (error) {
    // Where no connection may be made, or none can be, that is the reason, and robots.txt is not.
    if (!(error instanceof Broken) || error.why === 'private_address' || error.why === 'dns') throw error
    // Larger than is read at all: it has a wish, and nobody knows which.
  }
  return stale
}
