import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { versionsOf } from '#evidence/documents/public.ts'
import { askToRead } from '#evidence/texts/public.ts'
import { idOf } from '#http/key-id.ts'
import { lookLater, readingId } from './looking.ts'
import { askToLook } from './store.reading.ts'

/** Ana's motion is read and gone through. */
export async function putDemoSuggestions(tx: CaseTx, { caseId, members, id, day, at }: DemoFamily): Promise<void> {
  const owner = { caseId, authorId: members.A }
  const source = { source: 'document' as const, sourceId: id('document motion.txt') }
  const [latest] = await versionsOf(tx, owner, [source.sourceId])
  const asked = at(day(-1, 4), '21:00')
  await askToRead(tx, { ...owner, id: latest!.file }, asked)
  const reading = readingId(members.A, source)
  await askToLook(tx, owner, { id: reading, ...source, textId: idOf(latest!.file, 'text') }, asked)
  await lookLater(tx, owner, reading)
}
