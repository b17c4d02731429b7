import type { Transporter } from 'nodemailer'
import { readDay, startOf } from '#kernel/day.ts'
import { readBounceReport } from './bounce-report.ts'
import { answered, countOf, giveUp, lay, lying, newest, noteAnswer, type OutboxDeps, take, takeAnswer, takeOut, waiting } from './outbox.ts'
import { patience } from './patience.ts'
import { type Delivery, isDemoAddress, type MailPort } from './port.ts'
import { connect, hand, type Sent, type SmtpSettings } from './transport.ts'

/** After this many days of failures a mail is given up; mail servers do the same (RFC 5321, 4.5.4.1). */
const mostDays = 5
const dayLong = 24 * 3_600_000

/** The name of the wait that is about the mail server and not about one mail. */
const server = 'server'

/** Sends mail by SMTP from the outbox. A sent mail is deleted: none of it stays in the database. */
export function bySmtp(deps: OutboxDeps, settings: SmtpSettings): MailPort {
  const { owner, clock } = deps
  const waits = patience(clock)

  const isTooOld = (queuedOn: string) => clock() - startOf(readDay(queuedOn)!) > (mostDays + 1) * dayLong

  /** Sends one mail and records the result, in one transaction that locks the mail against other processes. */
  const sendOne = (id: string, transporter: Transporter): Promise<Sent['is'] | 'gone'> =>
    owner.transaction().execute(async (tx) => {
      const mail = await take(tx, id)
      if (!mail) return 'gone'
      if (isDemoAddress(mail.to)) {
        await takeOut(tx, id)
        return 'gone'
      }
      if (isTooOld(mail.queuedOn)) {
        await giveUp(tx, id, 'too_old', mail.watched ? clock() : null)
        return 'refused'
      }
      const sent = await hand(transporter, settings, mail)
      if (sent.is === 'refused') await giveUp(tx, id, sent.code, mail.watched ? clock() : null)
      if (mail.watched && sent.is === 'sent') await noteAnswer(tx, id, 'sent', sent.code, clock())
      else if (sent.is === 'sent') await takeOut(tx, id)
      if (mail.watched && sent.is === 'later') await noteAnswer(tx, id, 'waiting', sent.code, clock())
      if (sent.is === 'down') throw sent.error
      return sent.is
    })

  return {
    post: (db, mail) => lay(db, mail, deps),
    list: (most) => lying(owner, most),
    newest: (most, of) => newest(owner, most, of),
    answered: (most) => answered(owner, most),
    takeAnswer,
    readReport: readBounceReport,
    count: () => countOf(owner),
    deliver: async () => {
      const delivery: Delivery = { sent: 0, refused: 0, put_off: 0 }
      if (!waits.isDue(server)) return delivery
      const ids = await waiting(owner)
      if (ids.length === 0) return delivery
      const transporter = await connect(settings)
      try {
        for (const id of ids) {
          if (!waits.isDue(id)) {
            delivery.put_off += 1
            continue
          }
          const became = await sendOne(id, transporter)
          if (became === 'later') waits.failed(id)
          else waits.done(id)
          if (became === 'sent') delivery.sent += 1
          if (became === 'refused') delivery.refused += 1
          if (became === 'later') delivery.put_off += 1
        }
        waits.done(server)
      } catch (error) {
        waits.failed(server)
        throw error
      } finally {
        transporter.close()
      }
      return delivery
    },
  }
}
