import type { Block } from '#domain/papers/paper.ts'
import type { Cannot } from '../pages/port.ts'

/** What an exhibit is drawn of. */
export type Source =
  /** Pages of a PDF, from 1 on; `null` for the first and the last. */
  | { kind: 'pdf'; path: string; from: number | null; to: number | null }
  | { kind: 'picture'; path: string }
  /** Plain text, mail and office files: what they say, without their look. */
  | { kind: 'text'; path: string; type: string; name: string }
  /** A sheet in place of what no paper shows. */
  | { kind: 'blocks'; blocks: readonly Block[] }

/** An exhibit that was drawn. */
export interface BoundExhibit {
  /** "Exhibit A". */
  label: string
  /** What the index says that it is. */
  what: string
  /** Before its pages; none for no cover sheet. */
  cover: readonly Block[] | null
  /** Where its drawn pages lie. */
  path: string
  /** What stands at the foot of each of its pages. */
  numbers: readonly string[]
}

export interface Binding {
  /** The title of the file. */
  title: string
  /** The first page. */
  front: readonly Block[]
  index: { heading: string; what: string; numbers: string; page: string }
  exhibits: readonly BoundExhibit[]
  /** "Page 3 of 9", with `#` for the page and `##` for how many there are. */
  pageOf: string
}

/** Where an exhibit stands in the PDF: its first page from 1 on, its cover sheet included. */
export interface Place {
  page: number
  pages: number
}

/** Draws exhibits and binds them into one PDF, in a process of its own with limits of time and memory. */
export interface Binder {
  /**
   * Draws one source on US Letter pages, each with space for a foot. Nothing but what its pages show goes along: no scripts, links, notes' authors, attached
   * files or metadata of pictures.
   * @param into where the pages go, as a PDF
   * @returns `outside` where the file has none of the pages that were asked for
   * @throws Error for what is wrong with this machine, or after `close`
   */
  draw(source: Source, into: string): Promise<{ state: 'drawn'; pages: number; of: number } | { state: 'outside'; of: number } | Cannot>
  /**
   * Binds what was drawn: the front, an index whose lines are links, and the exhibits with bookmarks.
   * @param into where the PDF goes
   * @param note is called now and then with how many pages are done
   */
  bind(
    binding: Binding,
    into: string,
    note: (pages: number) => void,
  ): Promise<{ state: 'bound'; pages: number; places: readonly Place[] } | Cannot>
  /** Ends what runs. What was asked is refused, and nothing can be asked afterwards. */
  close(): Promise<void>
}
