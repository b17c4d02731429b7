import type { ReadPage } from '#domain/receipts/words.ts'

/** A PDF that lies on this machine. */
export interface PdfSource {
  path: string
}

/** PDFium is given the whole file, in its own memory. */
export const mostPdfBytes = 200 * 2 ** 20

/** Why a file has no pages here: it opens with a password, is damaged, has more pages than anyone reads, or took too much time or memory. */
export type NoPages = 'locked' | 'damaged' | 'tooManyPages' | 'tooSlow' | 'tooLarge' | 'kind'

export type Cannot = { state: 'cannot'; reason: NoPages }

/** A page as its PDF has it: size in points (1/72 inch), the words of its text layer with their places, none where it is a picture. */
export type LayerPage = ReadPage

/** Opens files of strangers page by page, in a process of its own with limits of time, memory and pixels. */
export interface Pages {
  /**
   * The pages of a PDF from one on, with their text layers.
   * @param from the first, counted from 0
   * @param most how many at most
   * @returns `count`: how many the whole PDF has
   * @throws Error for what is wrong with this machine, or after `close`
   */
  layers(pdf: PdfSource, from: number, most: number): Promise<{ state: 'read'; count: number; pages: readonly LayerPage[] } | Cannot>
  /**
   * Draws a page as a PNG, or a JPEG where the name ends in `.jpg`, upright, with its comments and form values, on white.
   * @param page counted from 0
   * @param side its longer side, pixels; 4,000 at most
   * @param into where the picture goes
   */
  draw(pdf: PdfSource, page: number, side: number, into: string): Promise<{ state: 'drawn'; width: number; height: number } | Cannot>
  /**
   * What an office file, a mail or plain text says, without places.
   * @param type its media type, by its content
   * @param name what it is called: mail is known by `.eml` alone
   */
  text(file: { path: string; type: string; name: string }): Promise<{ state: 'read'; text: string } | Cannot>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
