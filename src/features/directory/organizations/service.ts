import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { domainDesk } from './domains.ts'
import { founding } from './founding.ts'
import { seatDesk } from './seats.ts'
import { refuse, wellFormed } from './refusing.ts'
import { overlapsOf, refusalOfSource } from './rules.ts'
import { above, below, domainsOf, head, lastFill, list, personOf } from './store.ts'
import { seatsHere, seatsOf } from './store.seats.ts'
import type { Deps } from './deps.ts'

const pageSize = 40
/** Seats shown of one organization; a court of a whole state has more. */
const mostSeats = 500

export function service(deps: Deps): Handlers<typeof calls> {
  const { app, clock } = deps
  return {
    list: async ({ query: { cursor, ...asked } }) => {
      wellFormed('q', asked.q)
      const at = readCursor(asked, cursor, ['text', 'id'])
      const after = at && { name: at[0], id: at[1] }
      const [found, filled] = await Promise.all([list(app, asked, after, pageSize + 1), lastFill(app)])
      return { ...pageOf(found.items, pageSize, asked, ({ name, id }) => [name, id]), total: found.total, filled }
    },

    one: async ({ params: { id }, query: { on } }) => {
      if (on !== undefined) {
        const refusal = refusalOfSource(on, dayOf(clock()))
        if (refusal) refuse({ ...refusal, field: 'on' })
      }
      const found = await head(app, id)
      if (!found) throw new Fault('not_found', msg`There is no such organization.`)
      const { parentId: _parent, ...organization } = found
      const [way, parts, domains, { seats, inAll }] = await Promise.all([
        above(app, id),
        below(app, id),
        domainsOf(app, id),
        seatsHere(app, id, on ?? null, mostSeats),
      ])
      return { ...organization, above: way, below: parts, domains, seats, seatsInAll: inAll, today: dayOf(clock()) }
    },

    person: async ({ params: { professional } }) => {
      const person = await personOf(app, professional)
      if (!person) throw new Fault('not_found', msg`Nobody in the directory has this id.`)
      const seats = await seatsOf(app, person.id)
      return { person, seats, overlaps: overlapsOf(seats), today: dayOf(clock()) }
    },

    ...founding(deps),
    ...seatDesk(deps),
    ...domainDesk(deps),
  }
}
