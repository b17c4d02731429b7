import type { Actor } from '#access/actor.ts'
import { type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import { smallPicture, storedCopy } from '#case/files/public.ts'
import type { RangedFile } from '#http/ranged-file.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { hasSmall, noItem } from './present.ts'
import { itemAt } from './store.ts'

type Fetch = (asked: { actor: Actor; params: { case: string; item: string } }) => Promise<RangedFile>

/** The copy of an item's file and its small picture, for everyone who sees the item: never the original. */
export function contents(deps: CaseDeps & { files: SealedFiles }): Record<'copy' | 'small', Fetch> {
  const on = caseHandlers(deps, 'evidence')
  const seen = on.inSeat(async (c, { params }: { actor: Actor; params: { case: string; item: string } }) => {
    const item = (await itemAt(c.tx, c.caseId, params.item)) ?? noItem()
    return { item, of: { caseId: c.caseId, authorId: item.authorId, id: item.fileId } }
  })
  return {
    copy: async (asked) => storedCopy(deps, (await seen(asked)).of),
    small: async (asked) => {
      const { item, of } = await seen(asked)
      return hasSmall(item) ? smallPicture(deps, of, item.name) : noItem()
    },
  }
}
