import type { Reason } from '#domain/media/reasons.ts'

/** A file on this machine. It is opened for reading only. */
export interface Source {
  path: string
  /** Its media type, found by content. */
  type: string
}

/** How a copy was made: stored with its hash, so that anyone can say what was done to the original. */
export interface CleanCopy {
  state: 'clean'
  /** The media type of the copy: that of the original, or JPEG or PNG where browsers can't show the original. */
  type: string
  bytes: number
  /** SHA-256 of the copy, lowercase hex. */
  sha256: string
  /** What made it, for example `sharp`. */
  tool: string
  version: string
  parameters: Readonly<Record<string, string | number | boolean>>
}

/** There is no clean copy, and nothing stands at its path. `reasonText` has the sentence. */
export interface NoCopy {
  state: 'cannot'
  reason: Reason
}

export type Cleaned = CleanCopy | NoCopy

export interface Thumbnail {
  type: 'image/webp'
  bytes: number
  sha256: string
  width: number
  height: number
}

/**
 * Makes the copies of files that others see: nothing in them says where, when or with which device they were made. Someone
 * who is hidden from the other parent must not be found by a photo. Each piece of work has a limit of time and memory, in a
 * process that holds nothing else.
 */
export interface Cleaner {
  /**
   * Writes a copy without EXIF, XMP, IPTC, location, comments, authors and attached files.
   * @param into where the copy goes: a path on the same machine that is not the source's; what stands there is replaced
   * @returns never an error for what is in the file: without a clean copy, `cannot`
   * @throws Error when the source can't be read, the copy can't be written, or the cleaner is closed
   */
  cleanCopy(source: Source, into: string): Promise<Cleaned>
  /**
   * Writes a small picture of a photo, cleaned in the same way.
   * @param size its longer side in pixels at most, 16 to 2048; a smaller photo is not enlarged
   * @returns null for what is no photo, or can't be read
   */
  thumbnail(source: Source, into: string, size: number): Promise<Thumbnail | null>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
