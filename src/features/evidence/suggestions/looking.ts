import { setImmediate } from 'node:timers/promises'
import { type Cases, type CaseTx, changed } from '#access/cases.ts'
import { accountOfSeat, requireAnySeat } from '#case/cases/public.ts'
import { boxesOf } from '#domain/suggestions/boxes.ts'
import { finding } from '#domain/suggestions/find.ts'
import type { Candidate } from '#domain/suggestions/types.ts'
import { idOf } from '#http/key-id.ts'
import type { Clock } from '#kernel/clock.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { isBeingRead, peopleOf, piecesIn, type SourcePiece } from './pieces.ts'
import type { SourceAt } from './sources.ts'
import { type FoundRow, type Owner } from './store.ts'
import { forgetReading, noteProgress, putFound, readingAt } from './store.reading.ts'

export const workName = 'suggestions.look'

/** The id of the reading of a source: a parent has one of each. */
export const readingId = (member: string, { source, sourceId }: SourceAt): string => idOf(member, `facts in ${source} ${sourceId}`)

/** Has the work go through a source. */
export const lookLater = (tx: CaseTx, { caseId, authorId }: Owner, id: string, after = 0): Promise<void> =>
  enqueue(tx, { name: workName, data: { case: caseId, seat: authorId, reading: id }, key: id, after })

/** Until a text that is still being read is looked for again. */
const patience = 5000

interface Deps {
  cases: Cases
  clock: Clock
}

const reason = 'suggested facts'
/** Pieces after which the page hears how far it is. */
const step = 100

/** Goes through a source as the parent who asked for it, and puts down what was found, all of it at once. */
export async function lookThrough({ cases, clock }: Deps, owner: Owner, id: string): Promise<void> {
  const { caseId, authorId } = owner
  const system = <T>(work: (tx: CaseTx) => Promise<T>) => cases.asSystem(reason, work)
  const tell = (tx: CaseTx) => changed(tx, { caseId, topic: 'evidence', privateTo: authorId, at: new Date(clock()), entry: null })
  const { account, reading } = await system(async (tx) => ({
    account: await accountOfSeat(tx, caseId, authorId),
    reading: await readingAt(tx, owner, id),
  }))
  if (account === null || !reading || reading.state === 'read') return
  const read = await cases.asActor({ account }, async (tx) => {
    const seat = await requireAnySeat(tx, caseId)
    if (seat?.memberId !== authorId) return null
    if (await isBeingRead(tx, { caseId, me: authorId }, reading)) return 'later'
    const pieces = await piecesIn(tx, { caseId, me: authorId, zone: seat.zone }, reading)
    return pieces && { pieces, people: await peopleOf(tx, caseId) }
  })
  if (!read) {
    await system(async (tx) => void ((await forgetReading(tx, owner, id)) && (await tell(tx))))
    return
  }
  if (read === 'later') {
    await system((tx) => lookLater(tx, owner, id, patience))
    return
  }
  const { pieces } = read
  const note = (done: number) =>
    system(async (tx) => {
      const isWanted = await noteProgress(tx, owner, id, { pieces: pieces.length, done })
      if (isWanted) await tell(tx)
      return isWanted
    })
  const steps = finding(pieces, read.people)
  for (let next = steps.next(); ; next = steps.next()) {
    if (next.done) {
      const found = rowsOf(id, pieces, next.value)
      await system(async (tx) => {
        if (await putFound(tx, owner, id, { found, pieces: pieces.length, at: new Date(clock()) })) await tell(tx)
      })
      return
    }
    if (next.value % step === 1 && pieces.length > step && !(await note(next.value))) return
    // Pages that someone is waiting for go first.
    await setImmediate()
  }
}

/** What is stored of candidates. The same words at the same place have the same id whenever they are found. */
function rowsOf(reading: string, pieces: readonly SourcePiece[], candidates: readonly Candidate[]): FoundRow[] {
  const times = new Map<string, number>()
  return candidates.map((found, position): FoundRow => {
    const { from, to, when, cents, people, topic, kind, rank, isLow } = found
    const { id, page, text, words } = pieces[found.piece]!
    const quote = text.slice(from, to)
    const place = `${id ?? page} ${when.first} ${when.last} ${quote}`
    const nth = times.get(place) ?? 0
    times.set(place, nth + 1)
    return {
      id: idOf(reading, `${place} ${nth}`),
      position,
      piece: id,
      page,
      begins: from,
      quote,
      marks: found.marks.map((mark) => [mark.from - from, mark.to - from, mark.kind]),
      boxes: boxesOf(words, { from, to }),
      when,
      cents,
      people: [...people],
      topic,
      kind,
      rank,
      isLow,
    }
  })
}
