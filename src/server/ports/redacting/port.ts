import type { NoPages } from '../pages/port.ts'

/** Shares of a page's width and height, from its upper left corner. */
export interface Place {
  x: number
  y: number
  w: number
  h: number
}

export interface PlacedText extends Place {
  text: string
}

/** A file that lies on this machine: a PDF or a picture. */
export interface Source {
  path: string
  /** Its media type, by its content. */
  type: string
}

/** A page of the copy. */
export interface BoundPage {
  /** Where its picture is, a JPEG. */
  picture: string
  /** Points. */
  width: number
  height: number
  /** What can be searched and copied in it, invisible over the picture. */
  words: readonly PlacedText[]
  /** What is printed in white on its bars: letters of ASCII. */
  labels: readonly PlacedText[]
}

export type Cannot = { state: 'cannot'; reason: NoPages | 'animation' }

/** A page that was drawn with its bars. */
export interface Burned {
  state: 'burned'
  /** Points. */
  width: number
  height: number
  /** Of the places that were asked about, those where something can be seen: text that nobody sees is no text of the copy. */
  seen: readonly boolean[]
  /** Whether every bar is black in the picture that was written. */
  isBlack: boolean
}

/** The programs that read the text of a finished copy, independent of each other. */
export const extractors = ['PDFium', 'libpdf', 'PDF.js'] as const
export type Extractor = (typeof extractors)[number]

/** What a finished copy is made of, by the object. */
export interface Structure {
  state: 'structure'
  pages: number
  /** What is in it that no copy has, by its name in the file: a form, an attachment, a description. None in a sound copy. */
  found: readonly string[]
}

/** Draws pages with black bars and binds them to a PDF, in a process of its own with limits of time, memory and pixels. */
export interface Redactor {
  /** How many pages a file has, and whether a PDF has layers that can be switched off. */
  open(source: Source): Promise<{ state: 'opened'; count: number; hasLayers: boolean } | Cannot>
  /**
   * Draws one page and blackens places in its pixels, before anything is written.
   * @param page counted from 0
   * @param asked places of which it says whether something can be seen there
   * @param into where the picture goes, a JPEG
   */
  burn(source: Source, page: number, bars: readonly Place[], asked: readonly Place[], into: string): Promise<Burned | Cannot>
  /** Writes a PDF of pictures and words, and of nothing else. @throws Error for what is wrong with this machine */
  bind(pages: readonly BoundPage[], into: string): Promise<void>
  /** The text of a PDF by one of the extractors, page by page. */
  extract(path: string, by: Extractor): Promise<{ state: 'text'; pages: readonly string[]; version: string } | Cannot>
  structure(path: string): Promise<Structure | Cannot>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
