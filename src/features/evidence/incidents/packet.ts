// What a parent takes to their attorney or to court: their incidents in order of time, each with clause, expected, actual and proof.
import { leavesMaking } from '#access/cases.ts'
import { type CaseContext, checkDays, childrenEver, ownerOf } from '#case/cases/public.ts'
import { originalHashes, usesOf } from '#case/files/public.ts'
import { momentIn } from '#case/records/public.ts'
import { kindNames, severityNames } from '#domain/incidents/kinds.ts'
import { csvOf } from '#kernel/csv.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Filters, Incident } from './contract.ts'
import { presented } from './present.ts'
import { incidentsIn } from './store.ts'

/** More than one person writes down in a case. */
const mostIncidents = 10_000

interface PacketFile {
  name: string
  bytes: number
  /** SHA-256 of the file as it was uploaded, and of the copy without location and device data. */
  original: string
  copy: string
}

interface PacketIncident extends Omit<Incident, 'files' | 'children'> {
  files: readonly PacketFile[]
  /** Names. */
  children: readonly string[]
  /** The entry in the author's own log that was made with it; `null` for one that is older than the log. */
  leaf: { seq: number; hash: string } | null
}

export interface Packet {
  incidents: readonly PacketIncident[]
  /** How many were withdrawn: they are listed, and not counted. */
  withdrawn: number
  moment: (at: Date) => string
}

/** The incidents that match, the first first. @throws Fault `invalid` for days that no calendar has */
export async function packetIn(c: CaseContext, asked: Filters): Promise<Packet> {
  checkDays(asked, ['from', 'to'])
  const owner = ownerOf(c)
  const rows = await incidentsIn(c.tx, owner, asked, { most: mostIncidents, isOldestFirst: true })
  const uses = await usesOf(
    c.tx,
    c.caseId,
    rows.map(({ id }) => id),
  )
  const originals = await originalHashes(
    c.tx,
    owner,
    uses.map(({ fileId }) => fileId),
  )
  const leaves = await leavesMaking(c.tx, { caseId: c.caseId, log: c.seat.memberId, verb: 'incidents.add' })
  const kids = await childrenEver(c.tx, c.caseId)
  const incidents = (await presented(c, rows)).map((one) => ({
    ...one,
    children: one.children.flatMap((id) => kids.get(id) ?? []),
    leaf: leaves.get(one.id) ?? null,
    files: uses
      .filter(({ about }) => about === one.id)
      .map(({ name, bytes, sha256, fileId }) => ({ name, bytes, original: originals.get(fileId) ?? '', copy: sha256 })),
  }))
  return { incidents, withdrawn: rows.filter(({ withdrawnAt }) => withdrawnAt !== null).length, moment: momentIn(c.seat.zone) }
}

/** Paragraph and title, as both files say them. */
export const clauseLine = ({ order, paragraph }: Incident['clause']) =>
  [paragraph === '' ? '' : `¶ ${paragraph}`, order].filter((part) => part !== '').join(', ')

/** What is in no count, in the words of both files. */
export function notCounted({ withdrawn }: Packet): Text[] {
  return [
    msg`This is one parent’s own account. Events that were not written down are not in it.`,
    msg`This packet doesn’t count the times when the same thing went well, so it can’t say how often something happens. The Incidents page shows how often, out of how many times, from both parents’ records.`,
    ...(withdrawn > 0 ? [msg`Withdrawn incidents are listed with their reason and not counted: ${{ withdrawn }}.`] : []),
  ]
}

const head: readonly Text[] = [
  msg`Happened`,
  msg`Entered`,
  msg`Late entry`,
  msg`Kind`,
  msg`Result`,
  msg`Clause`,
  msg`Words of the order`,
  msg`Expected`,
  msg`Actual`,
  msg`Response`,
  msg`Witnesses`,
  msg`Effect on the children`,
  msg`Children`,
  msg`Record`,
  msg`Files (SHA-256 of the original)`,
  msg`Added later`,
  msg`Withdrawn`,
  msg`Log entry`,
  msg`Hash of the entry`,
]

/** The same as a table, with what is not counted below it. */
export function packetCsv(packet: Packet): string {
  const rows = packet.incidents.map((one) => [
    one.happenedAt,
    one.enteredAt,
    one.isLateEntry ? english(msg`yes`) : '',
    english(kindNames[one.kind]),
    english(severityNames[one.severity]),
    clauseLine(one.clause),
    one.clause.text,
    one.expected,
    one.actual,
    one.response,
    one.witnesses,
    one.effect,
    one.children.join(', '),
    one.source,
    one.files.map(({ name, original }) => `${name}: ${original}`).join('\n'),
    one.addenda.map(({ at, words }) => `${at}: ${words}`).join('\n'),
    one.withdrawnAt,
    one.leaf === null ? null : String(one.leaf.seq),
    one.leaf?.hash ?? null,
  ])
  return csvOf([head.map(english), ...rows, [], ...notCounted(packet).map((line) => [english(line)])])
}
