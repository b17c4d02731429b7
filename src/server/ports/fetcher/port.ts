/** Why nothing was got. Each has its words in features/directory/sources. */
export const failures = [
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
] as const
export type Failure = (typeof failures)[number]

/** The verdict of robots.txt for an address; `none`: the host has no such file, and therefore no restriction. */
export type RobotsVerdict = 'allowed' | 'none' | 'refused' | 'unreachable'

/** The trace of a fetch, successful or not. */
export interface Trace {
  /** The answers of HTTP in their order, robots.txt left out. */
  codes: number[]
  /** Bytes of the body, unpacked. */
  bytes: number
  /** `null` where it was not looked at. */
  robots: RobotsVerdict | null
}

export interface Wanted {
  url: string
  accept: 'csv' | 'html'
  /** `ExampleCollector/1 (+https://example.org; name@example.org)`. */
  userAgent: string
  /** Least milliseconds between two requests to one host; more where robots.txt asks for it. */
  spacing: number
  /** From the last answer that was used: then the host may answer that nothing has changed. */
  etag?: string | null
  lastModified?: string | null
  signal?: AbortSignal
  /** Bytes so far, and in all where the host says it (else 0). */
  onProgress?: (done: number, total: number) => void
}

export type Fetched = { trace: Trace } & (
  | { is: 'fetched'; body: Buffer; etag: string | null; lastModified: string | null }
  | { is: 'unchanged' }
  /** To another host: written down, and not followed. */
  | { is: 'moved'; to: string }
  | { is: 'refused' }
  | { is: 'failed'; why: Failure }
)

/** What is remembered about a host between requests. */
export interface HostKnown {
  /** The text of its robots.txt, and the status it came with; no status: it was never answered. */
  robots: string
  robotsStatus: number | null
  /** Milliseconds. */
  robotsAt: number | null
  askedAt: number | null
}

export interface HostMemory {
  read(origin: string): Promise<HostKnown | null>
  write(origin: string, known: HostKnown): Promise<void>
}

/**
 * Fetches from someone else's host as a polite guest: robots.txt first (RFC 9309), one request at a time with the
 * spacing asked for, only over https and to public addresses, with limits on time and size. A redirect is followed
 * within the host alone. What fails for a moment is tried again, later each time.
 */
export interface Fetcher {
  /** @throws the signal's reason when it was aborted; any other error is returned as a failure */
  fetch(wanted: Wanted): Promise<Fetched>
}
