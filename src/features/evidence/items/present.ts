import { notFound } from '#case/cases/public.ts'
import { canPreview } from '#case/files/public.ts'
import { msg } from '#kernel/text.ts'
import type { Item, ItemRow } from './contract.ts'
import type { ItemDbRow } from './store.ts'

export const noItem = () => notFound(msg`There is no such item in your evidence.`)

/** Of what is sensitive nothing is shown before it is asked for. */
export const hasSmall = ({ isSensitive, copyType, blocked }: Pick<ItemDbRow, 'isSensitive' | 'copyType' | 'blocked'>): boolean =>
  !isSensitive && blocked === null && canPreview(copyType)

export const rowView = (item: ItemDbRow): ItemRow => ({
  id: item.id,
  title: item.title,
  name: item.name,
  kind: item.kind,
  day: item.day,
  at: item.at.toISOString(),
  privacy: item.privacy,
  isSensitive: item.isSensitive,
  tags: item.tags,
  hasSmall: hasSmall(item),
  blocked: item.blocked,
})

/** @param me the seat of the reader */
export const itemView = (item: ItemDbRow, me: { memberId: string; isActive: boolean }): Item => {
  const isOwn = item.authorId === me.memberId
  return {
    ...rowView(item),
    file: item.fileId,
    note: item.note,
    device: item.device,
    type: item.type,
    bytes: item.bytes,
    sha256: item.sha256,
    uploadedAt: item.uploadedAt.toISOString(),
    isMisnamed: item.isMisnamed,
    copyType: item.copyType,
    can: { change: isOwn && me.isActive, original: isOwn },
  }
}
