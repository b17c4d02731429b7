import type { CaseTx } from '#access/cases.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { childrenIn } from '#case/cases/public.ts'

export const noChild = () => new Fault('not_found', msg`There is no such child in this case.`)

/** Which child a page shows: the one it names, or the first; `null` where none is entered yet. @throws Fault `not_found` */
export async function childOf(tx: CaseTx, caseId: string, asked: string | undefined | null): Promise<string | null> {
  const children = await childrenIn(tx, caseId)
  if (asked && !children.some(({ id }) => id === asked)) throw noChild()
  return asked ?? children[0]?.id ?? null
}
