import { expect } from '@playwright/test'
import { type Decided, decideOnce, readScreen } from '#bench/desk.person.ts'
import { fillQueue } from '#bench/desk.queue.ts'
import { iterations } from '../support/depth.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// One after the other by keys alone, with nothing waited for. At the pace of a practised person, for whom a model stands
// (bench/desk.model.ts), the same is recorded by `npm run bench -- --only desk`, which writes the time into docs/bench.md.

const decisions = iterations(6, 3)
/** The moderators of other journeys take the next case too, and it may be one of these. */
const taken = decisions - 2

test('ratings that a check holds are decided with two keys each, one after the other', { tag: '@once' }, async ({ page, baseURL }) => {
  test.setTimeout(5 * 60_000)
  const complaints = watch(page)
  // Others of the latest rated judges belong to other journeys.
  const texts = await fillQueue(baseURL!, decisions, 8)
  const left = new Set(texts)
  // Nobody else moderates with this account.
  await signInAs(page, 'super@demo.test', '/moderation')
  const made: Decided[] = []
  await page.getByRole('button', { name: 'Held by a check' }).click()
  const article = page.getByRole('article')
  await expect(async () => {
    if (!(await article.isVisible())) await page.keyboard.press('n')
    await expect(article).toBeVisible({ timeout: 2_000 })
    // Only what was filed here: the rest of the queue is for other journeys.
    while (await article.isVisible()) {
      const { text } = await readScreen(page)
      const own = texts.find((each) => text.replaceAll(/(?<=\S)\d+(?=\s|$)/gu, '').includes(each.slice(0, 20)) && left.has(each))
      if (own === undefined) {
        await page.keyboard.press('n')
        await expect(async () => {
          expect((await article.isVisible()) ? (await readScreen(page)).text : null).not.toBe(text)
        }).toPass({ timeout: 10_000 })
        continue
      }
      made.push(await decideOnce(page, false))
      left.delete(own)
      await expect(page.getByText(/^Done: (Do not publish|Release)\.$/u)).toBeVisible()
    }
    expect(left.size).toBeLessThanOrEqual(taken)
  }).toPass()
  expect(made.map(({ keys }) => keys)).toEqual(made.map(() => 2))
  expect(complaints).toEqual([])
})
