import { createHash } from 'node:crypto'
import type { CaseTx } from '#access/cases.ts'
import type { DemoFamily } from '#case/cases/demo-family.ts'
import { outgoing } from '#case/files/public.ts'
import { addFile, addLink, endLink } from './store.ts'
import { countOpening, linkOfCode, noteLook } from './store.opened.ts'

const hash = (text: string) => createHash('sha256').update(`a link of the demo ${text}`).digest('hex')

interface Shared {
  name: string
  whom: string
  most: number | null
  isEnded: boolean
}

/**
 * Two of Ana's links: one that was opened twice, and one that she ended. Nobody has their codes.
 * @param item the item of the vault that both share, and its file
 */
export async function putDemoLinks(
  tx: CaseTx,
  { caseId, members, id, day, at }: DemoFamily,
  { item, file }: { item: string; file: string },
): Promise<void> {
  const owner = { caseId, authorId: members.A }
  const links: readonly Shared[] = [
    { name: 'attorney', whom: 'Lena Brandt, my attorney', most: 10, isEnded: false },
    { name: 'mediator', whom: 'Office of the mediator', most: null, isEnded: true },
  ]
  const facts = await outgoing(tx, { ...owner, id: file }, false)
  if (!('sha256' in facts)) throw new Error('A file of the demo can’t be shared.')
  for (const { name, whom, most, isEnded } of links) {
    const by = { ...owner, id: id(`share link ${name}`), at: at(day(-1, 3), '20:40') }
    const codeHash = hash(name)
    await addLink(tx, by, { whom, wordHash: null, isOriginal: false, maySave: true, most, endsAt: at(day(3, 3), '20:40'), codeHash })
    const shared = id(`share file ${name}`)
    await addFile(tx, { ...by, id: shared }, by.id, { ...facts, kind: 'item', about: item, file, position: 0 })
    const link = (await linkOfCode(tx, codeHash))!
    for (const weekday of [4, 5] as const) {
      const opening = id(`share opening ${name} ${weekday}`)
      const when = at(day(-1, weekday), '09:15')
      await countOpening(tx, link, { opening, tokenHash: hash(`${name} ${weekday}`), at: when })
      const look = { id: id(`share look ${name} ${weekday}`), file: shared, what: 'viewed', at: when } as const
      await noteLook(tx, { ...link, opening }, look)
    }
    if (isEnded) await endLink(tx, owner, by.id, 'author', at(day(-1, 6), '18:00'))
  }
}
