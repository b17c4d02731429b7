// The tables of an archive of exhibits: for spreadsheets and for review programs.
import { concordanceDat, opticonOpt, type OpticonPage } from '#domain/exhibits/load-files.ts'
import { type Entry, entryOf } from '#case/records/public.ts'
import { csvOf } from '#kernel/csv.ts'

/** An exhibit with where its parts lie in the archive. */
export interface Placed {
  label: string
  what: string
  /** YYYY-MM-DD; `null` where its author said none. */
  day: string | null
  name: string
  type: string
  /** Of each page. */
  numbers: readonly string[]
  /** Its first page in the PDF. */
  page: number
  /** Paths; `null` for none. */
  native: string | null
  sha256: string | null
  text: string | null
  /** Of pictures of its pages; none where none were asked for. */
  images: readonly string[]
}

const bytesOf = (text: string) => new TextEncoder().encode(text)
/** As review programs write paths. */
const windows = (path: string | null) => (path ?? '').replaceAll('/', '\\')

const csvHead = [
  'Exhibit',
  'What',
  'Date',
  'First number',
  'Last number',
  'Pages',
  'Page of the PDF',
  'File name',
  'Kind',
  'File',
  'SHA-256',
  'Text',
]
const datHead = ['BEGDOC', 'ENDDOC', 'PAGES', 'EXHIBIT', 'DESCRIPTION', 'DOCDATE', 'FILENAME', 'FILETYPE', 'SHA256', 'NATIVE', 'TEXT']

export function tablesOf(exhibits: readonly Placed[]): Entry[] {
  const csv = csvOf([
    csvHead,
    ...exhibits.map(({ label, what, day, numbers, page, name, type, native, sha256, text }) => [
      label,
      what,
      day,
      numbers[0]!,
      numbers.at(-1)!,
      String(numbers.length),
      String(page),
      name,
      type,
      native ?? 'not included: there is no copy without location and device data',
      sha256,
      text,
    ]),
  ])
  const dat = concordanceDat([
    datHead,
    ...exhibits.map(({ label, what, day, numbers, name, type, native, sha256, text }) => [
      numbers[0]!,
      numbers.at(-1)!,
      String(numbers.length),
      label,
      what,
      day ?? '',
      name,
      type,
      sha256 ?? '',
      windows(native),
      windows(text),
    ]),
  ])
  const hasImages = exhibits.some(({ images }) => images.length > 0)
  const opt = opticonOpt(
    exhibits.flatMap(({ numbers, images }) =>
      images.map((path, at): OpticonPage => ({ key: numbers[at]!, volume: 'VOL001', path, begins: at === 0 ? images.length : null })),
    ),
  )
  return [
    entryOf('index.csv', bytesOf(`\ufeff${csv}`)),
    entryOf('exhibits.dat', bytesOf(dat)),
    ...(hasImages ? [entryOf('exhibits.opt', bytesOf(opt))] : []),
  ]
}

/** What someone reads who opens the folder first. */
export const readmeOf = ({ host, hasImages }: { host: string; hasImages: boolean }): Entry =>
  entryOf(
    'README.txt',
    bytesOf(`This folder has exhibits of a case. Keep it as it is: each file in it is named by its hash.

exhibits.pdf           all exhibits in one PDF, with an index whose lines are links
index.csv              the index as a table; a cell that begins with = + - or @ has an apostrophe before it
exhibits.dat           the same for review programs (Concordance)
${hasImages ? 'exhibits.opt, images/  each page as a picture, for review programs (Opticon)\n' : ''}natives/               the files, each under the number of its first page
text/                  what pages say, as far as it was read
proof/, manifest.*     what proves that nothing was changed
verify.html            opens in a browser, without a network, and checks the folder
verify.mjs             does the same: node verify.mjs

Unpack the archive before you check it. Compare the keys that the check names with those on
https://${host}/ledger. How the check works, for those who want to write their own: the page
docs/record-format.md of the program.

A folder that passes has the files that were put into it. It does not show whether what they say is
true, and whether a court may use them is for the court.
`),
  )
