import { type Text, msg } from '#kernel/text.ts'

export const fileKinds = ['picture', 'video', 'audio', 'pdf', 'text', 'document', 'other'] as const
export type FileKind = (typeof fileKinds)[number]

export const privacies = ['private', 'privileged'] as const
export type Privacy = (typeof privacies)[number]

export const tagKinds = ['issue', 'child', 'clause', 'witness'] as const
export type TagKind = (typeof tagKinds)[number]

/** Something that an item is about. Of a child the value is its id, else words. */
export interface Tag {
  kind: TagKind
  value: string
}

export const longest = { title: 200, note: 4000, device: 120, tag: 120, tags: 40 } as const

const office = /(?:sheet|excel|presentation|powerpoint|word|opendocument)/

/** What lists of a vault are found by. @param type a media type (RFC 6838) */
export function fileKindOf(type: string): FileKind {
  if (type.startsWith('image/')) return 'picture'
  if (type.startsWith('video/')) return 'video'
  if (type.startsWith('audio/')) return 'audio'
  if (type === 'application/pdf') return 'pdf'
  if (type.startsWith('text/')) return 'text'
  return office.test(type) ? 'document' : 'other'
}

/** The title that an item begins with: the name of its file without the ending. */
export const firstTitle = (name: string): string => (name.replace(/(?<=.)\.[^.]{1,8}$/, '') || name).slice(0, longest.title)

/** As the database has it. */
export const storedTag = ({ kind, value }: Tag): string => `${kind}:${value}`
export function tagOf(stored: string): Tag {
  const at = stored.indexOf(':')
  return { kind: stored.slice(0, at) as TagKind, value: stored.slice(at + 1) }
}

/** Every tag once, in their order; words that differ only in capitals are the same issue, clause or witness. */
export function uniqueTags(tags: readonly Tag[]): Tag[] {
  return [...new Map(tags.toReversed().map((tag) => [`${tag.kind}:${tag.value.toLowerCase()}`, tag])).values()].toReversed()
}

interface Said {
  privacy: Privacy
  isSensitive: boolean
  isSure: boolean
}

/** Why an item can’t be saved as it is: what is sensitive reaches an attorney only where that was chosen twice. */
export const privacyRefusal = ({ privacy, isSensitive, isSure }: Said): Text | null =>
  privacy === 'privileged' && isSensitive && !isSure ? msg`Confirm that your attorney may see this sensitive file.` : null
