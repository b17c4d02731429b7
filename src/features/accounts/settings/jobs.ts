import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { Job } from '#ports/jobs/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { MailCode } from '#domain/notices/texts.ts'
import { decide } from '#domain/notifications/decide.ts'
import { settingsMails } from './mails.ts'
import { collect, forgetSettled, settle, waiting } from './store.notices.ts'
import { readSettings } from './store.ts'

const dayLong = 24 * 3_600_000
/** A notice that could not be sent for this long is dropped. */
const waitsFor = 2 * dayLong
const retention = 30 * dayLong

interface Deps {
  /** The database role of accounts. */
  db: Db
  mail: MailPort
  clock: Clock
  /** Whether plans can be bought. */
  isForSale: boolean
  /** The codes that a mail carries (`mailCodesSlot`). */
  codesOf: (db: Db, account: string) => Promise<readonly MailCode[]>
}

/** Mails the notices that a user chose, once each, at an hour and to an address that they allow; drops what cannot be sent. */
export function jobs({ db, mail, clock, isForSale, codesOf }: Deps): readonly Job[] {
  return [
    {
      name: 'settings.notices',
      every: 60_000,
      run: async () => {
        const at = new Date(clock())
        await collect(db, at, isForSale)
        for (const { id, account, feature, arose } of await waiting(db)) {
          await db.transaction().execute(async (tx) => {
            const found = await readSettings(tx, account, null, at, true)
            if (!found) return
            const { notify, contact, zones } = found
            const { send } = decide({ notify, contact, zone: zones.own }, { feature, channel: 'email' }, at.getTime())
            if (send === 'now' && contact.address !== null) {
              if (await settle(tx, id, 'sent', at))
                await mail.post(tx, settingsMails.notice(contact.address, feature, await codesOf(tx, account)))
            } else if (at.getTime() - arose.getTime() > waitsFor) await settle(tx, id, 'dropped', at)
          })
        }
        await forgetSettled(db, new Date(at.getTime() - retention))
      },
    },
  ]
}
