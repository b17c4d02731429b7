import type { Actor } from '#access/actor.ts'
import { signedIn } from '#access/actor.ts'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import type { GrantRole, SeatRole, Side } from '#case/cases/contract.ts'
import { idOf } from '#http/key-id.ts'
import { addParent, requireParent, parentsIn, type Membership } from '#case/cases/public.ts'
import { dayOfMail } from '#kernel/dates.ts'
import { codeFrom, hashOf } from './codes.ts'
import type { calls, Invited, Reach } from './contract.ts'
import { checkedReach, reachOf } from './reach.ts'
import { invitationDays, invitationMail, mostPending, stateOf, writtenCode } from './rules.ts'
import { addInvitation, invitationsIn, mailInvitation, revokeWaiting } from './store.invitations.ts'

export interface InvitingDeps {
  cases: Cases
  clock: Clock
  random: Random
  appUrl: string
}

interface Wanted {
  role: SeatRole
  name: string
  email: string | null
  reach: Reach
}

const noInvitation = () => new Fault('not_found', 'There is no such invitation.')
const otherSide = { A: 'B', B: 'A' } as const satisfies Record<Side, Side>
const nothingGranted = { scopes: [], seesPrivate: false, from: null, to: null, until: null }

export function inviting({ cases, clock, random, appUrl }: InvitingDeps): Pick<Handlers<typeof calls>, 'invite' | 'resend' | 'revoke'> {
  const tell = (tx: CaseTx, here: Membership, at: Date) =>
    changed(tx, { caseId: here.caseId, topic: 'people', privateTo: here.memberId, at })

  /** The other parent's place, to be taken by a code; made where they left it. @throws Fault `conflict` where someone has it */
  async function emptySeat(tx: CaseTx, here: Membership & { side: Side }, name: string, now: number): Promise<string> {
    const side = otherSide[here.side]
    const there = (await parentsIn(tx, here.caseId)).get(side)
    if (there && there.ended_at === null && there.joined_at !== null)
      throw new Fault('conflict', `${there.name} has joined this case already.`)
    if (there && there.ended_at === null) return there.id
    const id = uuid7(now, random)
    await addParent(tx, { caseId: here.caseId, memberId: id, side, name: there?.name ?? name })
    return id
  }

  /** What a key or chance makes of an invitation: its id and its code, both the same for a repeat. */
  function begun(account: string, key: string | null, now: number) {
    const code = codeFrom(key ? `${account} ${key}` : `${random.uuid()} ${random.uuid()}`)
    return { id: key ? idOf(account, key) : uuid7(now, random), code }
  }

  async function put(
    tx: CaseTx,
    here: Membership & { side: Side },
    { id, code }: { id: string; code: string },
    wanted: Wanted,
  ): Promise<Invited> {
    const now = clock()
    const at = new Date(now)
    const expiresAt = new Date(now + invitationDays * 86_400_000)
    const [sent] = await invitationsIn(tx, here.caseId, id)
    if (sent) return { id, code: writtenCode(code), expiresAt: sent.expires_at.toISOString(), byMail: sent.email !== null }
    const isParent = wanted.role === 'parent'
    const reach = isParent ? nothingGranted : checkedReach(wanted.role as GrantRole, wanted.reach, here.zone, now)
    const memberId = isParent ? await emptySeat(tx, here, wanted.name, now) : null
    // One place, one code: an earlier one would stop working with the first that is used, and nobody would know why.
    if (isParent) await revokeWaiting(tx, here.caseId, 'of a parent', at)
    const waiting = (await invitationsIn(tx, here.caseId)).filter((each) => stateOf(each.state, each.expires_at, now) === 'pending')
    if (waiting.length >= mostPending)
      throw new Fault('conflict', `${mostPending} invitations wait already. Take one back before you send another.`)
    const { name, email, role } = wanted
    const added = await addInvitation(tx, {
      caseId: here.caseId,
      id,
      authorId: here.memberId,
      role,
      memberId,
      name,
      email,
      codeHash: hashOf(code),
      ...reach,
      at,
      expiresAt,
    })
    // Sent twice at once: the first of the two has done it all.
    if (added && email !== null)
      await mailInvitation(tx, here.caseId, id, invitationMail({ until: dayOfMail(expiresAt), address: appUrl }), dayOf(now))
    if (added) await tell(tx, here, at)
    return { id, code: writtenCode(code), expiresAt: expiresAt.toISOString(), byMail: email !== null }
  }

  const mayInvite = ({ isDemo }: { isDemo: boolean }, email: string | null) => {
    // A person who tries the demonstration must not be able to write to strangers.
    if (isDemo && email !== null)
      throw new Fault('forbidden', 'The demonstration sends no invitations by e-mail. Leave the address empty to get a code.', {
        field: 'email',
      })
  }
  const personOf = (actor: Actor) => signedIn(actor)

  return {
    invite: async ({ actor, params, key, body: { role, name, email, ...reach } }) => {
      const person = personOf(actor)
      mayInvite(person, email)
      if (email === person.email) throw new Fault('invalid', 'That is your own address.', { field: 'email' })
      const made = begun(person.account, key, clock())
      return cases.asActor(person, async (tx) => put(tx, await requireParent(tx, params.case), made, { role, name, email, reach }))
    },

    resend: async ({ actor, params, key }) => {
      const person = personOf(actor)
      const made = begun(person.account, key, clock())
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const [was] = await invitationsIn(tx, here.caseId, params.invitation)
        if (!was) throw noInvitation()
        if (was.state === 'accepted') throw new Fault('conflict', 'It has been accepted already.')
        if (was.state === 'blocked') throw new Fault('conflict', 'They asked not to be invited again.')
        mayInvite(person, was.email)
        await revokeWaiting(tx, here.caseId, { id: was.id }, new Date(clock()))
        const reach = reachOf(was, was.grant_until, here.zone)
        return put(tx, here, made, { role: was.role as SeatRole, name: was.name, email: was.email, reach })
      })
    },

    revoke: async ({ actor, params }) =>
      cases.asActor(personOf(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        const [was] = await invitationsIn(tx, here.caseId, params.invitation)
        if (!was) throw noInvitation()
        const at = new Date(clock())
        const revoked = (await revokeWaiting(tx, here.caseId, { id: was.id }, at)) > 0
        if (revoked) await tell(tx, here, at)
        if (!revoked && was.state !== 'revoked')
          throw new Fault('conflict', 'It has been answered already. A seat that was taken is ended under “People with access”.')
        return { revoked: true }
      }),
  }
}
