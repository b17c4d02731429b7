import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { act, idFrom, refuse, wellFormed } from './refusing.ts'
import { refusalOfParent, refusalOfSource, refusalOfTime } from './rules.ts'
import type { Deps } from './deps.ts'
import { head } from './store.ts'
import { closeOrganization, isMade, namesake, openSeats, putOrganization } from './store.write.ts'

/** Adding an organization that the directory does not have, and giving it its last day. */
export function founding(deps: Deps): Pick<Handlers<typeof calls>, 'add' | 'close'> {
  const { app, clock, random } = deps
  return {
    add: async ({ actor, key, body }) => {
      const { account } = signedIn(actor)
      wellFormed('name', body.name, body.county, body.source)
      refuse(refusalOfSource(body.sourceOn, dayOf(clock())))
      if (body.county !== null && body.state === null) throw new Fault('invalid', msg`Name the state of the county.`, { field: 'state' })
      const above = body.parent === null ? null : await head(app, body.parent)
      if (body.parent !== null && !above)
        throw new Fault('invalid', msg`There is no such court or office to stand above it.`, { field: 'parent' })
      if (above && above.closedOn !== null) throw new Fault('invalid', msg`${{ name: above.name }} is closed.`, { field: 'parent' })
      refuse(refusalOfParent(body.kind, above?.kind ?? null))
      const id = idFrom(random, account, key)
      // A part is where the one above it is, unless it says otherwise.
      const place = {
        state: body.state ?? above?.state ?? null,
        county: body.county ?? (body.state === null ? (above?.county ?? null) : null),
      }
      return act(deps, account, async ({ tx, by, audit }) => {
        if (await isMade(tx, 'organization', id)) return { id }
        if (await namesake(tx, body.name, body.parent, place.state)) {
          throw new Fault('conflict', msg`There is one of this name already. Open it instead.`, { field: 'name' })
        }
        await putOrganization(tx, { ...body, ...place, id }, by)
        await audit('add', id, { kind: body.kind })
        return { id }
      })
    },

    close: async ({ actor, params: { id }, body }) => {
      const { account } = signedIn(actor)
      wellFormed('source', body.source)
      const today = dayOf(clock())
      refuse(refusalOfSource(body.sourceOn, today))
      const day = refusalOfTime({ fromOn: body.on, toOn: null }, today)
      if (day) refuse({ ...day, field: 'on' })
      const found = await head(app, id)
      if (!found) throw new Fault('not_found', msg`There is no such organization.`)
      if (found.isOfDirectory) throw new Fault('conflict', msg`This is a court of the directory. It closes when its source says so.`)
      if (found.closedOn !== null) throw new Fault('conflict', msg`It is closed already.`)
      return act(deps, account, async ({ tx, audit }) => {
        const open = await openSeats(tx, id, body.on)
        if (open > 0)
          throw new Fault(
            'conflict',
            msg`On that day ${plural({ open }, { one: 'one seat is', other: '# seats are' })} not over. End them first.`,
            { field: 'on' },
          )
        await closeOrganization(tx, id, body.on, body)
        await audit('close', id, { on: body.on })
        return { done: true as const }
      })
    },
  }
}
