import { decide, type Decision, opensIn, type Reach } from '#domain/notifications/decide.ts'
import { chosenFor, mailedAs, newsFor } from '#domain/notifications/kinds.ts'
import { pushed } from '#domain/notifications/push.ts'
import { codeLines, type MailCode, noticeTexts } from '#domain/notices/texts.ts'
import type { Clock } from '#kernel/clock.ts'
import { english } from '#kernel/english.ts'
import { letter } from '#kernel/letter.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { Push } from '#ports/push/port.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import type { Work } from '#ports/queue/port.ts'
import { keyNow } from './keys.ts'
import { deviceOf, removeDevice } from './store.devices.ts'
import { markMailed, unseenLine } from './store.ts'

const minute = 60_000
/** What comes within this time after a mail about the same thing is one mail more, at its end. */
const mailsApart = 60 * minute
/** A push service that is busy or silent is asked again so many times: after 30 seconds, then four times as long each time. */
const mostTries = 6
const firstWait = 30_000

export interface SendingDeps {
  /** The accounts' role. */
  db: Db
  /** Reads the sealed key of web push. */
  owner: Db
  secret: string
  clock: Clock
  mail: Pick<MailPort, 'post'>
  push: Push
  report: (error: unknown, where: string) => void
  /** What a person chose (`reachSlot`). */
  reachOf: (db: Db, account: string) => Promise<Reach | null>
  /** The codes that a mail carries (`mailCodesSlot`). */
  codesOf: (db: Db, account: string) => Promise<readonly MailCode[]>
}

/** The best of what is decided for each choice that covers a kind. */
const best = (decisions: readonly Decision[]): Decision['send'] =>
  (['now', 'later'] as const).find((send) => decisions.some((one) => one.send === send)) ?? 'never'

/**
 * What leaves the site about a notification: a mail for a new message, and word to devices. Asked for by `notify_seats` in the transaction
 * of the change, and decided here, at the moment when it would go: by then it may have been seen, or the person chose something else.
 */
export function work({ db, owner, secret, clock, mail, push, report, reachOf, codesOf }: SendingDeps): readonly Work[] {
  const toMail = (id: string) =>
    db.transaction().execute(async (tx) => {
      const now = clock()
      const line = await unseenLine(tx, id, new Date(now))
      // What a mail came after is in it, and in the line.
      if (!line || (line.mailedAt && line.mailedAt >= line.at)) return
      const reach = await reachOf(tx, line.account)
      const feature = reach && mailedAs(line.kind, reach.notify.chosen)
      if (!reach || !feature) return
      const { send } = decide(reach, { feature, channel: 'email' }, now)
      const { address } = reach.contact
      if (send === 'never' || address === null) return
      const soonest = line.mailedAt ? line.mailedAt.getTime() + mailsApart - now : 0
      const wait = send === 'later' ? opensIn(reach, now) : soonest
      if (wait > 0) return enqueue(tx, { name: 'notifications.mail', data: { notification: id }, key: id, after: wait })
      await markMailed(tx, id, new Date(now))
      const { subject, text } = noticeTexts[feature]
      const codes = codeLines(await codesOf(tx, line.account))
      await mail.post(tx, letter(address, subject, [text, ...codes]))
    })

  async function toDevice(id: string, deviceId: string, tries: number): Promise<void> {
    const now = clock()
    const again = (after: number, count: number) =>
      enqueue(db, {
        name: 'notifications.push',
        data: { notification: id, device: deviceId, tries: count },
        key: `${id} ${deviceId}`,
        after,
      })
    const line = await unseenLine(db, id, new Date(now))
    const device = line && (await deviceOf(db, line.account, deviceId, new Date(now)))
    const reach = device && (await reachOf(db, line.account))
    if (!line || !device || !reach) return
    const at = line.at.getTime()
    const until = at + newsFor(line.kind)
    if (now >= until) return
    const send = best(chosenFor[line.kind].map((feature) => decide(reach, { feature, channel: 'push', at, device }, now)))
    if (send === 'later') return again(opensIn(reach, now), tries)
    const key = send === 'now' ? await keyNow(owner, secret) : null
    if (!key) return
    const ttl = Math.ceil((until - now) / 1000)
    const sent = await push.send(device.to, { text: JSON.stringify(pushed(line.page, english)), ttl }, key)
    if (sent.is === 'gone') await removeDevice(db, line.account, deviceId)
    if (sent.is === 'refused')
      report(new Error(`A push service refused a message (${sent.status ?? 'its address'}).`), 'notifications.push')
    if (sent.is === 'later' && tries < mostTries) await again(Math.max(sent.after ?? 0, firstWait * 4 ** tries), tries + 1)
  }

  return [
    { name: 'notifications.mail', run: ({ notification }) => toMail(String(notification)) },
    { name: 'notifications.push', run: ({ notification, device, tries }) => toDevice(String(notification), String(device), Number(tries)) },
  ]
}
