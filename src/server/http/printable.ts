import { Fault } from '#kernel/fault.ts'
import { isPrintable } from '#kernel/printable.ts'
import { msg } from '#kernel/text.ts'

/** @throws Fault `invalid` for a text that cannot be stored as it stands; nothing is said of one that was not sent */
export function mustBePrintable(text: string | null | undefined, field: string): void {
  if (typeof text === 'string' && !isPrintable(text))
    throw new Fault('invalid', msg`The text holds characters that cannot be shown. Type that part again.`, { field })
}
