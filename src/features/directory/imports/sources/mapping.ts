import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { declaredReason, reason } from '#kernel/reason.ts'
import { msg, type Text, type Value } from '#kernel/text.ts'
import { kinds } from '#directory/professionals/contract.ts'

/** Sources with a reader of their own; a mapping may not take their place. */
const ownSources: readonly string[] = ['federal-judges', 'elected-judges', 'courts', 'demo']

const column = z.string().min(1)
const columns = z.union([column.transform((name) => [name]), z.array(column).min(1)])
const day = z.string().transform((text, context): Day => {
  const found = readDay(text)
  if (found) return found
  context.addIssue({ code: 'custom', message: reason(msg`must be a day such as 2026-03-01`) })
  return z.NEVER
})

/** Fields of a person that a column can bring, and those that may be the same for every line. */
const constants = {
  role: z.enum(['judge', 'attorney', 'gal', 'expert']).optional(),
  kind: z.string().optional(),
  title: z.string().optional(),
  court: z.string().optional(),
  state: z.string().optional(),
  county: z.string().optional(),
  basis: z.enum(['appointed', 'elected', 'listed']).optional(),
}

const Mapping = z
  .strictObject({
    source: z.strictObject({
      id: z
        .string()
        .regex(/^[a-z0-9-]{2,40}$/, reason(msg`must be small letters, digits and dashes`))
        .refine((id) => !ownSources.includes(id), reason(msg`is the name of a source with its own reader`)),
      title: z.string().min(1),
      publisher: z.string().min(1),
      url: z.url().nullable().default(null),
      licence: z.string().min(1),
      edition: day.optional(),
    }),
    delimiter: z.enum([',', ';', '\t', '|']).default(','),
    columns: z.strictObject({
      key: columns,
      name: column.optional(),
      given: column.optional(),
      middle: column.optional(),
      family: column.optional(),
      suffix: column.optional(),
      role: column.optional(),
      kind: column.optional(),
      title: column.optional(),
      court: column.optional(),
      state: column.optional(),
      county: column.optional(),
      from: column.optional(),
      to: column.optional(),
      end_reason: column.optional(),
    }),
    values: z.strictObject(constants).default({}),
    facts: z.record(z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, reason(msg`must be small letters, digits and _`)), column).default({}),
  })
  .superRefine(({ columns: named, values }, context) => {
    const say = (why: Text) => context.addIssue({ code: 'custom', message: reason(why), path: ['columns'] })
    if (!named.name && !(named.given && named.family)) say(msg`must have "name", or both "given" and "family"`)
    for (const field of ['role', 'kind', 'title', 'state'] as const) {
      if (!named[field] && !values[field] && field !== 'title') say(msg`must have "${{ field }}", unless "values" gives it`)
    }
  })
export type Mapping = z.output<typeof Mapping>

/** What a kind is called when no column gives a title. */
export function titleOf(kind: string): string {
  const words = kind.replaceAll('_', ' ').replace('minors counsel', "minor's counsel")
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Whether the kind is one of the role's. */
export function fits(role: keyof typeof kinds, kind: string): boolean {
  return (kinds[role] as readonly string[]).includes(kind)
}

/** The columns that a mapping names. */
export function columnsOf(mapping: Mapping): string[] {
  const { key, ...others } = mapping.columns
  return [...new Set([...key, ...Object.values(others), ...Object.values(mapping.facts)].filter((name) => name !== undefined))]
}

/** A mapping as data; or the first field that is wrong, and what it must be. */
export function checkMapping(json: unknown): { ok: true; mapping: Mapping } | { ok: false; field: Value; why: Text } {
  const read = Mapping.safeParse(json)
  if (read.success) return { ok: true, mapping: read.data }
  const [issue] = read.error.issues
  return { ok: false, field: issue?.path.join('.') || msg`the file`, why: whyOf(issue?.message ?? '') }
}

/**
 * Reads a mapping file, which says what the columns of someone's table are.
 * @throws Error with a sentence that names the field and what it must be
 */
export function readMapping(file: string): Mapping {
  let text: string
  let json: unknown
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`The mapping file ${file} cannot be read: ${(error as Error).message}.`, { cause: error })
  }
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new Error(`The mapping file ${file} is not JSON: ${(error as Error).message}.`, { cause: error })
  }
  const read = checkMapping(json)
  if (read.ok) return read.mapping
  const { field, why } = read
  throw new Error(`The mapping file ${file} cannot be used: ${english(msg`"${{ field }}" ${{ why }}`)}. See: npm run directory -- --help`)
}

/** Our own reason, or what the library says by itself. */
const whyOf = (message: string): Text => {
  const problem = message.replace(/^Invalid input: (?=e)/, '')
  return declaredReason(message) ?? (problem === '' ? msg`is wrong` : msg`is wrong: ${{ problem }}`)
}
