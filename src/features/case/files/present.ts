import { notFound } from '#case/cases/public.ts'
import { msg } from '#kernel/text.ts'
import type { StoredFile, UsedFile } from './contract.ts'
import { mayGoOut } from './sharing.ts'
import type { FileRow } from './store.ts'
import type { UseRow } from './store.uses.ts'

export const noFile = () => notFound(msg`There is no such file.`)

/** A file that has arrived, for its author. */
export const viewOf = (file: FileRow): StoredFile => ({
  id: file.id,
  name: file.name,
  bytes: file.bytes,
  type: file.type!,
  sha256: file.sha256!,
  uploadedAt: file.finishedAt!.toISOString(),
  isMisnamed: file.isMisnamed!,
  isScanned: file.scan === 'clean',
  canShare: file.copy !== null && mayGoOut({ scan: file.scan, type: file.copy.type }),
  copyType: file.copy?.type ?? null,
  isSensitive: file.isSensitive,
  blocked: file.blocked,
})

/** A file in what it is used in, for everyone who sees that. */
export const usedView = ({ id, name, type, bytes, sha256, isScanned, blocked, canReport }: UseRow): UsedFile => ({
  id,
  name,
  type,
  bytes,
  sha256,
  isScanned,
  blocked,
  canReport,
})
