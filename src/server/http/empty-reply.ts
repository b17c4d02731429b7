import type { core, output } from 'zod/mini'
import type { AnyCall } from './contract.ts'

interface Def {
  type: string
  shape?: Readonly<Record<string, core.$ZodType>>
}
const defOf = (schema: core.$ZodType): Def => (schema as AnyCall['reply']).def

function empty(schema: core.$ZodType, path: string): unknown {
  const { type, shape } = defOf(schema)
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(shape!).map(([key, part]) => [key, empty(part, `${path}.${key}`)]))
    case 'array':
      return []
    case 'nullable':
      return null
    case 'optional':
      return undefined
    case 'string':
      return ''
    case 'number':
      return 0
    case 'boolean':
      return false
    default:
      throw new Error(`Nothing empty stands for ${path} of kind ${type}: give it with the call.`)
  }
}

/**
 * The reply to a read where there is nothing to read, as a person without a case gets it: lists are empty, what may be missing is
 * `null`, numbers are 0, and nothing is allowed.
 * @param given parts that have another value than that
 * @throws Error for a kind of which there is nothing empty, such as one of several words
 */
export function emptyReply<S extends core.$ZodType>(schema: S, given: Readonly<Record<string, unknown>> = {}): output<S> {
  const parts = Object.entries(defOf(schema).shape ?? {}).map(([key, part]) => [key, key in given ? given[key] : empty(part, key)])
  return Object.fromEntries(parts) as output<S>
}
