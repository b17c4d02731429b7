import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import { peopleIn } from '#case/people/public.ts'
import type { Slots } from '#feature/slots.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { isAddress, isDemoAddress } from '#ports/mail/port.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import { calls } from './contract.ts'
import { hashOf, note } from './notes.ts'
import { noLink } from './rules.ts'
import { linkedMessage } from './slots.ts'
import { addAddress, addressOf, endAddress, stopOf } from './store.ts'
import { openLink, stopByLink } from './store.mails.ts'

export type Deps = CaseDeps & Pick<Slots, 'one'>

/** The other parent, while they have not joined. */
const absentOne = async ({ tx, caseId, seat }: CaseContext) =>
  (await peopleIn(tx, caseId)).find(
    ({ id, role, joined_at, ended_at }) => role === 'parent' && id !== seat.memberId && joined_at === null && ended_at === null,
  )

/** Stops the mails of a link, whatever it is: nothing is said of it. */
export async function stop({ cases, clock, random }: CaseDeps, token: string): Promise<void> {
  const at = new Date(clock())
  await cases.asSystem('mails that are stopped', async (tx) => {
    const mail = await stopByLink(tx, hashOf(token), random.uuid(), at)
    if (mail) await note(tx, mail, 'stopped', at)
  })
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, clock } = deps
  const on = caseHandlers(deps, 'messages')
  const wrong = (sentence: ReturnType<typeof msg>) => new Fault('invalid', sentence, { field: 'email' })

  /** @throws Fault where nothing can be mailed there: its reason is for the one who asks alone */
  async function mustBeFree(tx: CaseTx, person: { account: string; email: string; isDemo: boolean }, email: string) {
    if (email === person.email) throw wrong(msg`That is your own address.`)
    if (!isAddress(email)) throw wrong(msg`No mail can be sent to this address.`)
    if (person.isDemo && !isDemoAddress(email)) throw wrong(msg`The demonstration mails to addresses at demo.test alone.`)
    if ((await stopOf(tx, person.account, email)) === 'held')
      throw wrong(msg`You blocked this address. To send mail there, lift the hold under “Parent connection” first.`)
  }

  return {
    address: on.read(calls.address, async (c) => {
      const other = c.isActiveParent ? await absentOne(c) : undefined
      const given = other && (await addressOf(c.tx, c.caseId, c.seat.memberId))
      const email = given?.memberId === other?.id ? (given?.email ?? null) : null
      return {
        caseId: c.caseId,
        name: other ? plainly(other.name) : null,
        email,
        stop: email === null ? null : await stopOf(c.tx, c.person.account, email),
        can: { change: other !== undefined },
      }
    }),

    setAddress: on.change(async (c, { body: { email } }) => {
      const { tx, caseId, seat, at } = c
      const other = email === null ? undefined : await absentOne(c)
      if (email !== null && !other) throw new Fault('conflict', msg`The other parent has joined, or has left. They read messages here.`)
      if (email !== null) await mustBeFree(tx, c.person, email)
      const before = await addressOf(tx, caseId, seat.memberId)
      if ((before?.email ?? null) === email && before?.memberId === other?.id) return { reply: { id: before?.id ?? null } }
      if (before) await endAddress(tx, caseId, before.id, at)
      if (email === null) return { reply: { id: null }, publish: 'author' }
      const id = c.freshId()
      await addAddress(tx, { caseId, id, authorId: seat.memberId, memberId: other!.id, email, at })
      return { reply: { id }, publish: 'author' }
    }),

    open: async ({ body: { token } }) => {
      const at = new Date(clock())
      const found = await cases.asSystem('a link in a mail', async (tx) => {
        const mail = await openLink(tx, hashOf(token), at)
        if (!mail) return null
        await note(tx, mail, 'opened', at)
        return deps.one(linkedMessage)(tx, mail.caseId, mail.messageId)
      })
      if (!found) throw new Fault('not_found', noLink)
      const { kind, sentAt, deliveredAt, files, ...message } = found
      return {
        ...message,
        kind: english(kind),
        sentAt: sentAt.toISOString(),
        deliveredAt: deliveredAt.toISOString(),
        files: [...files],
      }
    },

    stop: async ({ body: { token } }) => {
      await stop(deps, token)
      return { stopped: true }
    },
  }
}
