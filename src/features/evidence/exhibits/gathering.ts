import { requireAnySeat, writersIn } from '#case/cases/public.ts'
import { type LedgerPart, openSigner, recordOf } from '#case/ledger/public.ts'
import { atOneMoment, momentIn } from '#case/records/public.ts'
import { fullItems } from '#evidence/items/public.ts'
import type { ChosenLeaf } from '#domain/record/build.ts'
import type { LogName } from '#domain/record/format.ts'
import { readCheckpoint } from '#domain/transparency-log/checkpoint.ts'
import { headCode } from '#domain/transparency-log/head-code.ts'
import { readNote } from '#domain/transparency-log/signed-note.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { MakingDeps } from './making-deps.ts'
import { type Wanted, wantedIn } from './sources.ts'
import type { ExportRow } from './store.exports.ts'

/** All that exhibits are made of, read at one moment with the eyes of who asked. */
export interface Gathered {
  /** Of the case. */
  title: string
  askedBy: string
  zone: string
  moment: (at: Date) => string
  wanted: Wanted[]
  ledger: LedgerPart
  /** Of the shared log at the checkpoint that goes along. */
  code: string
}

/** Whether a leaf says that one of these files has arrived, with its hash. */
function isArrival({ leaf, object }: ChosenLeaf, files: ReadonlySet<string>): boolean {
  if (leaf.verb !== 'files.finish' || object === null) return false
  const { file } = JSON.parse(object.content) as { file?: string }
  return file !== undefined && files.has(file)
}

/** @throws Fault where something on the list can't go out any more */
export async function gather(deps: MakingDeps, account: string, asked: ExportRow, at: Date): Promise<Gathered> {
  const { cases, app, host, secret } = deps
  const signer = await openSigner({ cases, host, secret, at })
  return cases.asActor({ account }, async (tx) => {
    await atOneMoment(tx)
    const seat = await requireAnySeat(tx, asked.caseId)
    if (!seat || seat.memberId !== asked.authorId) throw new Fault('not_found', msg`There is no such case.`)
    const items = await fullItems(
      tx,
      asked.caseId,
      asked.asked.rows.map(({ item }) => item),
    )
    const wanted = await wantedIn(tx, asked, asked.asked, items)
    const files = new Set(wanted.map(({ file }) => file.id))
    // Of the shared log nothing but its head; of the author's own the entries of these files, if they chose to show them.
    const isChosen = (leaf: ChosenLeaf, log: LogName) => log === 'own' && isArrival(leaf, files)
    const ledger = await recordOf(
      tx,
      { caseId: asked.caseId, memberId: seat.memberId },
      { signer, app, host, at, isChosen, withOwn: asked.asked.uploads },
    )
    if (ledger === null) throw new Fault('not_found', msg`There is nothing yet that a record could be made of.`)
    const head = readCheckpoint(readNote(ledger.shared.checkpoint)?.text ?? '')
    const { nameOf } = await writersIn(tx, asked.caseId)
    return {
      title: seat.title,
      askedBy: nameOf(seat.memberId, at.getTime()),
      zone: seat.zone,
      moment: momentIn(seat.zone),
      wanted,
      ledger,
      code: head === null ? '' : headCode(head),
    }
  })
}
