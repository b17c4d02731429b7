import { signInAs } from './sign-in.ts'
import { test } from './test.ts'

const words =
  'Declaration of Ana Moreno. My SSN is 900-12-3456 and I was born on February 17, 1985. Maya was born on 3/4/2017. Checks come from acct no. 0047 118 2203.\nThe minor child, Ava Stone, lives at 12 Oak Street, Dayton, OH 45402. See order 900123456 or 900234561.'
test('shots', async ({ page }) => {
  const shot = async (name: string) => {
    for (const dark of [false, true]) {
      await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
      for (const [w, h] of [
        [375, 740],
        [1280, 800],
      ] as const) {
        if (dark && w === 375) continue
        await page.setViewportSize({ width: w, height: h })
        await page.waitForTimeout(300)
        await page.screenshot({ path: `/tmp/shots-filing/${name}-${w}-${dark ? 'dark' : 'light'}.png`, fullPage: w === 375 })
      }
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await signInAs(page, 'ana@demo.test', '/documents?filing=1')
  await page.getByLabel('Text', { exact: true }).fill(words)
  await page.getByRole('button', { name: 'Check text' }).click()
  await page.getByText('places to look at').waitFor()
  await shot('text')
  await page.goto('/co-parenting-incidents')
  await page.getByRole('button', { name: 'Check before filing' }).click()
  await page.getByText(/places? to look at/).waitFor()
  await shot('packet')
  await page.goto('/documents')
  await page.setViewportSize({ width: 375, height: 740 })
  await page.getByRole('link', { name: /Motion to change the exchange time/ }).click()
  await page.getByText('Check before filing', { exact: true }).click()
  await page.waitForTimeout(3000)
  await shot('file')
})
