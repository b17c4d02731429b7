import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from './axe.ts'
import { test } from './test.ts'
import { open, posted, twoParents } from './two-parents.ts'

const message = { kind: 'message', children: [], links: [], needsAnswer: false, answerBy: null, isEmergency: false, sendAt: null }

/** She writes messages that begin a thread each, and waits until they are out. */
async function sent(page: Page, caseId: string, subjects: readonly string[]) {
  const { request } = page.context()
  const { recipients } = (await (await request.get('/api/messages/check')).json()) as { recipients: { memberId: string }[] }
  const to = recipients.map(({ memberId }) => memberId)
  for (const subject of subjects)
    await posted(request, `/api/cases/${caseId}/messages`, { ...message, subject, body: `About ${subject}.`, recipients: to })
}

test(
  'the keys go through threads and messages, open, answer and archive, and find; never while one types',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { caseId, his } = await twoParents(page.context().request, browser)
    await sent(page, caseId, ['Shoes', 'Bus'])
    await his.setViewportSize({ width: 1280, height: 800 })
    await open(his, '/co-parenting-messages')
    const row = (subject: string) => his.getByRole('listitem').filter({ hasText: subject }).getByRole('link')
    await expect(row('Bus')).toBeVisible({ timeout: 25_000 })
    await expect(row('Shoes')).toBeVisible()

    await his.keyboard.press('?')
    const keys = his.getByRole('dialog', { name: 'Shortcuts' })
    await expect(keys.getByText('Archive the thread')).toBeVisible()
    await expectNoBarriers(his)
    await keys.getByRole('button', { name: 'Close' }).click()

    await his.keyboard.press('j')
    await expect(row('Bus')).toBeFocused()
    await his.keyboard.press('j')
    await expect(row('Shoes')).toBeFocused()
    await his.keyboard.press('k')
    await his.keyboard.press('Enter')
    await expect(his.getByRole('heading', { name: 'Bus' })).toBeFocused()
    // Only an open of the message itself is its first view.
    await his.keyboard.press('j')
    await expect(his.getByRole('article')).toBeFocused()
    await expect(his.getByText('Not opened. 10 characters.')).toBeVisible()
    await his.keyboard.press('Enter')
    await expect(his.getByText('About Bus.')).toBeVisible()
    await his.keyboard.press('r')
    const field = his.getByLabel('Message', { exact: true })
    await field.fill('')
    await field.pressSequentially('je/?')
    await expect(field).toHaveValue('je/?')
    await his.getByRole('button', { name: 'Cancel' }).click()
    await his.getByRole('button', { name: 'Discard changes' }).click()
    await expect(field).toHaveCount(0)

    await his.keyboard.press('Control+e')
    await expect(his.getByRole('heading', { name: 'Bus' })).toBeVisible()
    await his.keyboard.press('e')
    await expect(row('Bus')).toHaveCount(0)
    await his.getByRole('button', { name: 'Undo' }).click()
    await expect(row('Bus')).toBeVisible()
    await his.keyboard.press('/')
    await expect(his.getByRole('searchbox', { name: 'Find in messages' })).toBeFocused()
    await his.context().close()
  },
)
