import { signedIn } from '#access/actor.ts'
import { caseHandlers, notFound } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { Handlers } from '#http/bind.ts'
import { calls } from './contract.ts'
import type { Deps } from './deps.ts'
import { importing } from './importing.ts'
import { hashOf } from './reader.ts'
import { addFeed, feedsOf, revokeFeed } from './store.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const { random, appUrl, isSafety } = deps
  const on = caseHandlers(deps, 'calendar')
  return {
    list: async (asked) => {
      const hidesPlaces = await isSafety(signedIn(asked.actor).account)
      const list = on.read(
        calls.list,
        async ({ tx, caseId, seat, isActiveParent }) => {
          const rows = seat.role === 'parent' ? await feedsOf(tx, caseId) : []
          const feeds = rows.map(({ createdAt, lastReadAt, ...feed }) => ({
            ...feed,
            createdAt: createdAt.toISOString(),
            lastReadAt: lastReadAt?.toISOString() ?? null,
          }))
          return { feeds, hidesPlaces, can: { add: isActiveParent } }
        },
        () => ({ hidesPlaces }),
      )
      return list(asked)
    },

    add: on.change(async (c, { body }) => {
      // 244 bits of chance; only its hash is stored.
      const token = `${random.uuid()}${random.uuid()}`.replaceAll('-', '')
      const feed = c.authored(c.freshId())
      await addFeed(c.tx, { ...feed, name: body.name, layers: [...new Set(body.layers)], tokenHash: hashOf(token) })
      return { reply: { id: feed.id, address: new URL(`/feeds/${token}.ics`, appUrl).href }, publish: 'author' }
    }),

    revoke: on.change(async (c, { params }) => {
      const isThere = await revokeFeed(c.tx, { caseId: c.caseId, id: params.feed, at: c.at })
      if (!isThere) notFound(msg`There is no such address.`)
      return { reply: { revoked: true }, publish: 'author' }
    }),

    ...importing(deps),
  }
}
