import {
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  checkDays,
  childrenIn,
  type IncidentSource,
  notFound,
  ownerOf,
} from '#case/cases/public.ts'
import { useFiles, usesOf } from '#case/files/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { calls } from './contract.ts'
import { clausesIn, foundIn, patternsIn } from './finding.ts'
import { packetCsv, packetIn } from './packet.ts'
import { presented } from './present.ts'
import { requireChangeable, saidOf } from './writing.ts'
import { addAddendum, addIncident, changeIncident, countOf, incidentAt, incidentsIn, notedOf, setRemoved } from './store.ts'

const pageSize = 30
const noIncident = () => notFound(msg`There is no such incident.`)

/** Incidents are their author's alone: every change is announced to their own pages, and stands in their own log. */
export function service({
  sources,
  ...deps
}: CaseDeps & { sources: readonly IncidentSource[]; scanner: Pick<Scanner, 'isOn'> }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  const locked = async (c: CaseContext, id: string) => (await incidentAt(c.tx, ownerOf(c), id, true)) ?? noIncident()

  /** The files of an incident, in its order, and what the ledger has of them. */
  async function withFiles(c: CaseContext, id: string, files: readonly string[]) {
    await useFiles(c.tx, { ...ownerOf(c), topic: 'case', about: id }, files, c.at)
    return (await usesOf(c.tx, c.caseId, [id])).map(({ id: use, bytes, sha256 }) => ({ id: use, bytes, sha256 }))
  }

  return {
    list: on.read(calls.list, async (c, { query: { cursor, incident, case: _case, ...asked } }) => {
      const owner = ownerOf(c)
      checkDays(asked, ['from', 'to'])
      const today = dayOfInstant(zoneNamed(c.seat.zone), c.now)
      const of = ['incidents', c.caseId, asked]
      const at = readCursor(of, cursor, ['instant', 'id'])
      const after = at && { at: at[0], id: at[1] }
      const rows = await incidentsIn(c.tx, owner, asked, { after, most: pageSize + 1 })
      const { items, next } = pageOf(rows, pageSize, of, ({ happenedAt, id }) => [happenedAt.getTime(), id])
      const isElsewhere = incident !== undefined && !items.some(({ id }) => id === incident)
      const named = isElsewhere ? await incidentAt(c.tx, owner, incident) : null
      const further = named && named.removedAt === null ? [named] : []
      const all = await presented(c, [...items, ...further])
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        today,
        incidents: all.slice(0, items.length),
        named: all[items.length] ?? null,
        next,
        count: await countOf(c.tx, owner, asked),
        children: (await childrenIn(c.tx, c.caseId)).map(({ id, name }) => ({ id, name })),
        clauses: await clausesIn(c, today),
        onlyPictures: !deps.scanner.isOn,
        can: { add: c.isActiveParent },
      }
    }),

    found: on.read(calls.found, (c, { query }) => foundIn(c, sources, query.source)),
    patterns: on.read(calls.patterns, async (c, { query }) => ({ patterns: await patternsIn(c, sources, Number(query.months ?? '12')) })),
    csv: on.read(calls.csv, async (c, { query: { case: _case, ...asked } }) => {
      const packet = await packetIn(c, asked)
      return { csv: packetCsv(packet), incidents: packet.incidents.length }
    }),

    add: on.change(async (c, { body: { source, files, ...draft } }) => {
      const by = c.authored()
      // A retry is answered before anything is judged again.
      if (await incidentAt(c.tx, by, by.id)) return { reply: { id: by.id } }
      if (source !== null && (await notedOf(c.tx, by, [source])).size > 0)
        throw new Fault('conflict', msg`You already noted this. Add to that incident.`)
      const said = await saidOf(c, draft)
      if (!(await addIncident(c.tx, by, said, source))) return { reply: { id: by.id } }
      return { reply: { id: by.id }, publish: 'author', record: { ...said, source, files: await withFiles(c, by.id, files) } }
    }),

    change: on.change(async (c, { params, body: { files, ...draft } }) => {
      const row = await locked(c, params.incident)
      requireChangeable(row, c.now)
      const said = await saidOf(c, draft)
      await changeIncident(c.tx, { ...ownerOf(c), id: row.id, at: c.at }, said)
      return { reply: { saved: true }, publish: 'author', record: { id: row.id, ...said, files: await withFiles(c, row.id, files) } }
    }),

    remove: on.change(async (c, { params, body: { removed } }) => {
      const row = await locked(c, params.incident)
      if ((row.removedAt !== null) === removed) return { reply: { removed } }
      requireChangeable({ ...row, removedAt: null }, c.now)
      if (!removed && row.source !== null && (await notedOf(c.tx, ownerOf(c), [row.source])).size > 0)
        throw new Fault('conflict', msg`You already noted this. Add to that incident.`)
      await setRemoved(c.tx, ownerOf(c), row.id, removed ? c.at : null)
      return { reply: { removed }, publish: 'author', record: { id: row.id, removed } }
    }),

    addTo: on.change(async (c, { params, body }) => {
      const by = c.authored()
      const row = await locked(c, params.incident)
      if (row.removedAt !== null) return noIncident()
      const isNew = await addAddendum(c.tx, by, { incident: row.id, ...body })
      if (isNew && row.withdrawnAt !== null) throw new Fault('conflict', msg`This incident is withdrawn. Write a new one.`)
      return { reply: { id: by.id }, publish: isNew && 'author', record: { incident: row.id, ...body } }
    }),
  }
}
