import { expect, type Page } from '@playwright/test'
import { dayOf } from '#kernel/day.ts'
import { demoRatings } from '#demo/directory/load.ts'
import { demoPeople } from '#demo/directory/people.ts'
import { dayInWords } from '#web/days.ts'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

// Two fictional people of the demo who got far more bad ratings than chance explains: what readers and the desk see of it,
// and where the page says what a rating costs.

const { bursts } = demoRatings()
const nameOf = new Map(demoPeople().map(({ key, name }) => [key, name.display]))
const [judge, attorney] = bursts.map(({ person, reviews }) => ({ name: nameOf.get(person)!, reviews })) as [Burst, Burst]
interface Burst {
  name: string
  reviews: (typeof bursts)[number]['reviews']
}

interface ReviewsReply {
  frozenOn: string
  total: number
  scores: { group: string; n: number; mean: number; low: number; high: number }[]
}

async function found(page: Page, name: string): Promise<{ id: string; reviews: ReviewsReply }> {
  const { items } = (await (await page.request.get(`/api/professionals?q=${encodeURIComponent(name)}`)).json()) as {
    items: { id: string; name: string }[]
  }
  const { id } = items.find((each) => each.name === name)!
  return { id, reviews: (await (await page.request.get(`/api/professionals/${id}/reviews`)).json()) as ReviewsReply }
}

test(
  'the page of someone whose ratings came in a burst shows scores as of the last quiet day, with how many and how sure',
  { tag: '@once' },
  async ({ page }) => {
    const complaints = watch(page)
    const { id, reviews } = await found(page, judge.name)
    expect(reviews.frozenOn < dayOf(Date.now())).toBe(true)
    await page.goto(`/professionals/${id}`)
    const ratings = page.getByRole('region', { name: 'Ratings and reviews' })
    const banner = ratings.getByText(/^Unusual activity: scores are as of /)
    await expect(banner).toBeVisible()
    await expect(banner).toContainText('That says nothing about the person.')
    await expect(banner).toContainText(dayInWords(reviews.frozenOn, (await page.locator('html').getAttribute('lang'))!))
    const score = reviews.scores.find(({ group }) => group === 'parents')!
    await expect(ratings.getByText(`${score.mean.toFixed(1)} of 5`).first()).toBeVisible()
    await expect(ratings.getByText(`likely between ${score.low.toFixed(1)} and ${score.high.toFixed(1)}`).first()).toBeVisible()
    await expect(ratings.getByText(new RegExp(`\\b${score.n} ratings`)).first()).toBeVisible()
    // Ratings released since are listed, but do not count yet.
    const counted = reviews.scores.reduce((sum, { n }) => sum + n, 0)
    expect(reviews.total).toBeGreaterThanOrEqual(counted + judge.reviews.filter(({ isReleased }) => isReleased).length)
    await expect(ratings.getByText(`${reviews.total} reviews`)).toBeVisible()
    await expectNoBarriersAtBothWidths(page)

    await ratings.getByRole('link', { name: 'Why this number' }).first().click()
    await expect(page.getByText(/^Unusual activity: scores are as of /)).toBeVisible()
    await expect(page.getByText('It is a price, not a proof.')).toBeVisible()
    await expectNoBarriersAtBothWidths(page)
    expect(complaints).toEqual([])
  },
)

test('readers see none of the waiting ratings, and the desk sees all of them, text beside text', { tag: '@once' }, async ({ page }) => {
  const complaints = watch(page)
  const { id, reviews } = await found(page, attorney.name)
  await page.goto(`/professionals/${id}`)
  await expect(page.getByText(/^Unusual activity: scores are as of /)).toBeVisible()
  const { saw } = attorney.reviews[0]!
  expect(reviews.total).toBeGreaterThan(0)
  await expect(page.getByText(saw)).toHaveCount(0)

  await signInAs(page, 'moderator@demo.test', '/moderation')
  await page.getByRole('button', { name: 'Came in a burst' }).click()
  const looked = page.getByRole('button', { name: `Look ${attorney.name}` })
  expect(await looked.count()).toBeGreaterThan(0)
  await looked.first().click()
  await expect(page.getByRole('article').getByRole('heading', { level: 2, name: attorney.name })).toBeFocused()
  await expect(page.getByText('Set aside in a burst').first()).toBeVisible()
  await expect(page.getByText('C16.1').first()).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  await page.keyboard.press('Backspace')
  expect(complaints).toEqual([])
})

test('the rating page says what a rating costs, and that this is a price and no proof', { tag: '@once' }, async ({ page }) => {
  const { id } = await found(page, judge.name)
  await page.goto(`/rate-your-court?professional=${id}`)
  await expect(page.getByText(/It is a price, and not a proof that each comes from another person\./)).toBeVisible()
  await page.goto('/transparency#price')
  const section = page.locator('#price')
  await expect(section.getByRole('heading', { name: 'What a rating costs' })).toBeVisible()
  await expect(section.getByText('It is a price, and not a proof that each rating comes from another person.')).toBeVisible()
})
