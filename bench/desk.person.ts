import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { choosingMs, pressingMs, readingMs, wordsIn } from './desk.model.ts'

/** One decision. */
export interface Decided {
  /** What was read: the text, the findings, what happened so far, and how many ratings of the person stand where. */
  words: number
  /** Of these, the rating's own. */
  ofText: number
  /** Every word that the page shows of the rating, labels and facts too. */
  onPage: number
  keys: number
  /** By the page's own clock (src/features/ratings/moderation/components/clock.ts), from the rating on the screen to the server's word. Milliseconds. */
  ms: number
}

/** The screen of the open rating, as text. */
export async function readScreen(page: Page): Promise<{ text: string; read: string; all: string }> {
  return page.evaluate(() => {
    const said = (within: ParentNode, what: string) => [...within.querySelectorAll<HTMLElement>(what)].map((each) => each.innerText)
    const article = document.querySelector('article')!
    const aside = document.querySelector('aside')!
    const text = said(article, 'p.text-lg').join(' ')
    const read = [text, ...said(article, 'ol li'), ...said(aside, '#log ~ ol li'), ...said(aside, '#history ~ p:first-of-type')].join(' ')
    const all = [...article.children].filter((each) => !each.classList.contains('no-print')) as HTMLElement[]
    return { text, read, all: [...all.map((each) => each.innerText), aside.innerText].join(' ') }
  })
}

/** The keys of a trained moderator for a held rating: an accusation of a crime is refused, a text within the rules is released. */
export const keysFor = (read: string): readonly string[] => (/\bC4\.\d/u.test(read) ? ['x', '1'] : ['r', '1'])

const measures = (page: Page) => page.evaluate(() => performance.getEntriesByName('a rating is decided').map(({ duration }) => duration))

/**
 * Decides on the open rating as a trained moderator would: reads it, and makes a choice before each key, with the time that takes.
 * @param waits `false`: only the keys, for a test of their effects
 */
export async function decideOnce(page: Page, waits: boolean): Promise<Decided> {
  const { text, read, all } = await readScreen(page)
  const title = await page.locator('article h2').elementHandle()
  const before = (await measures(page)).length
  const keys = keysFor(read)
  if (waits) await pause(readingMs(wordsIn(read)))
  for (const key of keys) {
    if (waits) await pause(choosingMs)
    await page.keyboard.press(key, waits ? { delay: pressingMs } : {})
  }
  await page.waitForFunction((n) => performance.getEntriesByName('a rating is decided').length > n, before, { timeout: 30_000 })
  const ms = (await measures(page)).at(-1)!
  // The next one is shown, or the queue.
  await title!.waitForElementState('hidden')
  return { words: wordsIn(read), ofText: wordsIn(text), onPage: wordsIn(all), keys: keys.length, ms }
}
