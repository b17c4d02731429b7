import { demoPassword } from '#accounts/accounts/demo-accounts.ts'
import { openBrowser } from './browser.ts'
import { choiceSeconds, choosingMs, keySeconds, pressingMs, readingMs, wordsPerMinute } from './desk.model.ts'
import { type Decided, decideOnce } from './desk.person.ts'
import { fillQueue } from './desk.queue.ts'
import type { Figure } from './results.ts'
import { startSite } from './site.ts'
import { median, quantile, spreadOf } from './stats.ts'

/** The issue: the median decision of a practised person in less than 20 s. */
const goal = { sense: 'at most', value: 20 } as const

/** How long a practised person takes at the desk of moderators, from a rating on the screen to the decision: for a person a model stands. */
export async function measureDesk(
  { decisions }: { decisions: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const site = await startSite()
  const browser = await openBrowser()
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' })
    const reply = await context.request.post(`${site.origin}/api/auth/sign-in/email`, {
      data: { email: 'moderator@demo.test', password: demoPassword },
    })
    if (!reply.ok()) throw new Error(`The moderator could not sign in: ${reply.status()}`)
    const page = await context.newPage()
    await page.goto(`${site.origin}/moderation`, { waitUntil: 'networkidle' })
    await page.locator('html[data-runs] [data-inside]').waitFor({ state: 'attached' })
    await fillQueue(site.origin, decisions)
    say(`  ${decisions} ratings were filed.`)
    // What arrived today is seen once the day is over, in the demonstration after a minute.
    await page.waitForTimeout(90_000)
    await page.getByRole('button', { name: 'Held by a check' }).click()
    await page.keyboard.press('n')
    const made: Decided[] = []
    for (let count = 0; count < decisions; count += 1) {
      await page.locator('article').waitFor()
      made.push(await decideOnce(page, true))
      say(`  ${count + 1}: ${made.at(-1)!.ofText} words, ${(made.at(-1)!.ms / 1_000).toFixed(1)} s.`)
    }
    const seconds = made.map(({ ms }) => ms / 1_000)
    const wholly = made.map(({ onPage, words, ms }) => (ms + readingMs(onPage - words)) / 1_000)
    const lengths = made.map(({ ofText }) => ofText)
    const besides = median(made.map(({ words, ofText }) => words - ofText))
    const free = 1_000 * goal.value - 2 * (choosingMs + pressingMs) - readingMs(besides)
    return {
      figures: [
        { name: 'From a rating on the screen to its decision', unit: 's', goal, ...spreadOf(seconds) },
        { name: 'The same, were every label and fact on the page read too', unit: 's', ...spreadOf(wholly) },
        {
          name: 'Keys of a decision with its reason',
          unit: 'keys',
          goal: { sense: 'at most', value: 2 },
          ...spreadOf(made.map(({ keys }) => keys)),
        },
      ],
      notes: [
        `No person was timed. For a practised one stands a model: ${wordsPerMinute} words a minute (Brysbaert 2019, silent reading of English non-fiction), ${choiceSeconds} s of thinking before each key and ${keySeconds} s for the key (Card, Moran and Newell 1980, keystroke-level model). All of it is waited for; nobody hesitates, looks a thing up or reads a sentence twice.`,
        `${decisions} decisions in one run at 1280 px, by keys alone, on the queue as it came: the demonstration’s, then ratings filed through the API with proof of work and token. The time is the page’s own (User Timing), from the rating on the screen to the server’s word that it is decided.`,
        `Read is the text, the findings, what happened so far, and where the person’s other ratings stand: ${besides} words besides the text (median). The texts have ${Math.min(...lengths)} to ${Math.max(...lengths)} words, median ${median(lengths)}, ninth decile ${quantile(lengths, 0.9).toFixed(0)}: sentences of the project’s labelled corpus around an accusation. Real ratings may be longer.`,
        `By this model a decision takes less than ${goal.value} s as long as the text has at most ${Math.floor((free / 60_000) * wordsPerMinute)} words.`,
      ],
    }
  } finally {
    await browser.close()
    await site.stop()
  }
}
