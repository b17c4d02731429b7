import { caseHandlers, notFound, parentSeats } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { msg } from '#kernel/text.ts'
import { answering } from './answering.ts'
import { asking } from './asking.ts'
import { calls } from './contract.ts'
import { presented } from './present.ts'
import { type SigningDeps, topic } from './signing-deps.ts'
import { requestAt, requestsIn, textsOf } from './store.ts'

const onPage = 30

/** Private papers that are signed here. Who may do what in which state is `domain/signing/lifecycle.ts`. */
export function service(deps: SigningDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, topic)
  return {
    list: on.read(calls.list, async (c, { query: { cursor } }) => {
      const asked = ['signing', c.caseId, c.seat.memberId]
      const at = readCursor(asked, cursor, ['instant', 'id'])
      const rows = await requestsIn(c.tx, c.caseId, { before: at && { at: new Date(at[0]), id: at[1] }, most: onPage + 1 })
      const { items, next } = pageOf(rows, onPage, asked, (last) => [last.at.getTime(), last.id])
      return { caseId: c.caseId, requests: await presented(c, items), next }
    }),

    one: on.inSeat(async (c, { params }) => {
      const row = (await requestAt(c.tx, c.caseId, params.request)) ?? notFound(msg`There is no such request.`)
      const [request] = await presented(c, [row])
      const me = (await parentSeats(c.tx, c.caseId)).find(({ id }) => id === c.seat.memberId)
      return { ...request!, texts: await textsOf(c.tx, c.caseId, row.id), myName: me?.name ?? '' }
    }),

    ask: asking(deps),
    ...answering(deps),
  }
}
