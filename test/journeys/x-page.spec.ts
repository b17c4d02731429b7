import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { noise } from '#test/support/files.ts'
import sharp from 'sharp'

test('look', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/evidence-vault')
  const shots = async (name: string) => {
    for (const [w, h] of [
      [375, 740],
      [1280, 800],
    ] as const)
      for (const scheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width: w, height: h })
        await page.emulateMedia({ colorScheme: scheme })
        await page.waitForTimeout(250)
        await page.screenshot({ path: `/tmp/vp-${name}-${w}-${scheme}.png`, fullPage: scheme === 'light' })
        if (scheme === 'light')
          console.log(
            name,
            w,
            await page.evaluate(() => document.documentElement.scrollHeight),
            await page.evaluate(() => document.documentElement.scrollWidth),
          )
      }
    await page.setViewportSize({ width: 375, height: 740 })
  }
  await page.locator('#items a').first().waitFor()
  await shots('list')
  await page
    .locator('summary')
    .filter({ hasText: /^Filters/ })
    .click()
  await shots('filters')
  await page.goto('/evidence-vault?q=pickup')
  await page.waitForTimeout(2500)
  await shots('search')
  await page.goto('/evidence-vault')
  await page.getByRole('link', { name: /Note on the apartment/ }).click()
  await page.getByRole('button', { name: 'Edit details' }).waitFor()
  await page.waitForTimeout(800)
  await shots('detail')
  await page.locator('summary').filter({ hasText: 'File and downloads' }).click()
  await page.locator('summary').filter({ hasText: 'Metadata' }).click()
  await page.waitForTimeout(500)
  await shots('open')
  await page.getByRole('button', { name: 'Edit details' }).click()
  await shots('form')
  await page.keyboard.press('Escape')
  await page.goto('/evidence-vault')
  await page.getByRole('link', { name: /Pickup log/ }).click()
  await page.waitForTimeout(800)
  await shots('text')
  await page.goto('/evidence-vault')
  let hold = true
  await page.route('**/files/uploads/*', async (route) => {
    if (route.request().method() === 'PATCH' && hold) {
      await new Promise((r) => setTimeout(r, 6000))
    }
    await route.continue()
  })
  const buffer = await sharp(noise(1000 * 800 * 3), { raw: { width: 1000, height: 800, channels: 3 } })
    .png()
    .toBuffer()
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'IMG_4410.png', mimeType: 'image/png', buffer },
    {
      name: 'voicemail from last Tuesday with a very long name that goes on.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('hello there'),
    },
  ])
  await page.waitForTimeout(700)
  await shots('uploading')
  hold = false
  await page.waitForTimeout(7000)
  await page.locator('input[type=file][multiple]').setInputFiles([{ name: 'IMG_4410 copy.png', mimeType: 'image/png', buffer }])
  await page.waitForTimeout(2500)
  await shots('same')
})
