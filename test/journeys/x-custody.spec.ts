import { expect } from '@playwright/test'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { open } from './two-parents.ts'

for (const scheme of ['light', 'dark'] as const)
  test(`look ${scheme}`, async ({ page }) => {
    test.setTimeout(200_000)
    await page.emulateMedia({ colorScheme: scheme })
    await signInAs(page, 'ana@demo.test', '/co-parenting-incidents')
    const list = await (await page.request.get('/api/files')).json()
    let best = list.files[0].id
    let most = 0
    for (const { id } of list.files) {
      const { steps } = await (await page.request.get(`/api/cases/${list.caseId}/files/${id}/custody`)).json()
      console.log(JSON.stringify(steps.map((s: { kind: string; leaf: { log: string } | null }) => [s.kind, s.leaf?.log])))
      if (steps.length > most) [most, best] = [steps.length, id]
    }
    for (const part of ['custody', 'proof']) {
      await open(page, `/co-parenting-incidents?file=${best}&part=${part}`)
      await page.waitForTimeout(800)
      await page.screenshot({ path: `/tmp/look/v-${part}-${scheme}.png`, fullPage: true })
      for (const n of [0, 1]) await page.locator('main details summary').nth(n).click()
      await page.waitForTimeout(200)
      await page.screenshot({ path: `/tmp/look/v-${part}-open-${scheme}.png`, fullPage: true })
    }
    expect(1).toBe(1)
  })
