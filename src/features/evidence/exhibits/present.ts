import { type CaseContext, ownerOf } from '#case/cases/public.ts'
import { madeAt } from '#case/files/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { factsAgainst } from '#evidence/facts/public.ts'
import { fullItems, type ItemFiles, itemsOfFiles } from '#evidence/items/public.ts'
import { nextOf } from '#domain/exhibits/bates.ts'
import { dayInZone } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { ExhibitRow, Export, List } from './contract.ts'
import { asksTwice, labelAt, storedFor } from './rules.ts'
import { seriesAt } from './numbers.ts'
import { type ExportRow, exportsOf } from './store.exports.ts'
import { seriesOf } from './store.numbers.ts'
import type { ListRow } from './store.ts'

/** The facts against a parent, and the hash of them all: it changes with each of their words. */
export async function againstOf(c: CaseContext) {
  const facts = await factsAgainst(c.tx, ownerOf(c))
  return {
    facts,
    seen: hashOfWords({ facts: facts.map(({ id, said, when, people, citations }) => ({ id, said, when, people, citations })) }),
  }
}

/** When the facts against were reviewed as they are now; `null` where they were not. */
export const reviewOf = ({ reviewed, reviewedAt }: Pick<ListRow, 'reviewed' | 'reviewedAt'>, seen: string): Date | null =>
  reviewed === seen ? reviewedAt : null

/** All files that rows may have, by items. */
export async function othersOf(c: CaseContext, files: readonly ItemFiles[], items: readonly string[]) {
  const found = await Promise.all(files.map((each) => each(c.tx, ownerOf(c), items)))
  return Map.groupBy(found.flat(), ({ item }) => item)
}

async function rowsOf(c: CaseContext, list: ListRow, files: readonly ItemFiles[]): Promise<ExhibitRow[]> {
  const ids = [...new Set(list.rows.map(({ item }) => item))]
  const items = await fullItems(c.tx, c.caseId, ids)
  const others = await othersOf(c, files, ids)
  const chosen = await itemsOfFiles(
    c.tx,
    ownerOf(c),
    list.rows.flatMap(({ file }) => file ?? []),
  )
  /** What was chosen stays a choice, also where nothing says any longer that it stands in for the item: else its own file would go out. */
  const choices = ({ item, file }: ListRow['rows'][number]) => {
    const known = (others.get(item) ?? []).map((one) => ({ file: one.file, name: one.name }))
    const isLost = file !== null && !known.some((one) => one.file === file)
    return isLost ? [...known, { file, name: chosen.get(file)?.title ?? english(msg`The file chosen before`) }] : known
  }
  return list.rows.map((row, at): ExhibitRow => {
    const item = items.get(row.item)
    return {
      ...row,
      label: labelAt(list, at + 1),
      title: item?.title ?? '',
      name: item?.name ?? '',
      kind: item?.kind ?? 'other',
      state: item ? (asksTwice(item) && !row.isSure ? 'unsure' : 'ready') : 'removed',
      isPrivileged: item?.privacy === 'privileged',
      isSensitive: item?.isSensitive ?? false,
      hasCopy: item !== undefined && item.copyType !== null,
      others: choices(row),
    }
  })
}

async function exportView(c: CaseContext, row: ExportRow): Promise<Export> {
  const file = row.state === 'ready' ? await madeAt(c.tx, c.caseId, row.id) : null
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    state: row.state,
    progress: row.progress,
    failure: row.failure,
    made: file && {
      at: row.endedAt!.toISOString(),
      until: dayInZone(c.seat.zone, new Date(row.createdAt.getTime() + storedFor * 86_400_000)),
      bytes: file.bytes,
      pages: row.pages!,
      isComplete: row.reviewedAt !== null,
      exhibits: row.exhibits!,
    },
  }
}

/** A list with all that its author sees of it. */
export async function listView(
  c: CaseContext,
  list: ListRow,
  { isCurrent, files }: { isCurrent: boolean; files: readonly ItemFiles[] },
): Promise<List> {
  const { facts, seen } = await againstOf(c)
  const series = await seriesOf(c.tx, seriesAt(ownerOf(c), list.prefix))
  const exports: Export[] = []
  for (const row of await exportsOf(c.tx, ownerOf(c), list.id)) exports.push(await exportView(c, row))
  const { rows: _rows, reviewed: _reviewed, reviewedAt: _reviewedAt, ...said } = list
  return {
    ...said,
    isCurrent,
    next: series ? nextOf(series) : list.first,
    hasNumbers: series !== null && series.runs.length > 0,
    rows: await rowsOf(c, list, files),
    against: {
      count: facts.length,
      facts: facts.slice(0, 100).map(({ id, said: words, when }) => ({ id, said: words, first: when.first })),
      seen,
      reviewedAt: reviewOf(list, seen)?.toISOString() ?? null,
    },
    exports,
  }
}
