import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isSettled, linesOf } from '#domain/bank/rows.ts'
import type { Proposal } from '#domain/bank/propose.ts'
import { readTable, type Table } from '#domain/bank/table.ts'
import { unitLines } from '#domain/unit/lines.ts'
import { proposeUnitMapping } from '#domain/unit/mapping.ts'
import { rowsOfPages } from '#domain/unit/pdf-rows.ts'
import { type UnitLine, unitLimits } from '#domain/unit/types.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, type Text } from '#kernel/text.ts'
import { decodeBankFile, type Mapping } from '#money/bank/public.ts'
import { parseRows } from '#ports/csv.ts'
import type { NotRead, Reader } from '#ports/reading/port.ts'

/** A unit's file that was read. */
export interface UnitFile {
  format: 'csv' | 'pdf'
  sha256: string
  table: Table
  proposal: Proposal
  mapping: Mapping
  /** None while the order of its dates is asked. */
  lines: UnitLine[]
  skipped: number
}

/** Twenty years of payments, 25 lines a page. */
const mostPages = 100

const refused = (sentence: Text): never => {
  throw new Fault('invalid', sentence, { field: 'file' })
}

const notRead: Readonly<Record<NotRead, Text>> = {
  kind: msg`We can’t read this kind of file. Choose a CSV file or a PDF.`,
  noTextLayer: msg`This PDF has no text that we can read, only pictures. Download the payment history from the website of the unit as CSV, or as a PDF that isn’t scanned.`,
  damaged: msg`We couldn’t read this PDF. Download it again, or choose a CSV file.`,
  tooSlow: msg`Reading this PDF took too long. Download fewer months at a time.`,
  tooLarge: msg`This PDF is too large for us to read. Download fewer months at a time.`,
}

async function pdfTable(bytes: Buffer, reader: Reader): Promise<Table> {
  const folder = await mkdtemp(join(tmpdir(), 'casebalance-unit-'))
  try {
    const path = join(folder, 'history')
    await writeFile(path, bytes, { mode: 0o600 })
    const read = await reader.read({ path, type: 'application/pdf', mostPages })
    return read.state === 'cannot' ? refused(notRead[read.reason]) : { delimiter: ',', rows: rowsOfPages([read.page, ...read.following]) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function csvTable(bytes: Buffer): Table {
  const decoded = decodeBankFile(bytes) ?? refused(notRead.kind)
  return readTable(decoded.text, parseRows) ?? refused(tooMany)
}

const tooMany = msg`This file has more than ${{ most: unitLimits.rows }} rows. Download fewer months at a time.`

/**
 * Reads the history of a unit, by its content and not by its name.
 * @param saved mappings by the shape of their files
 * @throws Fault `invalid` with a sentence for what is no such file
 */
export async function readUnitFile(
  base64: string,
  { mapping: given, saved, reader }: { mapping: Mapping | null; saved: ReadonlyMap<string, Mapping>; reader: Reader },
): Promise<UnitFile> {
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length > unitLimits.bytes) refused(msg`This file is larger than 2 MB. Download fewer months at a time.`)
  const isPdf = bytes.subarray(0, 5).toString('latin1') === '%PDF-'
  const table = isPdf ? await pdfTable(bytes, reader) : csvTable(bytes)
  if (table.rows.length > unitLimits.rows) refused(tooMany)
  const proposal = proposeUnitMapping(table)
  if (!proposal || table.rows.length <= proposal.first)
    return refused(msg`We found no lines with a date and an amount in this file. Choose the payment history of the unit.`)
  const mapping = given ?? saved.get(proposal.shape) ?? proposal.mapping
  const { lines, skipped } = isSettled(mapping) ? linesOf(table, proposal.first, mapping) : { lines: [], skipped: [] }
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { format: isPdf ? 'pdf' : 'csv', sha256, table, proposal, mapping, lines: unitLines(lines), skipped: skipped.length }
}
