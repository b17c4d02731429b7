const formula = /^[=+\-@\t\r]/

/** One cell of a CSV file. A spreadsheet must not take what someone typed for a formula (OWASP, "CSV Injection"). */
function cell(value: string | null): string {
  const text = value ?? ''
  const safe = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return /["\n\r,;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180), each ended by CR LF. */
export function csvOf(rows: readonly (readonly (string | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
