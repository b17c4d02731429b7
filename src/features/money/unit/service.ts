import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound, ownerOf } from '#case/cases/public.ts'
import { compare, resultOf, mostDrift } from '#domain/unit/compare.ts'
import type { UnitLine } from '#domain/unit/types.ts'
import { numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked } from '#http/contract.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural } from '#kernel/text.ts'
import { profilesOf, saveProfile } from '#money/bank/public.ts'
import { entriesOf, lowerEvidence, raiseEvidence } from '#money/books/public.ts'
import type { Reader } from '#ports/reading/port.ts'
import { calls } from './contract.ts'
import { boardOf, matchOf, standing } from './present.ts'
import { readUnitFile } from './reading.ts'
import { freshOf, recordedIn } from './merging.ts'
import { addImport, addLines, addMatch, endMatch, importsIn, isUndone, linesIn, matchesIn, undoImport } from './store.ts'

const sample = 5
/** Columns and cells of a file that its owner is given to judge the columns by, and how much of a cell. */
const [mostRows, mostColumns, mostCell] = [6, 40, 80]

const ownLines = async (c: CaseContext) => (await linesIn(c.tx, c.caseId)).filter(({ authorId }) => authorId === c.seat.memberId)

/** How many lines are the same as a payment here, or of another day. */
function alikeIn(lines: readonly UnitLine[], records: ReturnType<typeof recordedIn>): number {
  const found = (['received', 'sent'] as const).flatMap((kind) =>
    compare(
      lines.flatMap((line, n) => (line.kind === kind ? [{ ...line, id: String(n) }] : [])),
      records,
    ),
  )
  return found.filter(({ result }) => result === 'same' || result === 'day').length
}

export function service({ reader, ...deps }: CaseDeps & { reader: Reader }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'payments')

  /** Reads a file outside of a transaction, for a parent of the case alone. */
  const read = async (asked: Pick<Asked<typeof calls.preview>, 'params' | 'body'> & Parameters<ReturnType<typeof on.readAsParent>>[0]) => {
    const profiles = await on.readAsParent((c) => profilesOf(c.tx, ownerOf(c)))(asked)
    const saved = new Map(profiles.map(({ shape, mapping }) => [shape, mapping]))
    const file = await readUnitFile(asked.body.file, { mapping: asked.body.mapping, saved, reader })
    return { file, profile: profiles.find(({ shape }) => shape === file.proposal.shape)?.name ?? null }
  }

  return {
    view: on.read(calls.view, boardOf),

    preview: async (asked) => {
      const { file, profile } = await read(asked)
      const { proposal, table, mapping, lines, skipped } = file
      const cut = (row: readonly string[]) => row.slice(0, mostColumns).map((cell) => cell.slice(0, mostCell))
      const rows = table.rows.slice(proposal.first, proposal.first + mostRows).filter((row) => row.length > 1)
      return on.readAsParent(async (c) => ({
        table:
          file.format === 'pdf' && mapping.order !== null
            ? null
            : {
                preamble: proposal.preamble,
                header: proposal.header && cut(proposal.header),
                rows: rows.map(cut),
                columns: Math.min(mostColumns, Math.max(proposal.header?.length ?? 0, ...rows.map((row) => row.length))),
                mapping,
                asks: mapping.order === null ? (['order'] as const).slice() : [],
                profile,
              },
        lines: lines.length,
        fresh: freshOf(await ownLines(c), lines).lines.length,
        alike: alikeIn(lines, recordedIn(await entriesOf(c.tx, c.caseId))),
        sample: lines.slice(0, sample).map(({ day, kind, cents, reference }) => ({ day, kind, cents, reference })),
        skipped,
      }))(asked)
    },

    takeIn: async (asked) => {
      const { file } = await read(asked)
      const { name, mapping, profile } = asked.body
      return on.change(async (c) => {
        mustBePrintable(name, 'name')
        await lockCase(c.tx, c.caseId)
        const by = c.authored()
        const before = (await importsIn(c.tx, c.caseId)).find(({ id }) => id === by.id)
        if (before) return { reply: { id: by.id, added: before.added, known: before.known, skipped: before.skipped } }
        // A retry that arrives late brings nothing back that was removed meanwhile.
        if (await isUndone(c.tx, by)) throw new Fault('conflict', msg`This import was undone. Close this window and choose the file again.`)
        if (file.mapping.order === null) throw new Fault('invalid', msg`Answer the questions about this file first.`, { field: 'mapping' })
        if (file.lines.length === 0) throw new Fault('invalid', msg`This file has no line that can be imported.`, { field: 'file' })
        if (profile !== null && mapping !== null)
          await saveProfile(c.tx, c.authored(c.freshId()), { name: profile, shape: file.proposal.shape, mapping })
        const { lines, known } = freshOf(await ownLines(c), file.lines)
        const counts = { added: lines.length, known, skipped: file.skipped }
        // Nothing new: nothing is there to undo.
        if (lines.length === 0) return { reply: { id: by.id, ...counts } }
        const days = file.lines.map(({ day }) => day).toSorted()
        const one = { first: days[0]!, last: days.at(-1)!, sha256: file.sha256, format: file.format, ...counts }
        await addImport(c.tx, by, { name, ...one })
        await addLines(c.tx, by, c.freshId, lines)
        return { reply: { id: by.id, ...counts }, publish: 'all', record: one }
      })(asked)
    },

    undo: on.change(async (c, { params }) => {
      await lockCase(c.tx, c.caseId)
      const one = (await importsIn(c.tx, c.caseId)).find(({ id }) => id === params.unitImport) ?? notFound(msg`There is no such import.`)
      if (one.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only the parent who imported this file can undo it.`)
      const records = new Set(recordedIn(await entriesOf(c.tx, c.caseId)).map(({ id }) => id))
      const matched = (await matchesIn(c.tx, c.caseId, { import: one.id })).filter(({ entry }) => records.has(entry)).length
      if (matched > 0)
        throw new Fault(
          'conflict',
          msg`${plural({ matched }, { one: '# of these lines is matched with a payment. Its match has to be removed first, by the parent who made it.', other: '# of these lines are matched with payments. Their matches have to be removed first, by the parent who made them.' })}`,
        )
      const removed = await undoImport(c.tx, c.caseId, one.id, c.at)
      return { reply: { removed }, publish: 'all', record: { import: one.id, removed } }
    }),

    match: on.change(async (c, { params, body }) => {
      await lockCase(c.tx, c.caseId)
      const { lines, records, matches } = await standing(c)
      const line = lines.find(({ ids }) => ids.includes(params.unitLine)) ?? notFound(msg`There is no such line.`)
      const record = records.find(({ payment }) => payment === body.payment) ?? notFound(msg`There is no such payment.`)
      const earlier = matchOf(line, matches)
      if (earlier?.entry === record.id) return { reply: { saved: true } }
      const isTaken = lines.some((other) => other.kind === line.kind && matchOf(other, matches)?.entry === record.id)
      if (earlier || isTaken) throw new Fault('conflict', msg`One of the two is matched already.`)
      const drift = Math.abs(numberOf(line.day) - numberOf(record.day))
      if ((line.kind !== 'received' && line.kind !== 'sent') || resultOf(line, record) === 'amount' || drift > mostDrift)
        throw new Fault('invalid', msg`Only a payment of the same amount and nearly the same day can be matched.`, { field: 'payment' })
      const at = { entry: record.id, day: line.day }
      await addMatch(c.tx, c.authored(c.freshId()), { line: line.id, ...at })
      await raiseEvidence(c.tx, c.authored(c.freshId()), { ...at, level: 'unit_matched' })
      const { day, kind, cents, reference } = line
      return {
        reply: { saved: true },
        publish: 'all',
        record: { payment: record.payment, line: { id: line.id, day, kind, cents, reference } },
      }
    }),

    endMatch: on.change(async (c, { params }) => {
      await lockCase(c.tx, c.caseId)
      const matches = await matchesIn(c.tx, c.caseId)
      const match = matches.find(({ id }) => id === params.unitMatch) ?? notFound(msg`There is no such match.`)
      if (match.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only the parent who made this match can remove it.`)
      await endMatch(c.tx, ownerOf(c), match.id, c.at)
      const entry = (await entriesOf(c.tx, c.caseId)).find(({ id }) => id === match.entry)!
      // The payment may be matched with what the unit received and with what it sent out.
      const isLast = !matches.some(({ id, entry: of, authorId }) => id !== match.id && of === match.entry && authorId === match.authorId)
      if (isLast) await lowerEvidence(c.tx, c.authored(c.freshId()), { entry: entry.id, day: entry.day, level: 'unit_unmatched' })
      return { reply: { saved: true }, publish: 'all', record: { payment: entry.cause.id, line: match.line } }
    }),
  }
}
