import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
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
/** ms: a task that takes longer is felt (Long Tasks API). */
const long = 50

/** A task of the page's main thread, ms: from its beginning to its end, and what of that the processor spent on it. */
interface Task {
  clock: number
  processor: number
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
}

const scrolls = 'scrolling begins'

/** The main thread's tasks in a trace of Chromium, before and after the mark. */
function tasksIn(trace: Buffer): { opening: Task[]; scrolling: Task[] } {
  const { traceEvents: all } = JSON.parse(String(trace)) as { traceEvents: TraceEvent[] }
  const mark = all.find(({ name }) => name === scrolls)
  if (!mark) throw new Error('The trace has no mark.')
  const tasks = all.filter(({ name, pid, tid }) => name === 'RunTask' && pid === mark.pid && tid === mark.tid)
  const taskOf = ({ dur = 0, tdur = 0 }: TraceEvent): Task => ({ clock: dur / 1000, processor: tdur / 1000 })
  return {
    opening: tasks.filter(({ ts }) => ts < mark.ts).map(taskOf),
    scrolling: tasks.filter(({ ts }) => ts >= mark.ts).map(taskOf),
  }
}

interface Many {
  /** When the first one went out. */
  days: number
  /** Between two messages. */
  minutes: number
  isThreads: boolean
}

/** Puts messages into the case of the demo family. @returns the id of the first */
async function putMessages(folder: string, { days, ...many }: Many): Promise<string> {
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
    const from = new Date(Date.now() - days * 86_400_000)
    return await putManyMessages(database.owner, { caseId: one.case_id, seats: [one.id, other.id], count, from, ...many })
  } finally {
    await database.close()
  }
}

interface Reading {
  address: string
  /** Up from the latest, or down from it. */
  way: 1 | -1
  viewport: { width: number; height: number }
  steps: number
}

/** Opens a page and reads on from the latest. */
async function readOn(browser: Browser, origin: string, { address, way, viewport, steps }: Reading) {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block' })
  try {
    const reply = await context.request.post(`${origin}/api/auth/sign-in/email`, {
      data: { email: 'ana@demo.test', password: demoPassword },
    })
    if (!reply.ok()) throw new Error(`Nobody could sign in: ${reply.status()}`)
    const page = await context.newPage()
    await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'] })
    await page.goto(`${origin}${address}`, { waitUntil: 'load' })
    await page.locator('html[data-runs]').waitFor({ state: 'attached' })
    await pause(2_000)
    // The timeline begins with its latest records.
    const all = page.getByRole('button', { name: /^Show all/ })
    if (await all.isVisible()) {
      await all.click()
      await pause(2_000)
    }
    await page.evaluate((name) => void performance.mark(name), scrolls)
    await page.mouse.move(viewport.width - 100, viewport.height / 2)
    for (let n = 0; n < steps; n += 1) {
      await page.mouse.wheel(0, way * step.px)
      await pause(step.ms)
    }
    await pause(500)
    return tasksIn(await browser.stopTracing())
  } finally {
    await context.close()
  }
}

const longest = (tasks: readonly Task[], by: keyof Task) => Math.max(...tasks.map((task) => task[by]))
const countOf = (tasks: readonly Task[]) => tasks.filter(({ clock }) => clock > long).length
const inWords = (tasks: readonly Task[]) =>
  `${countOf(tasks)} over ${long} ms, longest ${longest(tasks, 'clock').toFixed(0)} ms, of the processor ${longest(tasks, 'processor').toFixed(0)} ms`

/** Whether pages with ten thousand messages stay quick under the hand: tasks of the main thread that take over 50 ms. */
export async function measureScrolling(
  { rounds, steps }: { rounds: number; steps: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    // The thread is older than what a timeline shows at first.
    const thread = await putMessages(site.folder, { days: 1_000, minutes: 1, isThreads: false })
    await putMessages(site.folder, { days: 349, minutes: 50, isThreads: true })
    const figures: Figure[] = []
    for (const [page, address, way] of [
      ['Thread', `/co-parenting-messages?thread=${thread}`, -1],
      ['Timeline', '/evidence-timeline', 1],
    ] as const)
      for (const [name, viewport] of [
        ['at 375 px', { width: 375, height: 740 }],
        ['at 1280 px', { width: 1280, height: 800 }],
      ] as const) {
        const runs: ReturnType<typeof tasksIn>[] = []
        // The first is not counted: the server has everything loaded by then.
        for (let round = 0; round <= rounds; round += 1) {
          const run = await readOn(browser, site.origin, { address, way, viewport, steps })
          if (round > 0) runs.push(run)
          say(`  ${page} ${name}: opening ${inWords(run.opening)}; scrolling ${inWords(run.scrolling)}`)
        }
        const figure = (what: string, unit: 'tasks' | 'ms', of: (run: (typeof runs)[number]) => number, goal?: number): Figure => ({
          name: `${page}: ${what}, ${name}`,
          unit,
          ...(goal !== undefined && { goal: { sense: 'at most' as const, value: goal } }),
          ...spreadOf(runs.map(of)),
        })
        for (const [what, part] of [
          ['scrolling', 'scrolling'],
          ['opening', 'opening'],
        ] as const)
          figures.push(
            figure(`${what}, longest task, processor time`, 'ms', (run) => longest(run[part], 'processor'), long),
            figure(`${what}, longest task, by the clock`, 'ms', (run) => longest(run[part], 'clock')),
            figure(`${what}, tasks over 50 ms by the clock`, 'tasks', (run) => countOf(run[part])),
          )
      }
    return {
      figures,
      notes: [
        `In the demo family’s case: a thread of ${count.toLocaleString('en-US')} messages, opened at its latest message and read upwards; and the timeline of a year with ${count.toLocaleString('en-US')} messages, read downwards. ${steps} turns of the wheel of ${step.px} px, one every ${step.ms} ms and a little more. Chromium, server and database share the cores.`,
        'Opening is everything until two seconds after the page’s code ran. Tasks are those of the page’s main thread (RunTask, in a trace of Chromium). Their processor time is what an idle machine takes; by the clock they also wait for what else runs.',
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
