import type { ShareSource } from '#evidence/shares/public.ts'
import { careOfFiles, type ItemDbRow, itemAt, itemsIn } from './store.ts'

const shareable = ({ id, fileId, title }: ItemDbRow) => ({ about: id, file: fileId, title })

/** Items of the vault can be shared by a link; what is privileged or sensitive is asked for twice, whatever it is shared from. */
export const sharedItems: ShareSource = {
  kind: 'item',
  chosen: async (tx, { caseId, authorId }, ids) => {
    const items: ItemDbRow[] = []
    for (const id of ids) {
      const item = await itemAt(tx, caseId, id)
      if (item?.authorId === authorId) items.push(item)
    }
    return items.map(shareable)
  },
  latest: async (tx, owner, { q, most }) => (await itemsIn(tx, owner, { q }, { before: null, most })).map(shareable),
  care: careOfFiles,
}
