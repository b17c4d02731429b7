import type { Job } from '#ports/jobs/port.ts'
import type { DecideDeps } from './deciding.ts'
import { waiverMails } from './mails.ts'
import { dayLong, remindersDue } from './rules.ts'
import { endingWaivers, noteReminders } from './store.ts'

/** Writes to who has a waiver that ends: 30 days before, and 7. */
export function jobs({
  accounts,
  clock,
  mail,
  channelsOf,
}: Pick<DecideDeps, 'accounts' | 'clock' | 'mail' | 'channelsOf'>): readonly Job[] {
  const run = async () => {
    const now = clock()
    await accounts.transaction().execute(async (tx) => {
      for (const { id, account, until, reminders } of await endingWaivers(tx, new Date(now), new Date(now + 30 * dayLong))) {
        const due = remindersDue(until.getTime(), now)
        if (due <= reminders) continue
        for (const to of await channelsOf(tx, account)) await mail.post(tx, waiverMails.ends(to, until))
        await noteReminders(tx, id, due)
      }
    })
  }
  return [{ name: 'waivers.remind', every: 60 * 60_000, run }]
}
