import { type CaseContext, sidesIn, writersIn } from '#case/cases/public.ts'
import { type FileAt, type FileHistory, historyOf, sameFromOthers, type UseGate } from '#case/files/public.ts'
import { leavesNaming, type NamingLeaf } from '#case/ledger/public.ts'
import { peopleIn } from '#case/people/public.ts'
import { recordsHaving } from '#case/records/public.ts'
import type { ProofFacts } from '#domain/evidence/authentication.ts'
import { againstUpload } from '#domain/evidence/file-times.ts'
import type { FileFacts } from '#domain/evidence/file-facts.ts'
import { fileKindOf } from '#domain/evidence/items.ts'
import { type StoredMetadata, storedMetadata } from '#evidence/metadata/public.ts'
import type { Custody, Step } from './contract.ts'
import { reaches, sendingLeaf, stepsOf } from './steps.ts'

/** What is read of a file in one transaction. */
export interface Chain {
  id: string
  history: FileHistory
  steps: Step[]
  metadata: StoredMetadata
  known: Pick<ProofFacts, 'isSent' | 'isOpened' | 'isAnswered' | 'isTwin' | 'isCertified'>
}

/** Whether the other parent shared the same bytes in something that this seat may look into by now. */
async function hasTwin(
  c: CaseContext,
  of: FileAt,
  { sha256, copySha256 }: FileHistory,
  others: readonly string[],
  gates: readonly UseGate[],
) {
  const hashes = copySha256 === null ? [sha256] : [sha256, copySha256]
  for (const use of await sameFromOthers(c.tx, of, hashes)) {
    if (!others.includes(use.authorId)) continue
    const gate = gates.find(({ topic }) => topic === use.topic)
    if (!gate || (await gate.refusal(c.tx, c.seat, use.about)) === null) return true
  }
  return false
}

/** The ids of what entries of some kinds made. */
const madeBy = (leaves: readonly NamingLeaf[], ...verbs: readonly string[]): ReadonlySet<string> =>
  new Set(leaves.filter(({ verb }) => verbs.includes(verb)).flatMap(({ content }) => (content as { id?: string }).id ?? []))

/** What became of an own file; `null` where there is none, and for one that a court's order erased. */
export async function chainOf(c: CaseContext, id: string, gates: readonly UseGate[]): Promise<Chain | null> {
  const { caseId, seat, tx } = c
  const of: FileAt = { caseId, authorId: seat.memberId, id }
  const history = await historyOf(tx, of)
  if (!history) return null
  const own = { caseId, logs: [seat.memberId] }
  const itself = await leavesNaming(tx, own, [id])
  const items = madeBy(itself, 'items.add', 'items.addRedacted')
  const links = madeBy(itself, 'shares.make')
  const things = [...new Set(history.uses.map(({ about }) => about))]
  const having = await recordsHaving(tx, of, things)
  const copies = having.flatMap((record) => record.copies)
  const named = [
    ...items,
    ...links,
    ...having.map((record) => record.id),
    ...copies.map((copy) => copy.id),
    ...history.uses.map((use) => use.id),
  ]
  const further = await leavesNaming(tx, own, named)
  const about = await leavesNaming(tx, { caseId, logs: [caseId, seat.memberId] }, things)
  const all = new Map([...itself, ...further, ...about].map((leaf) => [`${leaf.log} ${leaf.seq}`, leaf]))
  const leaves = [...all.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime() || one.seq - other.seq)

  const sides = await sidesIn(tx, caseId)
  const others = [...sides].flatMap(([member, side]) => (seat.side !== null && side !== seat.side ? [member] : []))
  const writers = await writersIn(tx, caseId)
  const people = new Map((await peopleIn(tx, caseId)).map((person) => [person.id, person.name]))
  const steps = stepsOf(leaves, {
    file: id,
    history,
    caseId,
    me: seat.memberId,
    items,
    records: new Set(having.map((record) => record.id)),
    copies: new Set(copies.map((copy) => copy.id)),
    links,
    others,
    nameOf: (member, at) =>
      sides.has(member) ? writers.nameOf(member, at.getTime()) : (people.get(member) ?? writers.nameOf(member, at.getTime())),
  })
  const did = (kind: Step['kind']) => {
    const hashes = new Set(steps.filter((step) => step.kind === kind).map(({ leaf }) => leaf?.hash))
    return leaves.some(({ hash, actor }) => hashes.has(hash) && actor !== null && others.includes(actor))
  }
  return {
    id,
    history,
    steps,
    metadata: await storedMetadata(tx, of),
    known: {
      isSent: history.uses.some((use) => {
        const leaf = use.sharedAt && sendingLeaf(leaves, use)
        return leaf ? reaches(leaf, { caseId, others }) : false
      }),
      isOpened: did('opened'),
      isAnswered: did('answered'),
      isTwin: await hasTwin(c, of, history, others, gates),
      isCertified: copies.some(({ isSigned }) => isSigned),
    },
  }
}

/** The facts by which ways to authenticate are judged. @param opened of the metadata; `null` where none was read */
export function factsOf({ history, steps, metadata, known }: Chain, opened: FileFacts | null): ProofFacts {
  const time = opened?.made.find(({ local }) => local !== null)
  const against = time && againstUpload(time, history.uploadedAt.getTime())
  return {
    kind: fileKindOf(history.type),
    isRemoved: history.removedAt !== null,
    isLogged: steps.some(({ kind }) => kind === 'received'),
    isMade: steps.some(({ kind }) => kind === 'written'),
    // The job that reads metadata compares the hash of what it reads first (evidence/metadata/reading.ts).
    isReadAgain: metadata.row?.sha256 === history.sha256,
    metadata: metadata.row === null && history.removedAt === null ? 'waiting' : opened === null ? 'cannot' : 'read',
    hasDevice: opened !== null && opened.device !== null,
    time: !against ? 'none' : against.is === 'before' ? 'fits' : 'odd',
    ...known,
  }
}

/** As its author reads it. */
export const viewOf = (chain: Chain, facts: ProofFacts): Custody => ({
  name: chain.history.name,
  type: chain.history.type,
  bytes: chain.history.bytes,
  sha256: chain.history.sha256,
  copySha256: chain.history.copySha256,
  scan: chain.history.scan,
  uploadedAt: chain.history.uploadedAt.toISOString(),
  steps: chain.steps,
  facts,
})
