import { undoFor } from '#domain/moderation/log.ts'
import { erasedBefore } from '#domain/takedown/steps.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { dayOf } from '#kernel/day.ts'
import { deskEmails } from '#accounts/accounts/public.ts'
import { letterOfAlarm, letterOfAnswer } from './letters.ts'
import { dropAlarms, noteAlarm, poolsLow } from './store.pools.ts'
import { markMailed, unmailed } from './store.reports.ts'
import { eraseEnded } from './store.steps.ts'

const minute = 60_000
const hour = 60 * minute

interface Deps {
  db: Db
  accounts: Db
  clock: Clock
  mail: Pick<MailPort, 'post'>
  appName: string
  appUrl: string
}

/** Erases notices three years after their end, unless a case needs them (ratings.md, section 3.4). */
export function jobs({ db, accounts, clock, mail, appName, appUrl }: Deps): readonly Job[] {
  const run = async () => {
    await eraseEnded(db, new Date(erasedBefore(clock())))
  }
  /** Mails senders who gave an address that there is an answer, once a moderator can no longer undo the decision. */
  const tell = async () => {
    for (const { id, number, email } of await unmailed(db, new Date(clock() - undoFor))) {
      await mail.post(accounts, letterOfAnswer(email, number, { appName, appUrl }))
      await markMailed(db, id, new Date(clock()))
    }
  }
  /** Mails staff once a day about each pool that runs low. Meanwhile the page of each desk shows it too. */
  const alarm = async () => {
    const low = await poolsLow(db)
    if (low.length === 0) return
    const onDay = dayOf(clock())
    await accounts.transaction().execute(async (tx) => {
      await dropAlarms(tx, onDay)
      const fresh = []
      for (const one of low) if (await noteAlarm(tx, [one.pool, one.professional ?? ''].join(' ').trim(), onDay)) fresh.push(one)
      if (fresh.length === 0) return
      for (const to of await deskEmails(tx)) await mail.post(tx, letterOfAlarm(to, fresh, { appName, appUrl }))
    })
  }
  return [
    { name: 'takedown.forget', every: 6 * hour, run },
    { name: 'takedown.tell', every: minute, run: tell },
    { name: 'takedown.alarm', every: minute, run: alarm },
  ]
}
