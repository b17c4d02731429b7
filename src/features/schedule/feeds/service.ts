import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { requireSeat, requireParent } from '#case/cases/public.ts'
import type { calls } from './contract.ts'
import { taking } from './taking.ts'
import { hashOf } from './reader.ts'
import { addFeed, feedsOf, revokeFeed } from './store.ts'
import type { Deps } from './deps.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, clock, random, appUrl, isSafety } = deps
  return {
    list: async ({ actor, query }) => {
      const person = signedIn(actor)
      const hidesPlaces = await isSafety(person.account)
      return cases.asActor(person, async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        if (!here || here.role !== 'parent') return { feeds: [], hidesPlaces, can: { add: false } }
        const feeds = (await feedsOf(tx, here.caseId)).map(({ createdAt, lastReadAt, ...feed }) => ({
          ...feed,
          createdAt: createdAt.toISOString(),
          lastReadAt: lastReadAt?.toISOString() ?? null,
        }))
        return { feeds, hidesPlaces, can: { add: !here.isFormer } }
      })
    },

    add: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        // 244 bits of chance; only its hash is kept.
        const token = `${random.uuid()}${random.uuid()}`.replaceAll('-', '')
        const feed = { caseId: here.caseId, id: uuid7(clock(), random), authorId: here.memberId, name: body.name, at: new Date(clock()) }
        await addFeed(tx, { ...feed, layers: [...new Set(body.layers)], tokenHash: hashOf(token) })
        return { id: feed.id, address: new URL(`/feeds/${token}.ics`, appUrl).href }
      }),

    revoke: async ({ actor, params }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireParent(tx, params.case)
        if (!(await revokeFeed(tx, { caseId: here.caseId, id: params.feed, at: new Date(clock()) })))
          throw new Fault('not_found', 'There is no such address.')
        return { revoked: true as const }
      }),

    ...taking(deps),
  }
}
