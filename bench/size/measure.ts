import { readFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { dist } from '#scripts/build.ts'
import type { Engine } from '#ports/db/port.ts'
import { dropDatabase } from '#ports/db/scratch.ts'
import { chromium as installed, quiet } from '#test/support/browser.ts'
import { startChild } from '../child.ts'
import { connectionsOf } from '../engine.ts'
import { peopleDatabase } from '../http/people.ts'
import type { OursStart } from '../http/ours.ts'
import type { Figure } from '../results.ts'
import { weighInside } from './inside.ts'

/** Goals in KB of 1,000 bytes, gzipped (trust-and-speed.md 5.4). */
const budget = { usual: 105, rating: 115, css: 12 }

interface Visit {
  page: string
  status: number
  js: number
  css: number
  fonts: number
  foreign: number
}

/** The gzipped bytes of a built file, as they were written at build time. */
function gzipped(url: URL): number {
  return readFileSync(path.join(dist, 'client', `${url.pathname}.gz`)).length
}

/** Adds up what one page asked for. */
function weigh(page: string, status: number, origin: string, requests: readonly { url: string; kind: string }[]): Visit {
  // A picture written into the page itself (data:) asks nobody for anything.
  const urls = requests.map(({ url, kind }) => ({ url: new URL(url), kind })).filter(({ url }) => url.protocol.startsWith('http'))
  const own = urls.filter(({ url }) => url.origin === origin)
  const sum = (suffix: string) =>
    [...new Set(own.filter(({ url }) => url.pathname.endsWith(suffix)).map(({ url }) => url.href))]
      .map((href) => gzipped(new URL(href)))
      .reduce((total, bytes) => total + bytes, 0)
  return {
    page,
    status,
    js: sum('.js') / 1_000,
    css: sum('.css') / 1_000,
    fonts: urls.filter(({ url, kind }) => kind === 'font' || /\.(woff2?|ttf|otf)$/.test(url.pathname)).length,
    foreign: urls.length - own.length,
  }
}

/** Opens each page in a fresh browser profile, as a first visit, and records every request until the network rests. */
async function visit(origin: string, paths: readonly string[]): Promise<Visit[]> {
  const { executablePath, env } = installed()
  const browser = await chromium.launch({
    executablePath,
    env: { ...(process.env as Record<string, string>), ...env },
    args: [...quiet],
  })
  try {
    const visits: Visit[] = []
    for (const address of paths) {
      const context = await browser.newContext({ viewport: { width: 375, height: 740 } })
      const page = await context.newPage()
      const requests: { url: string; kind: string }[] = []
      page.on('request', (request) => requests.push({ url: request.url(), kind: request.resourceType() }))
      const response = await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' })
      visits.push(weigh(address, response?.status() ?? 0, origin, requests))
      await context.close()
    }
    return visits
  } finally {
    await browser.close()
  }
}

/** A size does not vary between rounds: one round, without a spread. */
const once = (value: number) => ({ n: 1, median: value, min: value, max: value, low: value, high: value })

/** What a first visit loads, page by page, in a real browser from the real server. */
export async function measureSize(engine: Engine): Promise<{ figures: Figure[]; notes: string[] }> {
  const { place, ids } = await peopleDatabase(engine)
  const ours = startChild('./http/ours.ts')
  try {
    const start: OursStart = { start: { ...connectionsOf(place), demo: true } }
    const { port } = await ours.ask<{ port: number }>(start)
    const paths = {
      landing: '/',
      search: '/search-professionals',
      professional: `/professionals/${ids[0]}`,
      reviews: '/reviews',
      browse: '/profiles',
      support: '/support',
      'emotional support': '/emotional-support',
      transparency: '/transparency',
      'why this number': `/reviews?score=${ids[0]}`,
      compare: `/profiles?compare=${ids[0]}&compare=${ids[1]}`,
      'add a professional': '/add-professional',
      'walk-through': '/platform-demo',
      'sign-in': '/sign-in',
      notice: '/notice',
      'notice form': `/notice?professional=${ids[0]}`,
      claim: '/claim',
    }
    // The two with the long form.
    const rating = { rating: '/rate-your-court', receipt: '/receipt' }
    const visits = await visit(`http://localhost:${port}`, [...Object.values(paths), ...Object.values(rating)])
    const missing = visits.filter(({ status }) => status !== 200)
    if (missing.length > 0) throw new Error(missing.map(({ page, status }) => `${page} was answered ${status}`).join(', '))
    const jsOf = (page: string) => once(visits.find((seen) => seen.page === page)!.js)
    const inside = await weighInside()
    const most = (key: 'css' | 'fonts' | 'foreign') => once(Math.max(...visits.map((seen) => seen[key])))
    return {
      figures: [
        ...Object.entries(paths).map(([name, page]): Figure => {
          return { name: `JavaScript, ${name} page`, unit: 'KB', goal: { sense: 'at most', value: budget.usual }, ...jsOf(page) }
        }),
        ...Object.entries(rating).map(([name, page]): Figure => {
          return { name: `JavaScript, ${name} page`, unit: 'KB', goal: { sense: 'at most', value: budget.rating }, ...jsOf(page) }
        }),
        ...inside.figures,
        { name: 'CSS, largest of these pages', unit: 'KB', goal: { sense: 'at most', value: budget.css }, ...most('css') },
        { name: 'Web fonts', unit: 'requests', goal: { sense: 'at most', value: 0 }, ...most('fonts') },
        { name: 'Requests to third parties', unit: 'requests', goal: { sense: 'at most', value: 0 }, ...most('foreign') },
      ],
      notes: [
        'Every request of a first visit in Chromium at 375 px, with an empty cache, until the network rests; 1 KB is 1,000 bytes after gzip -9.',
        ...inside.notes,
      ],
    }
  } finally {
    await ours.stop()
    await dropDatabase(engine, place.owner.database!)
  }
}
