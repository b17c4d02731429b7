// What `npm run db` reads and prints; the package of the embedded PostgreSQL brings no psql.

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Rows as a table of text, with the number of rows below. */
export function tableOf(columns: readonly string[], rows: readonly (readonly unknown[])[]): string[] {
  const cells = rows.map((row) => row.map(textOf))
  const widths = columns.map((name, at) => Math.max(name.length, ...cells.map((row) => row[at]!.length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at]!))
      .join(' | ')
      .trimEnd()
  const count = `(${rows.length} ${rows.length === 1 ? 'row' : 'rows'})`
  if (columns.length === 0) return [count]
  return [line(columns), widths.map((width) => '-'.repeat(width)).join('-+-'), ...cells.map(line), count]
}

/** What a line that begins with a backslash means; `null` for one that is not known. */
export function commandOf(line: string): 'quit' | { sql: string; values: string[] } | null {
  const [word = '', name, ...rest] = line.trim().split(/\s+/)
  if (rest.length > 0) return null
  if (word === '\\q' && name === undefined) return 'quit'
  if (word === '\\d' && name === undefined) {
    return {
      sql: `select table_name as "table", pg_size_pretty(pg_total_relation_size(format('public.%I', table_name)::regclass)) as size
        from information_schema.tables where table_schema = 'public' order by 1`,
      values: [],
    }
  }
  if (word === '\\d') {
    return {
      sql: `select column_name as "column", data_type as type, is_nullable as nullable, column_default as "default"
        from information_schema.columns where table_schema = 'public' and table_name = $1 order by ordinal_position`,
      values: [name!],
    }
  }
  return null
}
