import * as z from 'zod/mini'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

/** Reads which records a paper has. @throws Fault `invalid` where the schema of the paper’s own page refuses it */
export function partAs<S extends z.core.$ZodType>(schema: S, part: Readonly<Record<string, string>>): z.output<S> {
  const read = z.safeParse(schema, part)
  if (!read.success) throw new Fault('invalid', msg`We can’t read which records this paper has. Open its page and check again.`)
  return read.data
}
