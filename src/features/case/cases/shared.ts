import { zoneOf } from '#domain/time/zone.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls } from './contract.ts'
import { type CaseDeps, caseHandlers, notFound } from './handlers.ts'
import { addChild, changeChild } from './store.children.ts'
import { amendCase, nameOther } from './store.seats.ts'

type Shared = 'amend' | 'addChild' | 'changeChild' | 'removeChild'

const noChild = () => notFound(msg`There is no such child in this case.`)

/** @throws Fault `invalid` for a zone that is none */
export function checkZone(zone: string): void {
  if (zoneOf(zone) === null) throw new Fault('invalid', msg`That is no time zone.`, { field: 'zone' })
}

/** What both parents see of a case: its name and place, and its children. */
export function shared(deps: CaseDeps): Pick<Handlers<typeof calls>, Shared> {
  const ofPeople = caseHandlers(deps, 'people')
  const ofChildren = caseHandlers(deps, 'children')
  return {
    amend: ofPeople.change(async (c, { body: { otherName, ...body } }) => {
      if (body.zone !== undefined) checkZone(body.zone)
      if (otherName !== undefined && !(await nameOther(c.tx, c.caseId, otherName)))
        throw new Fault('conflict', msg`The other parent has joined, and says their own name.`, { field: 'otherName' })
      if (Object.values(body).some((value) => value !== undefined)) await amendCase(c.tx, c.caseId, body)
      return { reply: { saved: true }, publish: 'all', record: { ...body, otherName } }
    }),

    addChild: ofChildren.change(async (c, { body }) => {
      const by = c.authored()
      return { reply: { id: by.id }, publish: (await addChild(c.tx, by, body)) && 'all', record: body }
    }),
    changeChild: ofChildren.change(async (c, { params, body }) => {
      if (!(await changeChild(c.tx, c.caseId, params.child, body))) noChild()
      return { reply: { saved: true }, publish: 'all', record: { id: params.child, ...body } }
    }),
    removeChild: ofChildren.change(async (c, { params, body }) => {
      if (!(await changeChild(c.tx, c.caseId, params.child, { ended_at: body.removed ? c.at : null }))) noChild()
      return { reply: body, publish: 'all', record: { id: params.child, ...body } }
    }),
  }
}
