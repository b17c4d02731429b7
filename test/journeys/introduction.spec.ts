import { expect } from '@playwright/test'
import { features } from './features.ts'
import { test } from './test.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', { tag: javaScriptEnabled ? [] : '@once' }, () => {
    test.use({ javaScriptEnabled })

    test(
      '"Coming Soon" has a card for each feature, the reasons, both buttons and the address of support',
      { tag: '@once' },
      async ({ page }) => {
        for (const address of ['/casebalance', '/case-balance']) {
          await page.goto(address)
          await expect(page).toHaveTitle('Coming Soon: CaseBalance')
          await expect(page.getByRole('heading', { level: 1, name: 'Coming Soon' })).toBeVisible()
          for (const name of features) await expect(page.getByRole('heading', { level: 4, name, exact: true })).toBeVisible()
          await expect(page.getByRole('region', { name: 'Why we are building it' }).getByRole('listitem')).toHaveCount(4)
          await expect(page.getByRole('link', { name: 'support@casebalance.example' })).toBeVisible()
        }
        await page.getByRole('link', { name: 'Try the free rating tool' }).click()
        await expect(page).toHaveURL('/rate-your-court')
        await page.goto('/case-balance')
        await page.getByRole('link', { name: 'Back to home' }).click()
        await expect(page).toHaveURL('/')
      },
    )

    test(
      'the walk-through finds a fictional person, reads the profile, screens, and shows a receipt',
      { tag: '@once' },
      async ({ page, request }) => {
        // Lists know how many ratings someone has a moment after the start.
        const mostRated = async () => {
          const { items } = (await (await request.get('/api/professionals?q=Marrowick&sort=reviewed')).json()) as {
            items: { reviewN: number }[]
          }
          return items[0]!.reviewN
        }
        await expect.poll(mostRated, { timeout: 60_000 }).toBeGreaterThanOrEqual(5)
        await page.goto('/platform-demo')
        await expect(page.getByRole('link', { name: /^1\s*Find somebody/ })).toBeVisible()
        await page.getByRole('region', { name: 'Find somebody' }).getByRole('listitem').first().getByRole('link').click()
        await expect(page.getByRole('heading', { name: 'Read a profile' })).toBeVisible()
        const profile = page.getByRole('article')
        await expect(profile.getByText('Fictional', { exact: true })).toBeVisible()
        await expect(profile.getByText(/likely between \d\.\d and \d\.\d/).first()).toBeVisible()
        await expect(profile.getByText(/\d+ ratings/).first()).toBeVisible()
        await page.getByRole('link', { name: 'Next: See how a text is checked' }).click()
        await expect(page.locator('mark', { hasText: '24-DR-10442' })).toBeVisible()
        await expect(page.getByText('Private data and case numbers').first()).toBeVisible()
        await page.getByRole('link', { name: 'Next: Keep your receipt' }).click()
        await expect(page.getByRole('list', { name: 'Twelve example words' }).getByRole('listitem')).toHaveCount(12)
        await page.getByRole('link', { name: 'Next: Leave in one press' }).click()
        await page.getByRole('link', { name: 'Next: What comes next' }).click()
        for (const name of features) await expect(page.getByText(name, { exact: true })).toBeVisible()
        await expect(page.getByRole('img')).toHaveCount(0)
      },
    )

    test('the search of the walk-through is the real one and leaves real people out', { tag: '@once' }, async ({ page, request }) => {
      const asked = await request.get('/api/professionals?q=Marrowick&sort=reviewed')
      const { items } = (await asked.json()) as { items: { name: string; isFictional: boolean }[] }
      const first = items.find(({ isFictional }) => isFictional)
      await page.goto('/platform-demo')
      await expect(page.getByRole('link', { name: first!.name, exact: true }).first()).toBeVisible()
      await page.getByRole('searchbox', { name: 'Name or place' }).fill('zzzzqqqq')
      await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByText('No fictional person found')).toBeVisible()
    })

    test(
      'pricing names no price, and says what is free, how long the trial is and what goes on for ever',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto('/pricing')
        const text = await page.locator('main').innerText()
        for (const said of ['100% free', '7 days of trial', 'No credit card. Cancel anytime.', 'The price is not set', 'Goes on for ever'])
          expect(text).toContain(said)
        expect(text).not.toMatch(/[$€]\s?\d|\d+\.\d\d|per month|a month/i)
        await page.getByRole('link', { name: 'Read them now' }).click()
        await expect(page).toHaveURL('/terms-required')
      },
    )

    test(
      'what must be accepted can be read before: two disclaimers in their place, terms and privacy on their pages',
      { tag: '@once' },
      async ({ page }) => {
        await page.goto('/terms-required')
        await page.getByText('Read “Not a lawyer, not a court”').click()
        await expect(page.getByText('Using this site does not make anyone here your lawyer.')).toBeVisible()
        await page.getByRole('link', { name: 'Read “Terms of service”' }).click()
        await expect(page).toHaveURL('/terms-of-service')
        await expect(page.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeVisible()
      },
    )

    test('a document shows its day, what changed, its contents and its fingerprint', async ({ page, request }) => {
      const versions = (await (await request.get('/api/terms/versions')).json()) as { documentType: string; sha256: string }[]
      const { sha256 } = versions.find(({ documentType }) => documentType === 'privacy_policy')!
      await page.goto('/privacy-policy')
      await expect(page).toHaveTitle('Privacy policy: CaseBalance')
      await expect(page.getByText('Version of Nov 24, 2026. What changed: It now says exactly how long our database')).toBeVisible()
      await expect(page.getByText('A draft for a lawyer to review')).toBeVisible()
      await expect(page.getByText(sha256)).toBeVisible()
      const contents = page.locator('details', { hasText: 'On this page' })
      if (!(await contents.getByRole('link', { name: 'Your rights' }).isVisible())) await contents.locator('summary').click()
      await contents.getByRole('link', { name: 'Your rights' }).click()
      await expect(page).toHaveURL('/privacy-policy#your-rights')
      await expect(page.getByRole('heading', { name: 'Your rights' })).toBeInViewport()
      // What someone accepted before stays to be read.
      await page.goto('/privacy-policy?version=2026-11-21')
      await expect(page.getByText('Version of Nov 21, 2026.')).toBeVisible()
      await expect(page.getByText('This is the first version.')).toBeVisible()
      expect((await page.goto('/privacy-policy?version=1999-01-01'))!.status()).toBe(404)
    })
  })
}

test('the walk-through shows no real person, even by address', { tag: '@once' }, async ({ page, request }) => {
  const asked = await request.get('/api/professionals?q=Quarrenbock')
  const { items } = (await asked.json()) as { items: { id: string; name: string; isFictional: boolean }[] }
  // Of the roster that the journeys import: not fictional to the directory.
  const real = items.find(({ isFictional }) => !isFictional)
  await page.goto(`/platform-demo?step=2&person=${real!.id}`)
  await expect(page.getByText('This walk-through shows fictional people only')).toBeVisible()
  await expect(page.getByText(real!.name)).toHaveCount(0)
})

test('a document in print has no menus, and keeps its text and its fingerprint', { tag: '@once' }, async ({ page }) => {
  await page.goto('/terms-of-service')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
  await expect(page.locator('summary', { hasText: 'On this page' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Who may write a review' })).toBeVisible()
  await expect(page.getByText('Fingerprint of this version')).toBeVisible()
})
