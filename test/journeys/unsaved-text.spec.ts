import { expect, type Locator, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { acceptTerms, beginSession, newPerson } from './sign-in.ts'
import { test } from './test.ts'

const event = {
  title: 'Swimming',
  kind: 'activity',
  firstDay: '2031-04-14',
  lastDay: '2031-04-14',
  from: '15:30',
  to: '16:30',
  place: '',
  notes: '',
  childIds: [],
  sides: [],
  dropOff: null,
  pickUp: null,
  repeat: null,
  isShared: true,
}

/** Someone new with a case, an event and the draft of a swap. */
async function begins(page: Page) {
  const { request } = page.context()
  await beginSession(request, await newPerson(request))
  await acceptTerms(request)
  const post = async (path: string, data: object) => {
    const reply = await request.post(path, { data })
    expect(reply.status(), `${path}: ${await reply.text()}`).toBe(200)
    return reply
  }
  const begun = await post('/api/cases', { title: 'Our case', state: 'OH', zone: 'America/New_York', side: 'A', otherName: 'Ben Harlow' })
  const { caseId } = (await begun.json()) as { caseId: string }
  const child = (await (await post(`/api/cases/${caseId}/children`, { name: 'Maya', born: null })).json()) as { id: string }
  await post(`/api/cases/${caseId}/calendar/events`, event)
  const leg = { from: '2031-04-14T08:00', to: '2031-04-15T08:00', children: [child.id], side: 'A' }
  await post(`/api/cases/${caseId}/exchanges/trades`, {
    kind: 'give',
    legs: [leg],
    reason: 'A draft',
    handover: '',
    respondBy: null,
    send: false,
  })
}

const ways: readonly { name: string; go: (page: Page) => Promise<unknown> }[] = [
  { name: 'a tap outside', go: (page) => page.mouse.click(4, 4) },
  { name: 'Esc', go: (page) => page.keyboard.press('Escape') },
  { name: 'Back', go: (page) => page.evaluate(() => history.back()) },
]

interface Form {
  open: () => Promise<void>
  type: () => Promise<void>
  /** Expects the entries to be there still. */
  expectTyped: () => Promise<void>
}

/** Unchanged, the dialog closes at once each way. Changed, it asks first each time, retains every word, and discards them on request. */
async function expectTextSafe(page: Page, dialog: Locator, { open, type, expectTyped }: Form) {
  const address = page.url()
  for (const { name, go } of ways) {
    await test.step(name, async () => {
      await open()
      await expect(dialog).toBeVisible()
      await go(page)
      await expect(dialog).toBeHidden()
      await open()
      await type()
      const [keep, discard] = ['Keep writing', 'Discard changes'].map((each) => dialog.getByRole('button', { name: each }))
      await go(page)
      await expect(keep!).toBeFocused()
      // A second try changes nothing: a browser lets a second Esc through.
      await go(page)
      await expect(keep!).toBeVisible()
      await keep!.click()
      await expect(keep!).toBeHidden()
      await expectTyped()
      await go(page)
      await expect(discard!).toBeVisible()
      await discard!.click()
      await expect(dialog).toBeHidden()
      expect(page.url()).toBe(address)
    })
  }
}

test('a swap, new and from a draft, is never lost by a tap outside, Esc or Back', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await begins(page)
  await page.goto('/time-trade-requests')
  const dialog = page.getByRole('dialog')
  const time = (number: number) => dialog.getByRole('group', { name: `Time ${number}` })
  const reason = dialog.getByRole('textbox', { name: 'Reason' })
  await expectTextSafe(page, dialog, {
    open: () => page.getByRole('button', { name: 'Ask for a trade' }).click(),
    type: async () => {
      await time(1).getByLabel('From').fill('2031-05-01T08:00')
      await dialog.getByRole('button', { name: 'Add a time' }).click()
      await time(2).getByLabel('From').fill('2031-05-03T08:00')
      await reason.fill('My sister is in town.')
    },
    expectTyped: async () => {
      await expect(time(1).getByLabel('From')).toHaveValue('2031-05-01T08:00')
      await expect(time(2).getByLabel('From')).toHaveValue('2031-05-03T08:00')
      await expect(reason).toHaveValue('My sister is in town.')
    },
  })
  const draft = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Continue the draft' }) })
  await page.getByRole('article').first().locator('summary').first().click()
  await expectTextSafe(page, dialog, {
    open: () => draft.getByRole('button', { name: 'Continue the draft' }).click(),
    type: () => reason.fill('A draft, with more'),
    expectTyped: () => expect(reason).toHaveValue('A draft, with more'),
  })
})

test('an event, new and changed, is never lost by a tap outside, Esc or Back', { tag: '@once' }, async ({ page }) => {
  test.slow()
  await begins(page)
  await page.goto('/calendar?day=2031-04-14')
  const dialog = page.getByRole('dialog')
  const title = dialog.getByLabel('Title')
  await expectTextSafe(page, dialog, {
    open: () => page.getByRole('button', { name: 'Add an event' }).click(),
    type: async () => {
      await title.fill('Dentist')
      await dialog.getByLabel('Whole days').check()
    },
    expectTyped: async () => {
      await expect(title).toHaveValue('Dentist')
      await expect(dialog.getByLabel('Whole days')).toBeChecked()
    },
  })
  await expectTextSafe(page, dialog, {
    open: async () => {
      await page.getByRole('region', { name: 'Monday, April 14, 2031' }).getByRole('button', { name: 'Swimming' }).click()
      await dialog.getByRole('button', { name: 'Change', exact: true }).click()
      await expect(title).toBeVisible()
    },
    type: () => dialog.getByLabel('Notes').fill('Bring towels'),
    expectTyped: () => expect(dialog.getByLabel('Notes')).toHaveValue('Bring towels'),
  })
})

test(
  'a schedule in the builder, and a rule in its dialog, are never lost by a tap outside, Esc, Back, Close or a link',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await begins(page)
    await page.goto('/')
    await page.goto('/co-parenting-calendar')
    const begin = page.getByRole('button', { name: 'New schedule' })
    const builder = page.getByRole('region', { name: 'A new schedule' })
    const title = builder.getByLabel('Title')
    // Untouched, Back closes it and stays on the page.
    await begin.click()
    await expect(builder).toBeVisible()
    await page.evaluate(() => history.back())
    await expect(builder).toBeHidden()
    await expect(begin).toBeVisible()

    await begin.click()
    const dialog = page.getByRole('dialog')
    await expectTextSafe(page, dialog, {
      open: () => builder.getByRole('button', { name: 'Holiday', exact: true }).click(),
      type: () =>
        dialog
          .getByLabel('Whose turn')
          .selectOption('B-even')
          .then(() => undefined),
      expectTyped: () => expect(dialog.getByLabel('Whose turn')).toHaveValue('B-even'),
    })

    await title.fill('Weeks that took me an hour')
    const asks = page.getByRole('dialog', { name: 'Discard your changes?' })
    const leaves = [
      () => page.evaluate(() => history.back()),
      () => builder.getByRole('button', { name: 'Close' }).click(),
      () => page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click(),
    ]
    for (const go of leaves) {
      await go()
      await expect(asks.getByRole('button', { name: 'Keep writing' })).toBeFocused()
      await asks.getByRole('button', { name: 'Keep writing' }).click()
      await expect(asks).toBeHidden()
      await expect(title).toHaveValue('Weeks that took me an hour')
      await expect(page).toHaveURL(/\/co-parenting-calendar$/)
    }
    // A saved draft leaves nothing to lose.
    await builder.getByRole('button', { name: 'Keep as a draft' }).click()
    await expect(page.getByText('The draft is kept')).toBeVisible()
    await builder.getByRole('button', { name: 'Close' }).click()
    await expect(builder).toBeHidden()
    await expect(asks).toBeHidden()
    await page.getByRole('button', { name: /^Go on/ }).click()
    const again = page.getByRole('region', { name: 'Go on with a draft' })
    await again.getByLabel('Title').fill('Another title')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
    await asks.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page).toHaveURL(/\/privacy-policy$/)
  },
)

test(
  'loading again warns of words that are not kept; the quick exit asks nothing and keeps nothing',
  { tag: '@once' },
  async ({ page }) => {
    await begins(page)
    await page.goto('/time-trade-requests')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.route('https://www.weather.gov/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Weather' }))
    await page.getByRole('button', { name: 'Ask for a trade' }).click()
    const reason = page.getByRole('dialog').getByRole('textbox', { name: 'Reason' })
    await reason.click()
    await page.keyboard.type('He follows me.')
    await page.evaluate(() => location.reload())
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(reason).toHaveValue('He follows me.')
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain('follows')

    // The first Esc asks; the way out asks nothing.
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Keep writing' })).toBeFocused()
    await expectNoBarriers(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL('https://www.weather.gov/')
    expect(asked).toEqual(['beforeunload'])
  },
)
