import { setTimeout as pause } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { openDatabase, startEngine } from '#ports/db/open.ts'
import { putManyMessages } from '#test/support/many-messages.ts'
import { openBrowser } from './browser.ts'
import type { Figure } from './results.ts'
import { startSite } from './site.ts'
import { spreadOf } from './stats.ts'

const count = 10_000
/** One turn of a wheel, px, and how often: as fast as a hand goes through old messages. */
const step = { px: 600, ms: 80 }
/** A task that takes longer is felt (Long Tasks API, and issue 28). Shorter ones the browser does not report. */
const long = 50

/** Runs in the page before anything else: how long each long task took. */
function watch() {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  const note = (list: PerformanceObserverEntryList) => tasks.push(...list.getEntries().map(({ duration }) => duration))
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
}
/** The long tasks since it was asked last. */
const tasksIn = (page: Page) => page.evaluate(() => (globalThis as unknown as { tasks: number[] }).tasks.splice(0))

/** Puts a long thread into the case of the demo family. @returns its id */
async function longThread(folder: string): Promise<string> {
  const database = openDatabase(await startEngine('', folder))
  try {
    const parents = await database.owner
      .selectFrom('case_member')
      .innerJoin('account', 'account.id', 'case_member.account_id')
      .select(['case_member.case_id', 'case_member.id'])
      .where('case_member.role', '=', 'parent')
      .where('account.email', 'in', ['ana@demo.test', 'ben@demo.test'])
      .orderBy('case_member.side')
      .execute()
    const [one, other] = parents
    if (!one || !other) throw new Error('The demo family has no case.')
    const from = new Date(Date.now() - 8 * 86_400_000)
    return await putManyMessages(database.owner, { caseId: one.case_id, seats: [one.id, other.id], count, from })
  } finally {
    await database.close()
  }
}

/** Opens the thread and reads upwards. */
async function readUp(browser: Browser, origin: string, address: string, viewport: { width: number; height: number }, steps: number) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const reply = await context.request.post(`${origin}/api/auth/sign-in/email`, {
      data: { email: 'ana@demo.test', password: demoPassword },
    })
    if (!reply.ok()) throw new Error(`Nobody could sign in: ${reply.status()}`)
    const page = await context.newPage()
    await page.addInitScript(watch)
    await page.goto(`${origin}${address}`, { waitUntil: 'load' })
    await page.locator('html[data-runs]').waitFor({ state: 'attached' })
    await pause(2_000)
    const opening = await tasksIn(page)
    await page.mouse.move(viewport.width - 100, viewport.height / 2)
    for (let n = 0; n < steps; n += 1) {
      await page.mouse.wheel(0, -step.px)
      await pause(step.ms)
    }
    await pause(500)
    return { opening, scrolling: await tasksIn(page) }
  } finally {
    await context.close()
  }
}

const longest = (tasks: readonly number[]) => Math.max(long, ...tasks)

/** Whether a page with a thread of ten thousand messages stays quick under the hand: tasks of its main thread that take over 50 ms. */
export async function measureScrolling(
  { rounds, steps }: { rounds: number; steps: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const address = `/co-parenting-messages?thread=${await longThread(site.folder)}`
    const figures: Figure[] = []
    for (const [name, viewport] of [
      ['at 375 px', { width: 375, height: 740 }],
      ['at 1280 px', { width: 1280, height: 800 }],
    ] as const) {
      const runs: { opening: number[]; scrolling: number[] }[] = []
      // The first is not counted: the server has everything loaded by then.
      for (let round = 0; round <= rounds; round += 1) {
        const run = await readUp(browser, site.origin, address, viewport, steps)
        if (round > 0) runs.push(run)
        say(`  ${name}: opening ${run.opening.join(', ') || 'none'}; scrolling ${run.scrolling.join(', ') || 'none'}`)
      }
      const figure = (what: string, unit: 'tasks' | 'ms', of: (run: (typeof runs)[number]) => number, goal?: number): Figure => ({
        name: `${what}, ${name}`,
        unit,
        ...(goal !== undefined && { goal: { sense: 'at most' as const, value: goal } }),
        ...spreadOf(runs.map(of)),
      })
      figures.push(
        figure('Scrolling, tasks over 50 ms', 'tasks', ({ scrolling }) => scrolling.length, 0),
        figure('Scrolling, longest task', 'ms', ({ scrolling }) => longest(scrolling), long),
        figure('Opening, tasks over 50 ms', 'tasks', ({ opening }) => opening.length),
        figure('Opening, longest task', 'ms', ({ opening }) => longest(opening)),
      )
    }
    return {
      figures,
      notes: [
        `A thread of ${count.toLocaleString('en-US')} messages in the demo family’s case, opened at its latest message and read upwards: ${steps} turns of the wheel of ${step.px} px, one every ${step.ms} ms and a little more. Chromium, server and database share the cores.`,
        'Opening is everything until two seconds after the page’s code ran. The browser reports tasks of its main thread that take over 50 ms (Long Tasks API); where it reports none, the longest counts as 50.',
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
