import type { ReadPage } from '#domain/receipts/words.ts'

/** Reads the text of one picture. @param file its path @throws Error for what is no picture */
export type Engine = (file: string) => Promise<ReadPage>

/** A file that lies on this machine. */
export interface Source {
  path: string
  /** Its media type, by its content. */
  type: string
  /** How many pages of a PDF are read at most; 1 without it. */
  mostPages?: number
}

/** Why there are no words: a kind that can't be read, a PDF of pictures, a damaged file, or one that took too much time or memory. */
export type NotRead = 'kind' | 'noTextLayer' | 'damaged' | 'tooSlow' | 'tooLarge'

/** The words of a picture, or of the first page of a PDF that has them as text, and of the pages after it that were asked for. */
export type Read = { state: 'read'; page: ReadPage; following: readonly ReadPage[] } | { state: 'cannot'; reason: NotRead }

/** Reads the text of files from strangers. */
export interface Reader {
  /** @throws Error for what is wrong with this machine, or after `close` */
  read(source: Source): Promise<Read>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
