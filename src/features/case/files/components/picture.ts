import { isPicture } from '../rules.ts'
import type { UsedFile } from '../contract.ts'

/** A picture, with the addresses of its small one and of the whole copy. */
export interface Picture {
  id: string
  name: string
  bytes: number
  small: string
  whole: string
  isScanned: boolean
}

/** The pictures among files that were sent. */
export const picturesSent = (caseId: string, files: readonly UsedFile[]): readonly Picture[] =>
  files
    .filter(({ type, blocked }) => isPicture(type) && blocked === null)
    .map(({ id, name, bytes, isScanned }) => {
      const at = `/api/cases/${caseId}/files/used/${id}`
      return { id, name, bytes, isScanned, small: `${at}/small`, whole: `${at}/content` }
    })

/** A file of the reader's own that is attached, as others will be given it. */
export const pictureOf = (
  caseId: string,
  { file, name, bytes, isScanned }: { file: string; name: string; bytes: number; isScanned: boolean },
): Picture => {
  const at = `/api/cases/${caseId}/files/${file}`
  return { id: file, name, bytes, isScanned, small: `${at}/small`, whole: `${at}/copy` }
}
