import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

/** No day of a family's case is before it; and year 0, which is a day for JavaScript, is none for PostgreSQL. */
const first = '1900-01-01'

/** Days that are none, such as 30 February, are refused at their field. @throws Fault `invalid` */
export function checkDays<F extends string>(body: { readonly [field in F]?: string | null | undefined }, fields: readonly F[]): void {
  for (const field of fields) {
    const day = body[field]
    if (day != null && (readDay(day) === null || day < first))
      throw new Fault('invalid', msg`There is no such day in the calendar.`, { field })
  }
}
