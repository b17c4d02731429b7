import type { CaseContext } from '#case/cases/public.ts'
import { type UseRow, usedView, usesOf } from '#case/files/public.ts'
import { timeOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { isChangeable, isLateEntry } from '#domain/incidents/kinds.ts'
import type { Incident } from './contract.ts'
import { type AddendumRow, addendaOf, type IncidentRow } from './store.ts'

/** Where the record is that an incident began from. */
function sourceTo(source: string | null): string | null {
  if (source === null) return null
  const [name = '', id = ''] = [source.slice(0, source.indexOf(':')), source.slice(source.indexOf(':') + 1)]
  if (name === 'exchange') return `/exchange-tracking?exchange=${encodeURIComponent(id)}`
  return name === 'swap' ? `/time-trade-requests?request=${id}` : `/co-parenting-messages?message=${id}`
}

interface Around {
  zone: string
  now: number
  isActive: boolean
  addenda: readonly AddendumRow[]
  uses: readonly UseRow[]
}

function presentIncident(row: IncidentRow, { zone, now, isActive, addenda, uses }: Around): Incident {
  const { happenedAt, createdAt, changedAt, removedAt: _removed, withdrawnAt, ...said } = row
  const [happened, entered] = [happenedAt.getTime(), createdAt.getTime()]
  const files = uses.filter(({ about }) => about === row.id)
  return {
    ...said,
    children: [...said.children],
    time: timeOfInstant(zoneNamed(zone), happened),
    happenedAt: happenedAt.toISOString(),
    enteredAt: createdAt.toISOString(),
    changedAt: changedAt?.toISOString() ?? null,
    isLateEntry: isLateEntry(happened, entered),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    sourceTo: sourceTo(row.source),
    files: files.map(usedView),
    draftFiles: files.map(({ fileId: file, name, bytes, type, isScanned }) => ({ file, name, bytes, type, isScanned })),
    addenda: addenda
      .filter(({ incident }) => incident === row.id)
      .map(({ incident: _of, at, ...one }) => ({ ...one, at: at.toISOString() })),
    can: { change: isActive && withdrawnAt === null && isChangeable(entered, now), add: isActive && withdrawnAt === null },
  }
}

/** Incidents with their files and what was added to them. */
export async function presented(c: CaseContext, rows: readonly IncidentRow[]): Promise<Incident[]> {
  const ids = rows.map(({ id }) => id)
  const owner = { caseId: c.caseId, authorId: c.seat.memberId }
  const around = {
    zone: c.seat.zone,
    now: c.now,
    isActive: c.isActiveParent,
    addenda: await addendaOf(c.tx, owner, ids),
    uses: await usesOf(c.tx, c.caseId, ids),
  }
  return rows.map((row) => presentIncident(row, around))
}
