import type { GrantRole, SeatRole, Side } from '#case/cases/contract.ts'
import { addParent, type CaseDeps, caseHandlers, type Changed, notFound, type ParentContext, parentsIn } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOfMail } from '#kernel/dates.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { codeFrom, hashOf } from './codes.ts'
import type { calls, Invited, Reach } from './contract.ts'
import { checkedReach, reachOf } from './reach.ts'
import { invitationMail } from './mails.ts'
import { invitationDays, mostPending, stateOf, writtenCode } from './rules.ts'
import { addInvitation, invitationsIn, mailInvitation, revokeWaiting } from './store.invitations.ts'

export interface InvitingDeps extends CaseDeps {
  appUrl: string
}

interface Wanted {
  role: SeatRole
  name: string
  email: string | null
  reach: Reach
}

const noInvitation = () => notFound(msg`There is no such invitation.`)
const otherSide = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>
const nothingGranted = { scopes: [], seesPrivate: false, from: null, to: null, until: null }

/** The other parent's place, to be taken by a code; made where they left it. @throws Fault `conflict` where someone has it */
async function emptySeat(c: ParentContext, name: string): Promise<string> {
  const side = otherSide[c.seat.side]
  const there = (await parentsIn(c.tx, c.caseId)).get(side)
  if (there && there.ended_at === null && there.joined_at !== null)
    throw new Fault('conflict', msg`${{ name: there.name }} has joined this case already.`)
  if (there && there.ended_at === null) return there.id
  const memberId = c.freshId()
  await addParent(c.tx, { caseId: c.caseId, memberId, side, name: there?.name ?? name })
  return memberId
}

function checkDemo({ isDemo }: { isDemo: boolean }, email: string | null) {
  // A person who tries the demonstration must not be able to write to strangers.
  if (isDemo && email !== null)
    throw new Fault('forbidden', msg`The demonstration sends no invitations by e-mail. Leave the address empty to get a code.`, {
      field: 'email',
    })
}

export function inviting(deps: InvitingDeps): Handlers<Pick<typeof calls, 'invite' | 'resend' | 'revoke'>> {
  const { random, appUrl } = deps
  const on = caseHandlers(deps, 'people')

  /** Id and code are made of the key, both the same for a repeat; of chance without one. */
  async function send(c: ParentContext, key: string | null, { role, name, email, reach }: Wanted): Promise<Changed<Invited>> {
    const { tx, caseId, now } = c
    const by = c.authored()
    const code = codeFrom(key ? `${c.person.account} ${key}` : `${random.uuid()} ${random.uuid()}`)
    const reply = (expiresAt: Date, byMail: boolean) => ({
      id: by.id,
      code: writtenCode(code),
      expiresAt: expiresAt.toISOString(),
      byMail,
    })
    const [sent] = await invitationsIn(tx, caseId, by.id)
    if (sent) return { reply: reply(sent.expires_at, sent.email !== null) }
    const expiresAt = new Date(now + invitationDays * 86_400_000)
    const isParent = role === 'parent'
    const granted = isParent ? nothingGranted : checkedReach(role as GrantRole, reach, c.seat.zone, now)
    const memberId = isParent ? await emptySeat(c, name) : null
    // One place, one code: an earlier one would stop working with the first that is used, and nobody would know why.
    if (isParent) await revokeWaiting(tx, caseId, 'of a parent', c.at)
    const waiting = (await invitationsIn(tx, caseId)).filter((each) => stateOf(each.state, each.expires_at, now) === 'pending')
    if (waiting.length >= mostPending)
      throw new Fault('conflict', msg`${{ mostPending }} invitations wait already. Take one back before you send another.`)
    const isNew = await addInvitation(tx, { ...by, role, memberId, name, email, codeHash: hashOf(code), ...granted, expiresAt })
    // Sent twice at once: the first of the two has done it all.
    if (isNew && email !== null)
      await mailInvitation(tx, caseId, by.id, invitationMail({ until: dayOfMail(expiresAt), address: appUrl }), dayOf(now))
    return { reply: reply(expiresAt, email !== null), publish: isNew && 'author' }
  }

  return {
    invite: on.change(async (c, { key, body: { role, name, email, ...reach } }) => {
      checkDemo(c.person, email)
      if (email === c.person.email) throw new Fault('invalid', msg`That is your own address.`, { field: 'email' })
      return send(c, key, { role, name, email, reach })
    }),

    resend: on.change(async (c, { params, key }) => {
      const [was = noInvitation()] = await invitationsIn(c.tx, c.caseId, params.invitation)
      if (was.state === 'accepted') throw new Fault('conflict', msg`It has been accepted already.`)
      if (was.state === 'blocked') throw new Fault('conflict', msg`They asked not to be invited again.`)
      checkDemo(c.person, was.email)
      await revokeWaiting(c.tx, c.caseId, { id: was.id }, c.at)
      const reach = reachOf(was, was.grant_until, c.seat.zone)
      return send(c, key, { role: was.role as SeatRole, name: was.name, email: was.email, reach })
    }),

    revoke: on.change(async (c, { params }) => {
      const [was = noInvitation()] = await invitationsIn(c.tx, c.caseId, params.invitation)
      const isRevoked = (await revokeWaiting(c.tx, c.caseId, { id: was.id }, c.at)) > 0
      if (!isRevoked && was.state !== 'revoked')
        throw new Fault('conflict', msg`It has been answered already. A seat that was taken is ended under “People with access”.`)
      return { reply: { revoked: true }, publish: isRevoked && 'author' }
    }),
  }
}
