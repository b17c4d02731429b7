// A copy is only given out once it is proved: by three programs that read its text, by its parts, and by reading its pictures.
import { join } from 'node:path'
import { findPhrase, hasMore, plain, saysMore } from '#domain/redaction/finding.ts'
import { placeOf, touches } from '#domain/redaction/marks.ts'
import { extractors } from '#ports/redacting/port.ts'
import type { Proof } from './contract.ts'
import { type DrawingDeps, type DrawnPage, NoCopy, readPicture, refused } from './drawing.ts'

/** The longer side of the picture that a page of the copy is read from again, pixels. */
const side = 2400
/** Pages that are read again though nothing is hidden on them, because words are hidden everywhere. */
const mostOthers = 200
/** One letter is in every text. */
const leastWord = 2

/** PP-OCR of the reading port (decision 0111). */
const reader = 'PP-OCRv4'

interface Proving {
  /** The copy. */
  path: string
  folder: string
  pages: readonly DrawnPage[]
  phrases: readonly string[]
  note: (done: number, of: number) => Promise<void>
}

const hiddenOn = ({ hidden }: DrawnPage) => [...new Set(hidden)].filter((word) => plain(word).length >= leastWord)
const labelsOn = ({ labels }: DrawnPage) => labels.flatMap(({ text }) => text.split(' '))

/** Words that stay where every find of them was to be hidden: the file's text was read after someone looked, or a find was left out. */
function checkWords({ pages, phrases }: Proving): void {
  for (const [n, { words }] of pages.entries())
    for (const phrase of phrases) {
      const found = findPhrase(
        words.map(({ text }) => text),
        phrase,
      )
      if (found.length > 0) throw new NoCopy('stillText', n + 1, phrase)
    }
}

/** @throws NoCopy where one of the programs finds anything that was hidden, or any letter that is none of what stays */
async function readTexts({ redactor }: DrawingDeps, { path, pages, phrases }: Proving): Promise<Proof['extractors']> {
  const found: Proof['extractors'] = []
  for (const by of extractors) {
    const read = await redactor.extract(path, by)
    if (read.state === 'cannot' || read.pages.length !== pages.length) throw new NoCopy('unsound')
    for (const [n, text] of read.pages.entries()) {
      const page = pages[n]!
      const labels = labelsOn(page)
      const allowed = [...page.words.map((word) => word.text), ...labels]
      const word = hiddenOn(page).find((one) => saysMore(text, one, allowed)) ?? phrases.find((one) => saysMore(text, one, labels))
      if (word !== undefined) throw new NoCopy('stillText', n + 1, word)
      if (hasMore(text, allowed)) throw new NoCopy('unsound')
    }
    const characters = read.pages.reduce((sum, text) => sum + [...plain(text)].length, 0)
    found.push({ name: by, version: read.version, characters })
  }
  return found
}

/** Reads the picture of a page of the copy. @throws NoCopy where a bar lets a hidden word through, or a word that is hidden everywhere is seen */
async function readPage(deps: DrawingDeps, { path, folder, pages, phrases }: Proving, index: number): Promise<void> {
  const page = pages[index]!
  const picture = join(folder, 'again.png')
  const drawn = await deps.pages.draw({ path }, index, side, picture)
  if (drawn.state === 'cannot') throw refused(drawn.reason, index + 1)
  const words = await readPicture(deps, picture, 'image/png')
  if (words === null) throw new NoCopy('unread', index + 1)
  const labels = labelsOn(page)
  const all = words.map(([text]) => text).join(' ')
  const phrase = phrases.find((one) => saysMore(all, one, labels))
  if (phrase !== undefined) throw new NoCopy('stillSeen', index + 1, phrase)
  const under = words.filter((word) => page.marks.some((mark) => touches(placeOf(word), middleOf(mark))))
  const said = under.map(([text]) => text).join(' ')
  const word = hiddenOn(page).find((one) => saysMore(said, one, labels))
  if (word !== undefined) throw new NoCopy('stillSeen', index + 1, word)
}

/** The inside of a bar: a word of the next line whose foot touches it is not under it. */
const middleOf = ({ x, y, w, h }: { x: number; y: number; w: number; h: number }) => ({
  x: x + w * 0.1,
  y: y + h * 0.25,
  w: w * 0.8,
  h: h * 0.5,
})

/** @throws NoCopy with what can still be found, and where */
export async function prove(deps: DrawingDeps, proving: Proving): Promise<Pick<Proof, 'extractors' | 'words' | 'pagesRead' | 'reader'>> {
  const { path, pages, phrases, note } = proving
  checkWords(proving)
  const structure = await deps.redactor.structure(path)
  if (structure.state === 'cannot' || structure.found.length > 0 || structure.pages !== pages.length) throw new NoCopy('unsound')
  const read = await readTexts(deps, proving)
  const marked = pages.flatMap(({ marks }, n) => (marks.length > 0 ? [n] : []))
  const others = phrases.length === 0 ? [] : pages.flatMap(({ marks }, n) => (marks.length > 0 ? [] : [n])).slice(0, mostOthers)
  const again = [...marked, ...others].toSorted((one, other) => one - other)
  for (const [n, index] of again.entries()) {
    await readPage(deps, proving, index)
    await note(n + 1, again.length)
  }
  const words = new Set([...pages.flatMap(hiddenOn), ...phrases].map(plain))
  return { extractors: read, words: words.size, pagesRead: again.length, reader }
}
