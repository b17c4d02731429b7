import { signedIn } from '#access/actor.ts'
import type { CaseTx } from '#access/cases.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { readDates } from '#domain/dates-in-text/read.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { uuid7 } from '#kernel/uuid7.ts'
import { idOf } from '#http/key-id.ts'
import { childrenIn, requireSeat, requireParent, noCase, type Membership } from '#case/cases/public.ts'
import { placesIn } from '#schedule/exchanges/public.ts'
import { changedSince, changeRest, noEvent, ownEvent, writeOver } from './changes.ts'
import type { calls } from './contract.ts'
import { moving } from './moving.ts'
import { recordOf } from './record.ts'
import { eventAt, type Said } from './store.ts'
import { addEvents } from './store.write.ts'
import { tell } from './telling.ts'
import { saidOf } from './times.ts'
import type { Deps } from './deps.ts'

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, clock, random, isSafety } = deps
  const id = () => uuid7(clock(), random)

  /** What is shared by someone in safety mode says no place; and children are the case's own. */
  async function guarded(tx: CaseTx, here: Membership, said: Said, account: string): Promise<Said> {
    const known = new Set((await childrenIn(tx, here.caseId)).map((child) => child.id))
    if (said.childIds.some((child) => !known.has(child)))
      throw new Fault('invalid', 'One of the children is not in this case.', { field: 'childIds' })
    return said.isShared && said.place !== '' && (await isSafety(account)) ? { ...said, place: '' } : said
  }

  return {
    one: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        const row = here && (await eventAt(tx, here.caseId, query.id))
        if (!row) throw noEvent()
        return recordOf(tx, row, here, clock())
      }),

    add: async ({ actor, params, key, body }) => {
      const person = signedIn(actor)
      const eventId = key ? idOf(person.account, key) : id()
      return cases.asActor(person, async (tx) => {
        const here = await requireParent(tx, params.case)
        const said = await guarded(tx, here, saidOf(body, here.zone), person.account)
        const by = { caseId: here.caseId, authorId: here.memberId, at: new Date(clock()) }
        if ((await addEvents(tx, by, [{ id: eventId, said }])) > 0) await tell(tx, here, { isShared: said.isShared, clock })
        return { id: eventId, sequence: 0 }
      })
    },

    change: async ({ actor, params, body: { sequence, ...draft } }) => {
      const person = signedIn(actor)
      return cases.asActor(person, async (tx) => {
        const now = clock()
        const { here, row, begun } = await ownEvent(tx, params.case, params.event, now)
        if (row.sequence !== sequence) throw changedSince()
        const by = { now, sequence, id }
        const said = await guarded(tx, here, saidOf(draft, row.zone), person.account)
        const told = said.isShared || row.isShared
        if (begun) {
          const rest = await changeRest(tx, here.caseId, row, { ...draft, place: said.place }, by)
          await tell(tx, here, { isShared: told, clock })
          return { id: rest.id, sequence: 0 }
        }
        await writeOver(tx, here.caseId, row, said, by)
        await tell(tx, here, { isShared: told, clock })
        return { id: row.id, sequence: sequence + 1 }
      })
    },

    ...moving(deps),

    places: async ({ actor, query }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: query.case, scope: 'calendar' }, { clock, random })
        const places = here ? await placesIn(tx, here.caseId) : []
        return { places: places.map(({ name, position }) => ({ name, isLocated: position !== null })) }
      }),

    readText: async ({ actor, params, body }) =>
      cases.asActor(signedIn(actor), async (tx) => {
        const here = await requireSeat(tx, { caseId: params.case, scope: 'calendar' }, { clock, random })
        if (!here) throw noCase()
        return {
          proposals: readDates(body.text, dayOfInstant(zoneNamed(here.zone), clock())).map(({ doubts, ...proposal }) => ({
            ...proposal,
            doubts: [...doubts],
          })),
        }
      }),
  }
}
