import { expect } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { signInAs } from './sign-in.ts'
import { test } from './test.ts'
import { watch } from './watch.ts'

const sample =
  'My son Tyler cried and she never looked up. Call me at 503-555-0199. She takes bribes. The sealed report says that I am the better parent.'

test('a visitor reads the rules, picks a state, and follows a link to what is public', async ({ page }) => {
  const complaints = watch(page)
  await signInAs(page, 'ana@demo.test', '/legal-protection')
  await expect(page.getByRole('heading', { level: 1, name: 'Legal protection' })).toBeVisible()
  await expect(page.getByText('This is not legal advice')).toBeVisible()

  const recording = page.locator('#recording')
  await recording.getByLabel('State or territory').selectOption('WA')
  await recording.getByRole('button', { name: 'Show its rule' }).click()
  await expect(page).toHaveURL(/\/legal-protection\?state=WA$/)
  await expect(recording).toContainText('Everybody has to agree')
  await expect(recording).toContainText('Wash. Rev. Code § 9.73.030')
  await expect(recording).toContainText('Last checked')

  await recording.getByLabel('State or territory').selectOption('PR')
  await recording.getByRole('button', { name: 'Show its rule' }).click()
  await expect(recording).toContainText('no rule was compared')

  await expect(page.getByRole('link', { name: 'How we answer legal demands' })).toHaveAttribute('href', /\/transparency#legal-process$/)
  expect(complaints).toEqual([])
})

test(
  'a pasted text is checked on the device: rules, versions and words to use; it is sent for the model alone, and nothing is stored',
  { tag: '@once' },
  async ({ page, context }) => {
    const complaints = watch(page)
    await signInAs(page, 'ana@demo.test', '/legal-protection-demo')
    const text = page.getByLabel('Text', { exact: true })
    await expect(text).toBeEnabled()

    const sent: string[] = []
    await page.route('**/*', async (route) => {
      const request = route.request()
      sent.push(`${request.url()} ${request.postData() ?? ''}`)
      await route.continue()
    })
    await page.getByRole('button', { name: 'Check the text' }).click()
    await expect(page.getByText('Paste or write a text first.')).toBeVisible()
    await text.fill(sample)
    await page.getByLabel('The case is still open').check()
    await page.getByRole('button', { name: 'Check the text' }).click()

    const found = page.getByRole('region', { name: 'What the checks find' })
    await expect(found).toContainText('Its author would have to change it first.')
    for (const rule of ['Rule C2', 'Rule C3', 'Rule C4', 'Rule C10', 'Rule C15']) await expect(found).toContainText(rule)
    await expect(found).toContainText('503-555-0199')
    await expect(found).toContainText('my child')
    await expect(found.locator('mark').first()).toBeVisible()
    await expectNoBarriers(page)

    // The pasted text is in no request, in no address and in no storage of the browser.
    expect(sent.filter((each) => /Tyler|503-555|bribes/.test(decodeURIComponent(each)))).toEqual([])
    expect(page.url()).toMatch(/\/legal-protection-demo$/)
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
    expect(stored + JSON.stringify(await context.cookies())).not.toContain('Tyler')

    // Only who asks for the model sends the text: it is read on the server, and the sentence is marked.
    await expect(found).toContainText('found by words')
    await expect(found).toContainText('The model was not asked.')
    const veiled = 'I was in the courtroom. She walks her dog at six every morning, alone. I will be there one of these days.'
    await text.fill(veiled)
    await page.getByLabel('Ask the model too').check()
    await page.getByRole('button', { name: 'Check the text' }).click()
    await expect(found).toContainText('found by the model')
    await expect(found).toContainText('call or text 988')
    await expect(found.locator('mark').first()).toContainText('one of these days')
    expect(sent.filter((each) => each.includes('one of these days')).map((each) => new URL(each.split(' ')[0]!).pathname)).toEqual([
      '/api/legal-protection/check',
    ])
    await expectNoBarriers(page)
    await page.getByLabel('Ask the model too').uncheck()

    // A threat is met with lines to call; cleared, nothing is left.
    await text.fill('I will kill that judge.')
    await page.getByRole('button', { name: 'Check the text' }).click()
    await expect(found).toContainText('call or text 988')
    await page.getByRole('button', { name: 'Clear' }).click()
    await expect(found).toBeHidden()
    await expect(text).toHaveValue('')
    expect(complaints).toEqual([])
  },
)
