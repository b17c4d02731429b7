import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { fold } from '#domain/matching/fold.ts'
import { sharesOf } from '#domain/linkage/shares.ts'
import { root } from '#scripts/build.ts'

/** Where the public test sets lie, beside the project; they are no part of it. */
export const febrlFolder = path.join(root, '..', 'shared', 'data', 'entity-resolution')
export const febrl3 = path.join(febrlFolder, 'febrl_dataset3.csv')
export const haveFebrl = existsSync(febrl3)

/** A field of the set, and whether the frequency of its values counts. */
export const columns = [
  'given_name',
  'surname',
  'street_number',
  'address_1',
  'address_2',
  'suburb',
  'postcode',
  'state',
  'date_of_birth',
  'soc_sec_id',
] as const
export type Column = (typeof columns)[number]

/** One made-up Australian of the set, folded; `''` where a field is empty. */
export interface FebrlRecord {
  /** Truth: which person it is. Read by what counts hits and by nothing else. */
  person: string
  id: string
  values: Readonly<Record<Column, string>>
  /** Without blanks, for words that were split or run together. */
  squeezed: Readonly<Record<Column, string>>
  /** How common each value is in the set. */
  shares: Readonly<Record<Column, number>>
}

/**
 * Reads a set of Febrl (P. Christen, "Febrl: an open source data cleaning, deduplication and record linkage system", 2008):
 * made-up people, each with up to five spoilt copies.
 */
export function readFebrl(file: string): FebrlRecord[] {
  const rows = parse<Record<string, string>>(readFileSync(file, 'utf8'), { columns: (head: string[]) => head.map((name) => name.trim()) })
  const folded = rows.map((row) => mapOf((column) => fold(row[column] ?? '')))
  const tables = mapOf((column) => sharesOf(folded.map((values) => values[column].replaceAll(' ', ''))))
  return rows.map((row, at) => {
    const values = folded[at]!
    const id = row['rec_id']!.trim()
    const squeezed = mapOf((column) => values[column].replaceAll(' ', ''))
    return {
      id,
      person: /^rec-(\d+)-/.exec(id)![1]!,
      values,
      squeezed,
      shares: mapOf((column) => tables[column].get(squeezed[column]) ?? 0),
    }
  })
}

function mapOf<V>(of: (column: Column) => V): Record<Column, V> {
  return Object.fromEntries(columns.map((column) => [column, of(column)])) as Record<Column, V>
}
