import type { BoundFeature } from '#http/bind.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { suggestionsWaiting } from '#directory/corrections/public.ts'
import { heldReviews } from '#ratings/reviews/public.ts'
import { changesWaiting } from '#accounts/security/public.ts'
import { channelsOf } from '#accounts/settings/public.ts'
import { staff } from '#staff/staff/feature.ts'
import { ticketsOfAccount, ticketsWaiting } from '#staff/support/public.ts'
import { crashesByDay } from '#staff/telemetry/public.ts'
import { jobsSeen } from './job-log.ts'
import { keysOf } from './keys.ts'
import type { Environment } from './environment.ts'

/** The staff feature: what waits is counted by each feature that it waits in. */
export function staffOf({ clock, config, database, random }: Environment, mail: MailPort): BoundFeature {
  const { accounts, app, reviews } = database
  const { appName, appUrl } = config
  return staff({
    db: accounts,
    clock,
    random,
    mail,
    appName,
    appUrl,
    channelsOf: (db, account) => channelsOf(db, clock, account),
    ticketsOf: ticketsOfAccount,
    queues: {
      tickets: () => ticketsWaiting(accounts),
      corrections: () => suggestionsWaiting(app),
      reviews: () => heldReviews(reviews),
      mail_waiting: async () => {
        const { waiting, oldestOn } = await mail.count()
        return { n: waiting, oldestOn }
      },
      mail_refused: async () => ({ n: (await mail.count()).refused, oldestOn: null }),
      changes: () => changesWaiting(accounts),
    },
    crashes: (from) => crashesByDay(app, from),
    jobs: jobsSeen,
    keys: () => keysOf(config),
  })
}
