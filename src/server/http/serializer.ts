import { safeEncode } from 'zod/mini'
import type * as core from 'zod/v4/core'
import type { AnyCall } from './contract.ts'

/** Gives back what the contract names of a value, or throws when a part of it is missing or of another kind. */
type Serialize = (value: unknown, path: string) => unknown

/** What a schema is made of; `type` tells the kinds apart. */
function defOf(schema: core.$ZodType): core.$ZodTypes['_zod']['def'] {
  return (schema as AnyCall['reply']).def
}

function wrong(path: string, wanted: string): never {
  throw new TypeError(`The reply breaks its contract at ${path || 'its root'}: ${wanted} is wanted.`)
}

/** zod itself, for the kinds of schema that replies seldom use. */
function byZod(schema: core.$ZodType): Serialize {
  return (value, path) => {
    const read = safeEncode(schema as AnyCall['reply'], value as never)
    return read.success ? read.data : wrong(path, read.error.issues[0]?.message ?? 'another kind')
  }
}

function object(shape: Readonly<Record<string, core.$ZodType>>): Serialize {
  const keys = Object.entries(shape).map(([key, schema]) => ({ key, strip: serializerOf(schema), may: defOf(schema).type === 'optional' }))
  return (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, 'an object')
    const out: Record<string, unknown> = {}
    for (const { key, strip, may } of keys) {
      const part = (value as Record<string, unknown>)[key]
      if (part === undefined && may) continue
      out[key] = strip(part, key)
    }
    return out
  }
}

function array(element: core.$ZodType): Serialize {
  const strip = serializerOf(element)
  return (value, path) => (Array.isArray(value) ? value.map((part) => strip(part, path)) : wrong(path, 'a list'))
}

function nullable(inner: core.$ZodType): Serialize {
  const strip = serializerOf(inner)
  return (value, path) => (value === null ? null : strip(value, path))
}

const text: Serialize = (value, path) => (typeof value === 'string' ? value : wrong(path, 'a text'))
const number: Serialize = (value, path) => (typeof value === 'number' && Number.isFinite(value) ? value : wrong(path, 'a number'))
const truth: Serialize = (value, path) => (typeof value === 'boolean' ? value : wrong(path, 'true or false'))

function oneOf(values: ReadonlySet<unknown>): Serialize {
  return (value, path) => (values.has(value) ? value : wrong(path, 'one of the named values'))
}

/** What was compiled. A schema says all that its function does, so that servers of one process may share it. */
const compiled = new WeakMap<core.$ZodType, Serialize>()

/**
 * Compiles a reply's schema, once, into the function that strips replies to it. It does what
 * `safeEncode` does for the plain kinds and asks `safeEncode` for all others; stripping a reply of
 * 3 kB so takes a third of the time.
 * @returns a function that throws TypeError, without a value in its message, when the reply breaks its contract
 */
export function serializerOf(schema: core.$ZodType): Serialize {
  const known = compiled.get(schema)
  if (known) return known
  const made = compile(schema)
  compiled.set(schema, made)
  return made
}

function compile(schema: core.$ZodType): Serialize {
  const def = defOf(schema)
  if (def.checks && def.checks.length > 0) return byZod(schema)
  switch (def.type) {
    case 'object':
      return def.catchall ? byZod(schema) : object(def.shape)
    case 'array':
      return array(def.element)
    case 'optional': {
      const strip = serializerOf(def.innerType)
      return (value, path) => (value === undefined ? undefined : strip(value, path))
    }
    case 'nullable':
      return nullable(def.innerType)
    case 'string':
      return 'format' in def || 'coerce' in def ? byZod(schema) : text
    case 'number':
      return 'format' in def || 'coerce' in def ? byZod(schema) : number
    case 'boolean':
      return 'coerce' in def ? byZod(schema) : truth
    case 'enum':
      return oneOf(new Set(Object.values(def.entries)))
    case 'literal':
      return oneOf(new Set(def.values))
    default:
      return byZod(schema)
  }
}
