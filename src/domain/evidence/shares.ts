import { msg, type Text } from '#kernel/text.ts'

/** Days, openings, characters, files of one link and open links of one parent, at most. */
export const mostShared = { days: 90, openings: 1000, whom: 160, word: 80, files: 20, links: 200 } as const

/** A code word has at least so many characters. */
export const shortestWord = 6

export const shareStates = ['open', 'full', 'expired', 'ended'] as const
export type ShareState = (typeof shareStates)[number]

/** Why a link was ended before its time: by its author, with a file that was removed, or with one that was marked as sensitive. */
export const endings = ['author', 'removed', 'sensitive'] as const
export type Ending = (typeof endings)[number]

interface Standing {
  endedAt: Date | null
  endsAt: Date
  opened: number
  /** Openings in all; `null` without a limit. */
  most: number | null
}

/**
 * What a link is at an instant.
 * @param now milliseconds
 */
export function shareState({ endedAt, endsAt, opened, most }: Standing, now: number): ShareState {
  if (endedAt !== null) return 'ended'
  if (endsAt.getTime() <= now) return 'expired'
  return most !== null && opened >= most ? 'full' : 'open'
}

export type LookKind = 'pages' | 'picture' | 'text'

/** Pictures that every browser draws. */
const pictures = /^image\/(?:jpeg|png|webp|gif|avif)$/

/**
 * How a file is looked at on the page of a link; `null` for one that can only be downloaded. Whatever could run is never shown.
 * @param type its media type, by its content
 */
export function lookKind(type: string): LookKind | null {
  if (type === 'application/pdf') return 'pages'
  if (pictures.test(type)) return 'picture'
  return type === 'text/plain' ? 'text' : null
}

/** A code word as it is compared: someone hears it on the phone, so capitals and spaces don’t count. */
export const plainWord = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/gu, ' ')

interface Choice {
  /** A file that is privileged is among them, or one that is sensitive. */
  isPrivileged: boolean
  isSensitive: boolean
  isOriginal: boolean
  /** Both are said again, where they are needed. */
  isSure: boolean
  isSureOriginal: boolean
}

/** What has to be chosen a second time before files go out; `null` where nothing has. `field` is the one that says it again. */
export function shareRefusal(choice: Choice): { field: 'isSure' | 'isSureOriginal'; text: Text } | null {
  const { isPrivileged, isSensitive, isOriginal, isSure, isSureOriginal } = choice
  if ((isPrivileged || isSensitive) && !isSure)
    return {
      field: 'isSure',
      text: isSensitive
        ? msg`Confirm that this person may see a file you marked as sensitive.`
        : msg`Confirm that this person may see a file you marked as privileged.`,
    }
  if (isOriginal && !isSureOriginal)
    return { field: 'isSureOriginal', text: msg`Confirm that the originals may go out, with place, time and device.` }
  return null
}
