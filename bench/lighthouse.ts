import lighthouse from 'lighthouse'
import { openBrowser } from './browser.ts'
import type { Figure } from './results.ts'
import { freePort, startSite } from './site.ts'
import { spreadOf } from './stats.ts'

const categories = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const
type Category = keyof typeof categories
const titles: Record<Category, string> = {
  performance: 'performance',
  accessibility: 'accessibility',
  'best-practices': 'best practices',
  seo: 'SEO',
}

interface Run {
  scores: Record<Category, number>
  /** Milliseconds. */
  lcp: number
  blocking: number
  shift: number
  /** The audits that cost points: those below 1 with a weight. */
  lost: string[]
}

/** One visit of a page by Lighthouse with its defaults: mobile, simulated slow 4G, the processor four times as slow. */
async function visit(url: string, port: number, isHidden: boolean): Promise<Run> {
  const result = await lighthouse(url, {
    ...(isHidden && { skipAudits: ['is-crawlable'] }),
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: Object.keys(categories),
  })
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse at ${url}: ${lhr.runtimeError.message}`)
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  const lost = Object.keys(categories).flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
  const scores = Object.fromEntries(
    Object.keys(categories).map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
  ) as Run['scores']
  return {
    scores,
    lcp: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    lost,
  }
}

/**
 * Pages that are hidden from search engines on purpose, for which Lighthouse deducts points: search results, and in the
 * demo the reviews of fictional people. All other SEO checks apply to them.
 */
const hidden: readonly string[] = ['search', 'reviews']

/** Lighthouse's own score for the five public pages, each on a server as a user starts it. */
export async function measureLighthouse(
  { runs }: { runs: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = await startSite()
  const pages = {
    landing: '/',
    search: '/search-professionals?q=smith',
    'an imported profile': `/professionals/${site.imported}`,
    reviews: '/reviews',
    rating: '/rate-your-court',
  }
  try {
    const figures: Figure[] = []
    const notes: string[] = []
    for (const [name, address] of Object.entries(pages)) {
      const visits: Run[] = []
      for (let count = 0; count < runs; count += 1) {
        const port = await freePort()
        // A browser of its own each time: nothing is left over from the visit before.
        const browser = await openBrowser([`--remote-debugging-port=${port}`])
        try {
          visits.push(await visit(site.origin + address, port, hidden.includes(name)))
        } finally {
          await browser.close()
        }
      }
      const of = (read: (run: Run) => number) => spreadOf(visits.map(read))
      for (const [category, value] of Object.entries(categories) as [Category, number][])
        figures.push({
          name: `${name}, ${titles[category]}${category === 'seo' && hidden.includes(name) ? ' (but for noindex, which is meant)' : ''}`,
          unit: 'points',
          goal: { sense: 'at least', value },
          ...of(({ scores }) => scores[category]),
        })
      figures.push(
        { name: `${name}, largest contentful paint`, unit: 'ms', goal: { sense: 'at most', value: 1_200 }, ...of(({ lcp }) => lcp) },
        { name: `${name}, total blocking time`, unit: 'ms', ...of(({ blocking }) => blocking) },
        { name: `${name}, layout shift`, unit: 'ratio', goal: { sense: 'at most', value: 0.01 }, ...of(({ shift }) => shift) },
      )
      const lost = [...new Set(visits.flatMap((run) => run.lost.map((audit) => audit.split(' ')[0]!)))]
      if (lost.length > 0) notes.push(`Points were lost on ${address.split('?')[0]} in at least one run by: ${lost.join(', ')}.`)
      say(
        `  ${name}: ${visits.map(({ scores }) => Object.values(scores).join('/')).join(', ')}; ${visits.at(-1)!.lost.join('; ') || 'nothing lost'}`,
      )
    }
    return {
      figures,
      notes: [
        `Lighthouse as it comes for mobile (simulated slow 4G, processor four times as slow), ${runs} runs of each page in a browser of its own. The goals are for the median.`,
        'The browser can reach this machine and nothing else; Lighthouse reports errors to nobody (only its command line can).',
        ...notes,
      ],
    }
  } finally {
    await site.stop()
  }
}
