import { readFileSync } from 'node:fs'
import path from 'node:path'
import { dist } from '#scripts/build.ts'
import { readBuiltPages } from '#http/pages.ts'
import { insidePages } from '#map/inside.generated.ts'
import { pagesIn } from '#map/pages.ts'
import type { Figure } from '../results.ts'

/** Goals in KB of 1,000 bytes, gzipped, for someone who is signed in. */
const budget = { first: 160, route: 45 }
/** Scripts that one page names, with those of the frame. */
const mostScripts = 12
/** What a page loads at most, with the frame: about 3 % above what it weighed on 2026-11-27. */
const ceilings: readonly { name: string; at: string; page: string; most: number }[] = [
  { name: 'schedule', at: '/co-parenting-calendar', page: 'schedule', most: 179 },
  { name: 'exchanges', at: '/exchange-tracking', page: 'exchanges', most: 164 },
  { name: 'swaps', at: '/time-trade-requests', page: 'swaps', most: 161 },
  { name: 'hearings', at: '/court-calendar-tracker', page: 'hearings', most: 161 },
  { name: 'optimizer', at: '/custody-calendar-optimizer', page: 'optimizer', most: 150 },
  { name: 'parenting plan', at: '/parenting-plan-builder', page: 'plan', most: 173 },
  { name: 'toolkit', at: '/case-toolkit', page: 'toolkit', most: 165 },
  { name: 'people', at: '/parent-connection', page: 'parent-connection', most: 157 },
  { name: 'settings', at: '/account-settings', page: 'account-settings', most: 165 },
  { name: 'support', at: '/support', page: 'support', most: 151 },
  { name: 'professional', at: '/professionals/:id', page: 'professional', most: 160 },
  { name: 'search', at: '/search-professionals', page: 'search', most: 160 },
  { name: 'moderation', at: '/moderation', page: 'moderation', most: 169 },
  { name: 'own claims', at: '/claim', page: 'mine', most: 162 },
]

const kilobytes = (names: Iterable<string>) =>
  [...names].reduce((total, name) => total + readFileSync(path.join(dist, 'client', `${name}.gz`)).length, 0) / 1_000

const once = (value: number) => ({ n: 1, median: value, min: value, max: value, low: value, high: value })

/** What the server names for a signed-in page to load at once: the whole at a first visit, and what a page adds to the shell. */
export async function weighInside(): Promise<{ figures: Figure[]; notes: string[] }> {
  const { frame, preloads } = await readBuiltPages(dist)
  const early = [...frame.matchAll(/<script[^>]* src="(\/assets\/[^"]+\.js)"/g)].map((found) => found[1]!)
  const shell = new Set([...early, ...preloads(null, true)])
  const routes = pagesIn('in', insidePages).map(({ path: at, feature, page }) => {
    const own = preloads(`src/features/${feature}/page.${page}.tsx`, true).filter((name) => !shell.has(name))
    return { at, page, own: kilobytes(own), scripts: shell.size + own.length }
  })
  const start = routes.find(({ at }) => at === '/')!
  const shellSize = kilobytes(shell)
  const whole = ceilings.map(({ name, at, page, most }): Figure => {
    const route = routes.find((one) => one.at === at && one.page === page)
    if (!route) throw new Error(`No signed-in page ${page} has the address ${at}.`)
    return {
      name: `JavaScript, signed in, ${name} page`,
      unit: 'KB',
      goal: { sense: 'at most', value: most },
      ...once(shellSize + route.own),
    }
  })
  const largest = routes.reduce((most, route) => (route.own > most.own ? route : most))
  return {
    figures: [
      {
        name: 'JavaScript, signed in, first load',
        unit: 'KB',
        goal: { sense: 'at most', value: budget.first },
        ...once(shellSize + start.own),
      },
      { name: 'JavaScript, signed in, largest route', unit: 'KB', goal: { sense: 'at most', value: budget.route }, ...once(largest.own) },
      ...whole,
      {
        name: 'Scripts, signed in, most of a page',
        unit: 'requests',
        goal: { sense: 'at most', value: mostScripts },
        ...once(Math.max(...routes.map(({ scripts }) => scripts))),
      },
    ],
    notes: [`The largest of ${routes.length} signed-in routes is ${largest.at}: what it loads besides the shell.`],
  }
}
