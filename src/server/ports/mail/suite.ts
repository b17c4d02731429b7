import { describe, expect, test } from 'vitest'
import type { Db } from '../db/port.ts'
import type { Mail, MailPort } from './port.ts'

/** The environment of an adapter's test: a database of its own, and the mails that left. */
export interface MailBench {
  mail: MailPort
  /** A role of the features: it may lay mail in, and read none. */
  app: Db
  /** The mails that left, in order. */
  left: () => readonly Mail[]
  /** Whether mail leaves at all. */
  leaves: boolean
}

export const letter: Mail = { to: 'help@court.example', subject: 'Ticket H7K2-94QD', text: 'A line.\n\n.\nFrom here on.\nDies ist ä.' }

/** The contract of every mail adapter. */
export function mailSuite(name: string, make: () => Promise<MailBench>) {
  describe(`mail: ${name}`, () => {
    test('a mail that was queued in one transaction with its change is stored word for word', async () => {
      const { mail, app } = await make()
      const whole: Mail = { ...letter, replyTo: 'somebody@example.org' }
      await app.transaction().execute((tx) => mail.post(tx, whole))
      expect(await mail.list(10)).toMatchObject([{ ...whole, state: 'waiting', refusal: null, queuedOn: '2026-03-12' }])
      expect(await mail.count()).toEqual({ waiting: 1, refused: 0, oldestOn: '2026-03-12' })
    })

    test('the newest come first, also within one day', async () => {
      const { mail, app } = await make()
      for (const subject of ['First', 'Second', 'Third', 'Fourth', 'Fifth']) await mail.post(app, { ...letter, subject })
      expect((await mail.newest(3, 'all')).map(({ subject }) => subject)).toEqual(['Fifth', 'Fourth', 'Third'])
    })

    test('mail to the demo accounts can be listed separately, and none of it is sent', async () => {
      const { mail, app, left } = await make()
      for (const to of ['ana@demo.test', 'real@court.example', 'Ben@Demo.test', 'x@demo.test.example'])
        await mail.post(app, { ...letter, to })
      expect((await mail.newest(9, 'demo')).map(({ to }) => to)).toEqual(['Ben@Demo.test', 'ana@demo.test'])
      await mail.deliver()
      expect(left().map(({ to }) => to)).not.toContain('ana@demo.test')
      expect(left().map(({ to }) => to)).not.toContain('Ben@Demo.test')
    })

    test('a change that is undone takes its mail along', async () => {
      const { mail, app, left } = await make()
      const undone = app.transaction().execute(async (tx) => {
        await mail.post(tx, letter)
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(await mail.list(10)).toEqual([])
      await mail.deliver()
      expect(left()).toEqual([])
    })

    test('a mail is sent once if there is a mail server; otherwise it stays where it can be read', async () => {
      const { mail, app, left, leaves } = await make()
      await mail.post(app, letter)
      await mail.deliver()
      await mail.deliver()
      expect(left()).toEqual(leaves ? [letter] : [])
      expect(await mail.list(10)).toHaveLength(leaves ? 0 : 1)
    })

    test.each([
      ['an address with a second header', { to: 'a@b.example\r\nBcc: c@d.example' }],
      ['two addresses', { to: 'a@b.example, c@d.example' }],
      ['a display name that hides another address', { to: '"c@d.example" <a@b.example>' }],
      ['an address for answers with a second header', { replyTo: 'a@b.example\nBcc: c@d.example' }],
      ['an empty address for answers', { replyTo: '' }],
      ['a subject with a second header', { subject: 'Ticket\r\nBcc: c@d.example' }],
      ['a subject that ends a line in Unicode', { subject: 'Ticket\u2028Bcc: c@d.example' }],
      ['a subject without an end', { subject: 'x'.repeat(201) }],
    ] as const)('%s is not taken, and the failure does not repeat it', async (_, part) => {
      const { mail, app } = await make()
      const refusal: unknown = await mail.post(app, { ...letter, ...part }).catch((error: unknown) => error)
      expect(refusal).toBeInstanceOf(Error)
      expect((refusal as Error).message).not.toMatch(/example|Bcc|xxx/)
      expect(await mail.list(10)).toEqual([])
    })

    test("the features' own role reads no mail, neither before nor after", async () => {
      const { mail, app } = await make()
      await mail.post(app, letter)
      await expect(app.selectFrom('outbox').select('body').execute()).rejects.toThrow('permission denied')
      await expect(app.deleteFrom('outbox').execute()).rejects.toThrow('permission denied')
    })
  })
}
