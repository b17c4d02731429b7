import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { rateable } from './rateable.ts'
import { signInAs } from './sign-in.ts'
import { opensByKey, test } from './test.ts'

/** The appearance of an element besides its text, as the browser draws it. */
const look = (element: Locator) =>
  element.evaluate((one) => {
    const { backgroundColor, borderTopColor, borderInlineStartColor, borderBottomColor, outlineStyle } = getComputedStyle(one)
    return [backgroundColor, borderTopColor, borderInlineStartColor, borderBottomColor, outlineStyle].join(' ')
  })

test(
  'in forced colors someone rates a professional, from the search to the receipt, and sees each answer that is chosen',
  { tag: '@once' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const { name } = (await rateable(page, 'judge'))[0]!
    await page.goto('/rate-your-court')
    await expectCurrentMarked(page.getByRole('navigation', { name: 'Main' }).getByRole('list').first())
    await page.getByRole('searchbox').pressSequentially(name)
    await page.getByRole('region', { name: 'People found' }).getByRole('link', { name }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: `Rate ${name}` })).toBeVisible()
    await page.getByRole('radio', { name: 'Parent or other party in the case' }).check()
    for (const [question, answer] of [
      ['Integrity and impartiality', '4'],
      ['Legal knowledge', '5, Very good'],
      ['Communication', '3'],
      ['Temperament', 'Does not apply'],
    ] as const) {
      const group = page.getByRole('group', { name: question })
      const boxes = group.locator('label')
      const plain = await look(boxes.first())
      for (const box of await boxes.all()) expect(await look(box)).toBe(plain)
      const chosen = boxes.filter({ has: page.getByRole('radio', { name: answer, exact: true }) })
      await group.getByRole('radio', { name: answer, exact: true }).check()
      expect(await look(chosen)).not.toBe(plain)
      const [background, color] = await chosen.evaluate((box) => [
        getComputedStyle(box).backgroundColor,
        getComputedStyle(box.querySelector('span')!).color,
      ])
      expect(color).not.toBe(background)
      for (const other of await boxes.filter({ has: page.locator('input:not(:checked)') }).all()) expect(await look(other)).toBe(plain)
    }
    await page
      .getByLabel('What happened in the courtroom or the process?')
      .fill('I was at the hearing. It began on time, both of us spoke for ten minutes, and the reasons were read out.')
    await page.getByLabel('Month').selectOption('March')
    await page.getByLabel('Year').selectOption('2024')
    await page.getByRole('radio', { name: 'Partly as I had asked' }).check()
    await page.getByLabel('All four statements are true.').check()
    await page.getByRole('button', { name: 'Send rating' }).click()
    await expect(page.getByRole('heading', { name: 'Your rating has arrived' })).toBeFocused()
    await expect(page.getByRole('list', { name: 'The 12 words' }).locator('.font-mono')).toHaveCount(12)
  },
)

/** The current one of a menu's links looks like no other, and the others look alike. */
async function expectCurrentMarked(menu: Locator) {
  const [current, others] = [menu.locator('a[aria-current]').first(), menu.locator('a:not([aria-current])')]
  const plain = await look(others.first())
  expect(await look(current)).not.toBe(plain)
  for (const other of await others.all()) expect(await look(other)).toBe(plain)
}

test('in forced colors the current page, view and day, and the entry of the palette look chosen', async ({ page }, info) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(page, 'ana@demo.test')
  await expectCurrentMarked(page.getByRole('navigation', { name: info.project.name === 'phone' ? 'Tabs' : 'Main' }))
  if (info.project.name === 'phone') await page.locator('summary', { hasText: 'View and filters' }).click()
  const views = page.getByRole('group', { name: 'View' })
  const plain = await look(views.getByRole('button', { pressed: false }).first())
  expect(await look(views.getByRole('button', { pressed: true }))).not.toBe(plain)
  const days = page.getByRole('gridcell')
  const day = await look(days.and(page.locator('[aria-selected="false"]')).first())
  expect(await look(days.and(page.locator('[aria-selected="true"]')))).not.toBe(day)
  const numbers = (which: string) => days.getByRole('button').and(page.locator(which)).first()
  expect(await look(numbers('[aria-current]'))).not.toBe(await look(numbers(':not([aria-current])')))

  await page.getByRole('button', { name: 'Go to a page or a person' }).click()
  await page.getByRole('combobox').fill('s')
  const entry = (which: boolean) => page.getByRole('option', { selected: which }).first()
  expect(await look(entry(true))).not.toBe(await look(entry(false)))
})

/** Tabs through a page, and names each focused element that a bar covers. */
async function hiddenStops(page: Page, most: number): Promise<string[]> {
  const hidden: string[] = []
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(() => {
      const focused = document.activeElement
      if (!focused || focused === document.body) return 'end'
      const bars = [...document.querySelectorAll('body *')].filter(
        (bar) => getComputedStyle(bar).position === 'sticky' && bar.getClientRects().length > 0 && !bar.contains(focused),
      )
      const box = focused.getBoundingClientRect()
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
      const isUnder = bars.some((bar) => {
        const over = bar.getBoundingClientRect()
        const [from, to] = [Math.max(over.top, top), Math.min(over.bottom, bottom)]
        const middle = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
        return over.width > innerWidth / 2 && to - from > 2 && bar.contains(document.elementFromPoint(middle, (from + to) / 2))
      })
      const isOut = bottom - top < Math.min(box.height, 24)
      return isUnder || isOut ? `${focused.tagName} ${focused.getAttribute('aria-label') ?? focused.textContent.slice(0, 40)}` : null
    })
    if (found === 'end') break
    if (found !== null) hidden.push(found)
  }
  return hidden
}

test.describe('with a keyboard on a narrow screen', { tag: '@once' }, () => {
  test.use({ viewport: { width: 375, height: 667 } })

  test('no focused element is under the bars', async ({ page }) => {
    test.slow()
    await signInAs(page, 'ana@demo.test')
    for (const path of ['/unified-calendar', '/toolkit', '/account-settings', '/exchange-tracking']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await hiddenStops(page, 70), path).toEqual([])
    }
  })

  test('nor under the count of a rating', async ({ page }) => {
    await page.goto(`/rate-your-court?professional=${(await rateable(page, 'judge'))[0]!.id}`)
    await expect(page.getByText('0 of 7 answered')).toBeVisible()
    expect(await hiddenStops(page, 40)).toEqual([])
  })
})

test.describe('zoomed to 400 percent', { tag: '@once' }, () => {
  test.use({ viewport: { width: 320, height: 256 } })

  /** How much of the screen bars take, further down the page. */
  const barsTake = async (page: Page) => {
    await page.evaluate(() => scrollTo(0, 700))
    return page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((one) => {
          const { position, pointerEvents } = getComputedStyle(one)
          // The area for messages takes no clicks, and is empty.
          return ['sticky', 'fixed'].includes(position) && pointerEvents !== 'none'
        })
        .map((bar) => bar.getBoundingClientRect())
        .filter(({ width, bottom, top }) => width > 200 && bottom > 0 && top < innerHeight)
        .reduce((sum, { height }) => sum + height, 0),
    )
  }

  test('the page has the whole screen, and so has a dialog', async ({ page }) => {
    await page.goto(`/rate-your-court?professional=${(await rateable(page, 'judge'))[0]!.id}`)
    await expect(page.getByText('0 of 7 answered')).toBeAttached()
    expect(await barsTake(page)).toBe(0)
    await signInAs(page, 'ana@demo.test')
    await expect(page.getByRole('navigation', { name: 'Tabs' })).toBeAttached()
    expect(await barsTake(page)).toBe(0)
    await page.goto('/?view=list&day=2032-06-01')
    await page.getByRole('button', { name: 'Add an event' }).click()
    const dialog = (await page.getByRole('dialog').boundingBox())!
    expect([dialog.width, dialog.height]).toEqual([320, 256])
  })
})

test.describe('a form that is not complete', { tag: '@once' }, () => {
  test('an empty event says each field that is missing, and the first has the focus', async ({ page }) => {
    await signInAs(page, 'ana@demo.test')
    await page.getByRole('button', { name: 'Add an event' }).click()
    const form = page.getByRole('dialog')
    const add = form.getByRole('button', { name: 'Add the event' })
    await add.click()
    await expect(form.getByLabel('Title')).toBeFocused()
    await expect(form.getByLabel('Title')).toBeInViewport()
    for (const [field, sentence] of [
      ['Title', 'Give it a title.'],
      ['Begins', 'Say when it begins.'],
      ['Ends', 'Say when it ends. A guess is enough.'],
    ] as const)
      await expect(form.getByLabel(field)).toHaveAccessibleDescription(new RegExp(sentence.replaceAll('.', '\\.')))
    // The same again: the click works again.
    await add.click()
    await expect(form.getByLabel('Title')).toBeFocused()
    await form.getByLabel('Title').fill('Dentist')
    await add.click()
    await expect(form.getByLabel('Begins')).toBeFocused()
  })

  test('a swap without its times, and a note without its times and its parent, say so at the field', async ({ page }) => {
    await signInAs(page, 'ana@demo.test', '/time-trade-requests')
    await page.getByRole('button', { name: 'Ask for a trade' }).click()
    const form = page.getByRole('dialog')
    const from = form.getByRole('group', { name: 'Time 1' }).getByLabel('From')
    for (const name of ['Send the request', 'Keep as a draft']) {
      await form.getByRole('button', { name }).click()
      await expect(from).toBeFocused()
      await expect(from).toHaveAttribute('aria-invalid', 'true')
      await form.getByRole('textbox', { name: 'Reason' }).focus()
    }
    await page.goto('/co-parenting-calendar?time')
    await page.getByRole('button', { name: 'Note a time' }).click()
    const holder = form.getByLabel('With', { exact: true })
    // No parent is preselected.
    await expect(holder).toHaveValue('')
    await form.getByLabel('Began at').fill('10:00')
    await form.getByLabel('Ended at').fill('18:00')
    await form.getByRole('button', { name: 'Save the note' }).click()
    await expect(holder).toBeFocused()
    await expect(form.getByText('Choose who had the children.')).toBeVisible()
  })
})

test('single-key shortcuts are switched off for this device, in their list and in the settings', { tag: '@once' }, async ({ page }) => {
  await signInAs(page, 'ana@demo.test', '/unified-calendar?day=2031-04-14')
  const dialog = page.getByRole('dialog')
  await opensByKey(page, '?', dialog)
  await expect(dialog.getByRole('checkbox', { name: 'Use single-key shortcuts' })).toBeChecked()
  await expectNoBarriers(page)
  await dialog.getByRole('checkbox').uncheck()
  await page.keyboard.press('Escape')
  // Dictated text opens nothing and does not navigate, now and after loading again.
  for (const again of [false, true]) {
    if (again) await page.reload()
    for (const key of ['n', '?', 't']) await page.keyboard.press(key)
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: 'April 2031' })).toBeVisible()
  }
  await page.goto('/account-settings#shortcuts')
  const own = page.getByRole('checkbox', { name: 'Use single-key shortcuts' })
  await expect(own).not.toBeChecked()
  await own.check()
  await page.goto('/unified-calendar?day=2031-04-14')
  await opensByKey(page, 'n', dialog.getByLabel('Title'))
})
