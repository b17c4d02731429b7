import fc from 'fast-check'
import { z } from 'zod'
import { criteriaOf } from '#domain/ratings/criteria.ts'
import { professionalId } from './addresses.ts'
import type { Dice } from './dice.ts'

/** A contract's description of a value, as JSON Schema. */
interface Shape {
  type?: string
  const?: unknown
  enum?: readonly unknown[]
  pattern?: string
  minLength?: number
  maxLength?: number
  maximum?: number
  minimum?: number
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  additionalProperties?: Shape | boolean
  items?: Shape
  anyOf?: readonly Shape[]
}

/** Texts of the forms that contracts ask for; those that a pattern takes are used for it. */
const formed = [
  professionalId,
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'TX',
  'ZZ',
  '2026-03',
  '1999-12',
  'a'.repeat(64),
  'heard',
  'integrity',
  'somebody@elsewhere.example',
  '2026-01-15',
  '2026-01-15T08:30:00.000Z',
]
const words = [
  'Abbudu',
  "O'Connor",
  'judge',
  'county',
  'de la Cruz',
  'Smith-Jones',
  '%',
  '_',
  '*',
  ':',
  '&',
  '|',
  '!',
  '\\',
  "'",
  '"',
  '<b>',
]

const drawn = new Map<string, readonly string[]>()

/** Texts that a pattern takes: known ones, or for a pattern that none of them fits, drawn from the pattern itself. */
function textsFor(pattern: string): readonly string[] {
  const known = drawn.get(pattern)
  if (known) return known
  const form = new RegExp(pattern)
  const fit = formed.filter((text) => form.test(text))
  let texts: readonly string[] = fit
  try {
    if (fit.length === 0) texts = fc.sample(fc.stringMatching(form), { numRuns: 20, seed: 1 })
  } catch {
    texts = ['x'] // a pattern that looks ahead or behind cannot be drawn from
  }
  drawn.set(pattern, texts)
  return texts
}

/** A value that a contract would take, as far as its schema tells. */
function fitting(shape: Shape, chance: Dice): unknown {
  if (shape.const !== undefined) return shape.const
  if (shape.enum) return chance.pick(shape.enum)
  if (shape.anyOf) return fitting(chance.pick(shape.anyOf), chance)
  switch (shape.type) {
    case 'object': {
      // Half of the time all optional fields are there, otherwise each with a chance of one half.
      const isWhole = chance.oneIn(2)
      const sent = Object.entries(shape.properties ?? {}).filter(([key]) => isWhole || shape.required?.includes(key) || chance.oneIn(2))
      const named = sent.map(([key, part]) => [key, fitting(part, chance)])
      const more = typeof shape.additionalProperties === 'object' ? shape.additionalProperties : null
      const free = more ? criteriaOf('judge', 'judge').map((key) => [key, fitting(more, chance)]) : []
      return Object.fromEntries([...named, ...free]) as unknown
    }
    case 'array':
      return Array.from({ length: chance.below(4) }, () => fitting(shape.items ?? {}, chance))
    case 'integer':
    case 'number':
      return (shape.minimum ?? 0) + chance.below((shape.maximum ?? 10) - (shape.minimum ?? 0) + 1)
    case 'boolean':
      return chance.oneIn(2)
    case 'string': {
      if (shape.pattern !== undefined) return chance.pick(textsFor(shape.pattern))
      const long = chance.oneIn(2) ? 30 : 0
      return Array.from({ length: 1 + chance.below(3) + long + Math.ceil((shape.minLength ?? 0) / 2) }, () => chance.pick(words))
        .join(' ')
        .slice(0, shape.maxLength)
    }
    default:
      return null
  }
}

/** The input of each schema, read once: a run uses it 20,000 times. */
const shapes = new WeakMap<z.ZodType, Shape>()
function shapeOf(schema: z.ZodType): Shape {
  const known = shapes.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape)
  shapes.set(schema, known)
  return known
}

export const sample = (schema: unknown, chance: Dice): unknown => fitting(shapeOf(schema as z.ZodType), chance)

/** A hole that is filled when the body is written: what JSON.stringify would never write. */
const raw = (text: string) => `\u{f8ff}${text}\u{f8ff}`
export const writeBody = (value: unknown) => (JSON.stringify(value) ?? '').replace(/"\u{f8ff}(.*?)\u{f8ff}"/gu, '$1')

/** Unusual values. */
export const nasty: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 53,
  raw('1e999'),
  raw('-1e999'),
  raw('-0'),
  raw('NaN'),
  raw(`${'['.repeat(3000)}${']'.repeat(3000)}`),
  raw(`${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}`),
  raw('{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}'),
  raw('{"length":5,"toString":1,"valueOf":2,"then":3}'),
  raw('"\\ud800"'),
  raw('"\\udfff\\ud800"'),
  raw('"\\u0000"'),
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ufeff',
  '\u202e\u2066',
  'é'.normalize('NFD').repeat(50),
  'x'.repeat(5_000),
  'x'.repeat(70_000),
  '💥'.repeat(200),
  "'; drop table professional; --",
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  [],
  {},
  [null],
  { $ne: null },
  ['x'.repeat(100), ['y']],
]

/** The value with one of its parts, somewhere, exchanged, removed or doubled. */
export function spoil(value: unknown, chance: Dice): unknown {
  if (Array.isArray(value) && value.length > 0 && !chance.oneIn(3)) {
    const at = chance.below(value.length)
    return value.map((part, index) => (index === at ? spoil(part, chance) : part))
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value) && !chance.oneIn(5)) {
    const entries = Object.entries(value)
    if (entries.length === 0) return chance.pick(nasty)
    const at = chance.below(entries.length)
    const remaining = entries.filter((_, index) => index !== at || !chance.oneIn(4))
    const changed = remaining.map(([key, part], index) => [key, index === at ? spoil(part, chance) : part])
    if (chance.oneIn(6))
      changed.push([chance.pick(['__proto__', 'constructor', 'toString', 'x'.repeat(300), '\u0000', '']), chance.pick(nasty)])
    return Object.fromEntries(changed) as unknown
  }
  return chance.pick(nasty)
}
