import { expect } from '@playwright/test'
import { expectNoBarriersAtBothWidths } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

test('from a late exchange to a saved incident in three taps, with time, clause, expected and actual already there @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/exchange-tracking')
  let taps = 0
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    taps += 1
    await target.click()
  }
  const begun = Date.now()
  await tap(page.locator('summary').filter({ hasText: 'The last 60 days' }))
  await tap(page.getByRole('link', { name: 'Note as incident' }).first())
  const form = page.getByRole('dialog', { name: 'Note incident' })
  await expect(form.getByLabel('What happened')).toHaveValue(/Ben Harlow came at .+ minutes after .+, by the check-in\./)
  await expect(form.getByLabel('Expected')).toHaveValue(/^Exchange at .+ from Ana Moreno to Ben Harlow/)
  await expect(form.getByLabel('Kind')).toHaveValue('late')
  await expect(form.getByLabel('Time', { exact: true })).toHaveValue('17:00')
  await expect(form.locator('blockquote')).toContainText('Exchanges take place at 6:00 p.m.')
  await tap(form.getByRole('button', { name: 'Save incident' }))
  await expect(form).toBeHidden()
  await expect(page.locator('#incidents summary').filter({ hasText: 'Late exchange' }).first()).toBeVisible()
  expect(taps).toBeLessThanOrEqual(3)
  expect(Date.now() - begun).toBeLessThan(20_000)
})

test('words that a plainer way says better are marked and never refused, and the incident is found, added to and taken along @once', async ({
  page,
}) => {
  await signInAs(page, 'ana@demo.test', '/co-parenting-incidents')
  await expect(page.getByText('Only you see your incidents. They are not encrypted end to end: the server can read them.')).toBeVisible()
  await expect(page.getByText('In danger now? Call 911.')).toBeVisible()
  await expectNoBarriersAtBothWidths(page)
  // What is too rare to say anything is folded, both parents together.
  await expect(page.locator('#patterns').getByText('Ana Moreno: late to 2 of 21 exchanges')).toBeVisible()
  await expect(page.locator('#patterns').getByText('Ana Moreno: declined')).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Too few records to show a pattern' }).click()
  for (const name of ['Ana Moreno', 'Ben Harlow']) await expect(page.locator('#patterns').getByText(`${name}: declined`)).toBeVisible()
  await page.getByRole('button', { name: 'Note incident' }).click()
  const form = page.getByRole('dialog', { name: 'Note incident' })
  await form.getByLabel('What happened').fill('He is ALWAYS late on purpose. He said: “You are a liar.”')
  for (const words of ['ALWAYS', 'on purpose']) await expect(form.locator('mark', { hasText: words })).toBeVisible()
  await expect(form.locator('mark', { hasText: 'liar' })).toHaveCount(0)
  await expectNoBarriersAtBothWidths(page)
  await form.getByLabel('Day', { exact: true }).fill('2026-01-05')
  await form.getByRole('button', { name: 'Save incident' }).click()
  await expect(form).toBeHidden()
  await page.locator('summary').filter({ hasText: 'Search and filters' }).click()
  await page.getByRole('searchbox', { name: 'Search words' }).fill('on purpose')
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Your incidents (1)' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(page.viewportSize()!.width)
  const row = page.locator('#incidents details').filter({ hasText: 'Late entry' }).last()
  await row.locator('summary').click()
  await row.getByRole('button', { name: 'Add to incident' }).click()
  await row.getByLabel('Correction or addition').fill('It was 20 minutes.')
  await row.getByRole('button', { name: 'Add to incident' }).click()
  await expect(row.getByText('It was 20 minutes.')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download packet (PDF)' }).click()
  expect((await download).suggestedFilename()).toBe('incidents.pdf')
})
