import { type CaseContext, writersIn } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { compare, type Compared } from '#domain/unit/compare.ts'
import { entriesOf } from '#money/books/public.ts'
import type { Board, Line, Row } from './contract.ts'
import { type MergedLine, mergedLines, type Recorded, recordedIn } from './merging.ts'
import { importsIn, linesIn, type MatchRow, matchesIn } from './store.ts'

const comparedKinds = ['received', 'sent'] as const

/** The history as it stands: its lines, the payments here, and the matches of payments that still stand. */
export async function standing({ tx, caseId }: CaseContext) {
  const [lines, entries, matches] = [await linesIn(tx, caseId), await entriesOf(tx, caseId), await matchesIn(tx, caseId)]
  const records = recordedIn(entries)
  const ids = new Set(records.map(({ id }) => id))
  return { lines: mergedLines(lines), records, matches: matches.filter(({ entry }) => ids.has(entry)) }
}

export const matchOf = (line: MergedLine, matches: readonly MatchRow[]) => matches.find((match) => line.ids.includes(match.line))

/** The lines of a kind beside the payments of their days; a payment of another day is there where it is the same as one of them. */
function comparedOf(lines: readonly MergedLine[], records: readonly Recorded[], matches: readonly MatchRow[]) {
  const [first, last] = [lines[0]!.day, lines.at(-1)!.day]
  const pinned = new Map(
    lines.flatMap((line) => {
      const match = matchOf(line, matches)
      return match ? [[line.id, match.entry] as const] : []
    }),
  )
  const rows = compare(lines, records, pinned)
  return { first, last, rows: rows.filter(({ line, record }) => line !== null || (record!.day >= first && record!.day <= last)) }
}

interface Around {
  c: CaseContext
  writers: Writers
  matches: readonly MatchRow[]
}

function lineView({ id, day, kind, cents, reference, authorIds }: MergedLine, { writers, c }: Around): Line {
  return { id, day, kind, cents, reference, by: authorIds.map((author) => writers.nameOf(author, c.now)).join(', ') }
}

function rowView({ line, record, result }: Compared<MergedLine, Recorded>, around: Around): Row {
  const { c, writers, matches } = around
  const match = line && matchOf(line, matches)
  return {
    result,
    line: line && lineView(line, around),
    record,
    match: match
      ? {
          id: match.id,
          by: writers.nameOf(match.authorId, match.confirmedAt.getTime()),
          canEnd: c.isActiveParent && match.authorId === c.seat.memberId,
        }
      : null,
    canMatch: c.isActiveParent && !match && (result === 'same' || result === 'day'),
  }
}

/** The page: imports, comparison, and what there is no payment for. */
export async function boardOf(c: CaseContext): Promise<Board> {
  const { lines, records, matches } = await standing(c)
  const around = { c, writers: await writersIn(c.tx, c.caseId), matches }
  const imports = await importsIn(c.tx, c.caseId)
  return {
    caseId: c.caseId,
    zone: c.seat.zone,
    madeAt: c.at.toISOString(),
    imports: imports.map(({ authorId, at, ...one }) => ({
      ...one,
      by: around.writers.nameOf(authorId, at.getTime()),
      at: at.toISOString(),
      canUndo: c.isActiveParent && authorId === c.seat.memberId,
    })),
    compared: comparedKinds.flatMap((kind) => {
      const some = lines.filter((line) => line.kind === kind).toSorted((one, other) => (one.day < other.day ? -1 : 1))
      if (some.length === 0) return []
      const { rows, ...days } = comparedOf(some, records, matches)
      return [{ kind, ...days, rows: rows.map((row) => rowView(row, around)) }]
    }),
    others: lines.filter(({ kind }) => kind === 'fee' || kind === 'adjustment').map((line) => lineView(line, around)),
    can: { add: c.isActiveParent },
  }
}
