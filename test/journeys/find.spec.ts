import { expect, test } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { haveRealFiles } from './setup.ts'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a misspelled name finds an imported judge, and her page can be read', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').first().fill('Quarenbok Thesaly')
    await page.getByRole('button', { name: 'Search' }).first().click()
    await expect(page.getByText('spelled like it')).toBeVisible()
    await page.getByRole('link', { name: 'Thessaly Quarrenbock' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thessaly Quarrenbock')
    await expect(page.getByText('Elected').first()).toBeVisible()
    await expect(page.getByText('Our source does not say who holds the office today').first()).toBeVisible()
    await expect(page.getByText(/Roster of the test courts.*As of.*Read/).first()).toBeVisible()
  })
})

test('the results follow the typing, and narrow by role and state', async ({ page }) => {
  await page.goto('/search-professionals')
  await page.getByRole('searchbox').fill('vantresq')
  await expect(page.getByRole('link', { name: 'Ondine Vantresque' })).toBeVisible()
  await expect(page).toHaveURL(/q=vantresq/)
  await expectNoBarriers(page)
  await page.getByRole('searchbox').fill('zzzzqqqq')
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible()
  await expectNoBarriers(page)
})

test('a wrong address of a professional is a 404 page', async ({ page }) => {
  const reply = await page.goto('/professionals/00000000-0000-4000-8000-000000000000')
  expect(reply?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
})

test.describe('on the real files', () => {
  test.skip(!haveRealFiles, 'the real files do not lie beside the project')

  test('"Abbudu" finds Judge Abudu, a federal judge and shown as one', async ({ page }) => {
    await page.goto('/search-professionals?q=Abbudu')
    const first = page.getByRole('listitem').filter({ hasText: 'Abudu' }).first()
    await expect(first).toContainText('Nancy')
    await expect(first).toContainText('does not hear family cases')
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Abudu')
    await expect(page.getByText('Federal Judicial Center').first()).toBeVisible()
    await expectNoBarriers(page)
  })

  test('a judge elected years ago is shown as that, never as sitting today', async ({ page }) => {
    await page.goto('/search-professionals?state=TX&role=judge')
    await expect(page.getByText(/Elected/).first()).toBeVisible()
    await expect(page.getByText(/sitting/i)).toHaveCount(0)
  })
})
