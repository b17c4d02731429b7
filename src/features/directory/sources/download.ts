import { gunzipSync, gzipSync } from 'node:zlib'
import type { Fetched, Fetcher, Trace } from '#ports/fetcher/port.ts'
import type { FaultName } from './contract.ts'
import { type Download, dayOfPage, mappingOf } from './parsers.ts'
import { nextPage } from './roster.ts'
import type { SetupRow } from './store.ts'

/** No roster has more pages than this; one that seems to leads in a circle. */
const mostPages = 50

/** A download, as it is stored until the decision about it. */
export interface StoredDownload extends Download {
  etag: string | null
  lastModified: string | null
  /** The version of the settings that it was fetched with. */
  version: number
}

export type Got = { trace: Trace } & (
  | { is: 'fetched'; stored: StoredDownload }
  | { is: 'unchanged' }
  | { is: 'failed'; why: FaultName; to?: string }
)

interface Deps {
  fetcher: Fetcher
  userAgent: (contact: string) => string
  now: number
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
}

const failed = (found: Exclude<Fetched, { is: 'fetched' | 'unchanged' }>, trace: Trace): Got => {
  if (found.is === 'moved') return { is: 'failed', why: 'moved', to: found.to, trace }
  return { is: 'failed', why: found.is === 'refused' ? 'robots' : found.why, trace }
}

/**
 * Fetches a source: one page, or page after page if its mapping says how to find the next. The validators of the last answer are
 * sent only for a single page: one unchanged page of several says nothing about the others.
 */
export async function download(setup: SetupRow, { fetcher, userAgent, now, signal, onProgress }: Deps): Promise<Got> {
  const mapping = setup.parser === 'roster' ? mappingOf(setup) : null
  const isOne = mapping?.page.next === undefined
  const pages: Buffer[] = []
  const trace: Trace = { codes: [], bytes: 0, robots: null }
  const seen = new Set<string>()
  const marks: { etag: string | null; lastModified: string | null } = { etag: null, lastModified: null }
  for (let url: string | null = setup.address; url !== null;) {
    if (seen.size >= mostPages) return { is: 'failed', why: 'too_many_pages', trace }
    seen.add(url)
    const found: Fetched = await fetcher.fetch({
      url,
      accept: setup.kind === 'csv' ? 'csv' : 'html',
      userAgent: userAgent(setup.contact),
      spacing: setup.spacing_seconds * 1_000,
      ...(isOne && !setup.is_new && { etag: setup.etag, lastModified: setup.last_modified }),
      signal,
      onProgress: (done, total) => onProgress(trace.bytes + done, isOne ? total : 0),
    })
    trace.codes.push(...found.trace.codes)
    trace.bytes += found.trace.bytes
    trace.robots = found.trace.robots
    if (found.is === 'unchanged') return { is: 'unchanged', trace }
    if (found.is !== 'fetched') return failed(found, trace)
    pages.push(found.body)
    if (isOne) Object.assign(marks, { etag: found.etag, lastModified: found.lastModified })
    const next: string | null = mapping === null ? null : nextPage(found.body, url, mapping)
    // The next page is of the same host, or it is no page of this roster.
    url = next !== null && new URL(next).origin === new URL(setup.address).origin && !seen.has(next) ? next : null
  }
  return { is: 'fetched', stored: { pages, day: dayOfPage(marks.lastModified, now), ...marks, version: setup.version }, trace }
}

/** For the database; and back. */
export const pack = ({ pages, ...rest }: StoredDownload): Buffer =>
  gzipSync(JSON.stringify({ ...rest, pages: pages.map((page) => page.toString('base64')) }))

export function unpack(body: Buffer): StoredDownload {
  const { pages, ...rest } = JSON.parse(gunzipSync(body).toString('utf8')) as Omit<StoredDownload, 'pages'> & { pages: string[] }
  return { ...rest, pages: pages.map((page) => Buffer.from(page, 'base64')) }
}
