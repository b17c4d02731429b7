import { PatientClient } from './patient.ts'
import { hotStatements } from './port.ts'

const marked = hotStatements.join('|')
/** At the beginning, or at the end. */
const mark = new RegExp(String.raw`^\s*(?:select\s+)?/\* hot: (${marked}) \*/|/\* hot: (${marked}) \*/$`, 'u')
/** A statement that is put together has a few texts; more than this would fill the server's memory with plans. */
const mostTexts = 8
const names = new Map<string, string>()
const textsOf = new Map<string, number>()

/** The name under which a statement is prepared; `null` for one that is not hot. The same text has the same name on every connection. */
export function preparedName(text: string): string | null {
  const known = names.get(text)
  if (known !== undefined) return known
  const [, first, last] = mark.exec(text) ?? []
  const name = first ?? last
  if (name === undefined) return null
  const texts = (textsOf.get(name) ?? 0) + 1
  if (texts > mostTexts) return null
  textsOf.set(name, texts)
  names.set(text, `${name}_${texts}`)
  return `${name}_${texts}`
}

/**
 * A connection that prepares the hot statements. Kysely hands over text and values; everything else goes through as it is.
 * A pooler that gives each transaction another connection and knows no prepared statements (PgBouncer before 1.21) fails
 * with them: there `PREPARED_STATEMENTS=off` opens connections that name nothing (docs/operations.md).
 */
export class PreparingClient extends PatientClient {
  // oxlint-disable-next-line typescript/no-explicit-any -- pg's query has eight overloads; only the first argument is looked at
  override query(...args: any[]): any {
    const [text, values] = args as [unknown, unknown]
    const name = typeof text === 'string' && Array.isArray(values) ? preparedName(text) : null
    const query = super.query as (...all: unknown[]) => unknown
    return name === null ? query.apply(this, args) : query.apply(this, [{ name, text, values }, ...args.slice(2)])
  }
}
