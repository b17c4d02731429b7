// Mails people what is new or near in their cases, and reminds their devices of exchanges: only what they chose, each thing once, at an
// hour and to an address that they marked as safe (features/accounts/settings). Free for everyone who has a seat.
import type { Cases } from '#access/cases.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { remind } from '#accounts/notifications/public.ts'
import { notSuspended } from '#accounts/accounts/public.ts'
import { reachOf, reachOfAll } from '#accounts/settings/public.ts'
import { maySend } from '#domain/notifications/decide.ts'
import { codeLines, type MailCode } from '#domain/notices/texts.ts'
import { idOf } from '#http/key-id.ts'
import { dayOf } from '#kernel/day.ts'
import { inLines } from '#kernel/letter.ts'
import { askedFor, remindsDevices, type Settings } from './asked.ts'
import { collect, type Seen } from './collect.ts'
import { type Chosen, dueOf, exchangesDue } from './due.ts'
import { caseFeatures } from './rules.ts'
import type { ReminderSource } from './source.ts'
import { forgetBefore, type LastDigest, lastDigests, mark } from './store.ts'

/** Marks are stored longer than anything could be mailed a second time. */
const retention = 90 * 24 * 3_600_000

export interface Deps {
  /** The accounts' role. */
  db: Db
  cases: Cases
  mail: Pick<MailPort, 'post'>
  clock: Clock
  appUrl: string
  /** One for each feature that has reminders. */
  sources: readonly ReminderSource[]
  /** The codes that a mail carries (`mailCodesSlot`). */
  codesOf: (db: Db, account: string) => Promise<readonly MailCode[]>
}

export function jobs({ db, cases, mail, clock, appUrl, sources, codesOf }: Deps): readonly Job[] {
  /**
   * Reads the cases in the person's own transaction, then stores the marks and the mail in another, under the account's lock.
   * If the process dies in between, nothing was mailed, and the next run finds the same reminders.
   */
  async function tell(settings: Settings, last: LastDigest | null): Promise<void> {
    const { account } = settings
    // The accounts before this one may have taken a while: the hours are checked again.
    const now = clock()
    const asked = askedFor(settings, last, now)
    if (!asked) return
    const { features, digest } = asked
    const seen = await cases.asActor({ account }, (tx) => collect(tx, sources, { now, features, digest }))
    await db.transaction().execute(async (tx) => {
      const still = await reachOf(tx, clock, account, true)
      if (!still) return
      if (remindsDevices(still, now)) await remindOnDevices(tx, seen, { ...still, account }, now)
      if (still.contact.address === null) return
      for (const feature of features) {
        if (!maySend(still, { feature, channel: 'email' }, now)) continue
        const due = dueOf(feature, seen, { ...still, account }, { now, digest, link: appUrl })
        if (!due) continue
        const isNew = await mark(tx, account, { feature, marks: due.marks, at: new Date(due.at), isSent: due.mail !== null })
        if (isNew === 0 || !due.mail) continue
        const text = inLines([due.mail.text, ...codeLines(await codesOf(tx, account))])
        await mail.post(tx, { to: still.contact.address, subject: due.mail.subject, text })
      }
    })
  }

  /** Each exchange comes once to the list and to the devices, whether a mail came or not. */
  async function remindOnDevices(tx: Db, seen: Seen, chosen: Chosen, now: number): Promise<void> {
    for (const { key, caseId, due } of exchangesDue(seen, chosen, now)) {
      const { account } = chosen
      const about = idOf(key, 'exchange on devices')
      const at = new Date(now)
      const isNew = (await mark(tx, account, { feature: 'exchange', marks: [{ about, day: dayOf(due) }], at, isSent: true })) > 0
      const line = {
        id: idOf(account, about),
        account,
        caseId,
        kind: 'exchange' as const,
        about,
        page: `/exchange-tracking?case=${caseId}`,
      }
      if (isNew) await remind(tx, { ...line, at })
    }
  }

  return [
    {
      name: 'reminders.send',
      every: 120_000,
      run: async () => {
        const all = await reachOfAll(db, [...caseFeatures.map((feature) => `${feature}:email` as const), 'exchange:push'])
        const last = await lastDigests(
          db,
          all.map(({ account }) => account),
        )
        const lastOf = (account: string) => last.get(account) ?? null
        const now = clock()
        const asking = new Map(all.filter((one) => askedFor(one, lastOf(one.account), now)).map((one) => [one.account, one]))
        const failures: unknown[] = []
        // An error for one account must not stop the reminders of the others.
        for (const account of await notSuspended(db, [...asking.keys()]))
          await tell(asking.get(account)!, lastOf(account)).catch((error: unknown) => failures.push(error))
        await forgetBefore(db, new Date(clock() - retention))
        if (failures.length > 0) throw failures[0]
      },
    },
  ]
}
