// The pages of a copy: each drawn with its bars, with the words that stay.
import { join } from 'node:path'
import type { PlacedWord } from '#domain/evidence/placed-words.ts'
import { linesOf } from '#domain/receipts/lines.ts'
import type { ReadPage } from '#domain/receipts/words.ts'
import { barWords, divided, type Mark, placeOf, touches } from '#domain/redaction/marks.ts'
import type { NoPages, Pages } from '#ports/pages/port.ts'
import type { Reader } from '#ports/reading/port.ts'
import type { BoundPage, PlacedText, Redactor, Source } from '#ports/redacting/port.ts'
import type { Failure } from './rules.ts'

export interface DrawingDeps {
  pages: Pages
  reader: Reader
  redactor: Redactor
}

/** What a page of the copy was made of. */
export interface DrawnPage extends BoundPage {
  marks: readonly Mark[]
  /** The words under its bars, as the file's own text has them. */
  hidden: readonly string[]
}

/** There is no copy, and why. */
export class NoCopy extends Error {
  readonly failure: Failure
  readonly page: number | null
  readonly word: string
  constructor(failure: Failure, page: number | null = null, word = '') {
    super(failure)
    this.failure = failure
    this.page = page
    this.word = word
  }
}

export const refused = (reason: NoPages | 'animation' | 'noTextLayer', page: number | null = null) =>
  new NoCopy(reason === 'animation' || reason === 'noTextLayer' ? 'kind' : reason, page)

const share = (part: number, whole: number) => Math.min(1, Math.max(0, part / whole))

/** Words in shares of their page, in the order in which they are read. */
export const inShares = ({ words, width, height }: Pick<ReadPage, 'words' | 'width' | 'height'>): PlacedWord[] =>
  words.map(({ text, x, y, w, h }) => [text, share(x, width), share(y, height), share(w, width), share(h, height)])

/** What can be written into a PDF: ligatures taken apart, nothing that is no character. */
const written = (text: string) =>
  text
    .normalize('NFKC')
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '')

const placed = (word: PlacedWord): PlacedText => ({ text: written(word[0]), ...placeOf(word) })

/** What the bars say; where one lies on another, the first says it. */
function labelsOf(marks: readonly Mark[]): PlacedText[] {
  const labels: Mark[] = []
  for (const mark of marks) if (mark.isNamed && !labels.some((other) => touches(mark, other))) labels.push(mark)
  return labels.map(({ x, y, w, h, reason }) => ({ text: barWords[reason], x, y, w, h }))
}

/** Words of a picture, read by lines. */
export async function readPicture({ reader }: Pick<DrawingDeps, 'reader'>, path: string, type: string): Promise<PlacedWord[] | null> {
  const read = await reader.read({ path, type })
  if (read.state === 'cannot') return null
  return inShares({ ...read.page, words: linesOf(read.page).flatMap(({ words }) => [...words]) })
}

interface Drawing {
  source: Source
  folder: string
  marks: readonly Mark[]
  /** The words of pages that are pictures, as they were read before; by page, from 1 on. */
  read: ReadonlyMap<number, readonly PlacedWord[]>
  note: (done: number, of: number) => Promise<void>
}

/** Pages of a PDF whose text layer is read in one go. */
const atOnce = 20

/** Draws every page. @throws NoCopy where the file, or a place in it, can't be drawn */
export async function drawPages(
  deps: DrawingDeps,
  { source, folder, marks, read, note }: Drawing,
  mostPages: number,
): Promise<DrawnPage[]> {
  const { pages, redactor } = deps
  const file = await redactor.open(source)
  if (file.state === 'cannot') throw refused(file.reason)
  const { count, hasLayers } = file
  if (count > mostPages) throw new NoCopy('tooManyPages')
  const beyond = marks.find(({ page }) => page > count)
  if (beyond) throw new NoCopy('noSuchPage', beyond.page)
  const drawn: DrawnPage[] = []
  let layers: readonly ReadPage[] = []
  for (let index = 0; index < count; index += 1) {
    if (source.type === 'application/pdf' && index % atOnce === 0) {
      const found = await pages.layers(source, index, atOnce)
      if (found.state === 'cannot') throw refused(found.reason)
      layers = found.pages
    }
    const layer = layers[index % atOnce]
    const own = layer && layer.words.length > 0 ? inShares(layer) : (read.get(index + 1) ?? [])
    const bars = marks.filter(({ page }) => page === index + 1)
    const { stays, hidden } = divided(own, bars)
    const picture = join(folder, `${index + 1}.jpg`)
    const burned = await redactor.burn(source, index, bars, stays.map(placeOf), picture)
    if (burned.state === 'cannot') throw refused(burned.reason, index + 1)
    if (!burned.isBlack) throw new NoCopy('unsound')
    const { width, height, seen } = burned
    // Of a file with layers nobody can tell which of its text is on the page: what can be read on the picture is.
    const words = hasLayers ? divided((await readPicture(deps, picture, 'image/jpeg')) ?? [], bars).stays : stays.filter((_, n) => seen[n])
    drawn.push({
      picture,
      width,
      height,
      words: words.map(placed).filter(({ text }) => text.trim() !== ''),
      labels: labelsOf(bars),
      marks: bars,
      hidden: hidden.map(([text]) => text),
    })
    await note(index + 1, count)
  }
  return drawn
}
