import type { Page } from '@playwright/test'
import { openBrowser } from './browser.ts'
import type { Figure } from './results.ts'
import { startSite } from './site.ts'
import { quantile, spreadOf } from './stats.ts'

/** The issue: at most 2 s on a phone, for which a processor four times as slow stands. */
const goal = { sense: 'at most', value: 2_000 } as const
const slowdown = 4

interface Solve {
  /** From the answer with the challenge to the rating on its way, in ms. */
  solve: number
  /** From the press to the rating on its way: asking, loading the solver, solving. */
  wait: number
}

/** Fills the rating form as a visitor does, presses, and reads from the page's own timeline how long the work took. */
async function rateOnce(page: Page, address: string): Promise<Solve> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.getByRole('radio', { name: 'Attorney in the case' }).check()
  for (const question of ['Integrity and impartiality', 'Legal knowledge', 'Communication']) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: '4', exact: true }).check()
  }
  await page
    .getByLabel('What happened in the courtroom or the process?')
    .fill('I was in the courtroom. The hearing began on time, both sides spoke, and the reasons were read out in plain words.')
  await page.getByLabel('Month').selectOption('March')
  await page.getByLabel('Year').selectOption('2025')
  await page.getByRole('radio', { name: 'I prefer not to say' }).check()
  await page.getByLabel('All four statements are true.').check()
  // The rating itself goes no further: the next one shall not find the price raised.
  const sent = new Promise<void>((resolve) => {
    void page.route('**/api/reviews', async (route) => {
      await route.fulfill({ status: 503, contentType: 'application/json', body: '{"code":"unavailable","message":"Not now."}' })
      resolve()
    })
  })
  await page.getByRole('button', { name: 'Send rating' }).click()
  await sent
  const timeline = await page.waitForFunction(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const asked = entries.findLast(({ name }) => name.includes('/api/reviews/challenge'))
    const filed = entries.findLast(({ name }) => name.endsWith('/api/reviews'))
    return asked && filed ? { solve: filed.startTime - asked.responseEnd, wait: filed.startTime - asked.startTime } : null
  })
  return (await timeline.jsonValue())!
}

/** What a rating costs its sender's device. */
export async function measureProof(
  { solves }: { solves: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = await startSite()
  const browser = await openBrowser()
  const address = `${site.origin}/rate-your-court?professional=${site.imported}`
  const series = async (rate: number): Promise<Solve[]> => {
    const found: Solve[] = []
    for (let count = 0; count < solves; count += 1) {
      const context = await browser.newContext({ viewport: { width: 375, height: 740 }, serviceWorkers: 'block' })
      const page = await context.newPage()
      const session = await context.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate })
      found.push(await rateOnce(page, address))
      await context.close()
    }
    return found
  }
  try {
    const slow = await series(slowdown)
    say(`  Slowed down: ${slow.map(({ wait }) => Math.round(wait)).join(', ')} ms.`)
    const usual = await series(1)
    say(`  As it is: ${usual.map(({ wait }) => Math.round(wait)).join(', ')} ms.`)
    const at = (values: readonly number[], p: number) => ({ ...spreadOf([quantile(values, p)]), n: values.length })
    const figure = (name: string, values: readonly number[], p: number, isJudged = true): Figure => ({
      name: `${name}, p${p * 100}`,
      unit: 'ms',
      ...(isJudged && { goal }),
      ...at(values, p),
    })
    const waits = slow.map(({ wait }) => wait)
    const dear = usual.map(({ solve }) => solve * slowdown)
    return {
      figures: [
        figure('From the press to the rating on its way, slowed down', waits, 0.5),
        figure('From the press to the rating on its way, slowed down', waits, 0.95),
        figure('Four times the solving as it is', dear, 0.5),
        figure('Four times the solving as it is', dear, 0.95),
        figure(
          'The solving as it is',
          usual.map(({ solve }) => solve),
          0.5,
          false,
        ),
      ],
      notes: [
        `The rating form in Chromium at 375 px, ${solves} times with the processor ${slowdown} times as slow (DevTools protocol) and ${solves} times as it is, at the price of a quiet hour.`,
        'The browser slows down the page and not the threads on which it derives keys; so four times the solving as it is, is judged as well.',
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
