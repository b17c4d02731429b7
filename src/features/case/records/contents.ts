import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { type Entry, entryOf } from './archive.ts'
import type { Paths } from './paper.ts'
import type { Gathered } from './reading.ts'
import { csvOf, nativePaths } from './rules.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Where the files of all items lie in the record. */
export const pathsOf = ({ parts }: Gathered): Paths =>
  new Map(
    parts.flatMap(({ part, items }) => {
      const uses = items.flatMap(({ files }) => files)
      const paths = nativePaths(
        part.name,
        uses.map(({ name }) => name),
      )
      return uses.map(({ id }, n): [string, string] => [id, paths[n]!])
    }),
  )

/** The same as data and as a table, a file of each for each part. */
export function tablesOf({ parts, places, zone }: Gathered, paths: Paths): Entry[] {
  return parts.flatMap(({ part, items }) => {
    const rows = items.map((item, n) => {
      const place = places.get(item.id) ?? null
      const files = item.files.map(({ id }) => paths.get(id)!)
      return { n: n + 1, item, place, files }
    })
    const data: Json = {
      zone,
      [part.name]: rows.map(({ n, item, place, files }) => ({
        number: n,
        ...item.data,
        entry: place && { ...place },
        filesInRecord: files,
      })),
    }
    const cells = rows.map(({ n, item, place, files }) => ({
      number: String(n),
      ...item.cells,
      'files in the record': files.join('; '),
      entry: place ? String(place.seq) : '',
      'entry hash': place?.hash ?? '',
    }))
    return [
      entryOf(`${part.name}.json`, bytesOf(`${JSON.stringify(data, null, 2)}\n`)),
      entryOf(`${part.name}.csv`, bytesOf(csvOf(cells[0] ? Object.keys(cells[0]) : ['number'], cells))),
    ]
  })
}

/** What someone reads who opens the folder first. */
export const readmeOf = ({ host, hasCertificate }: { host: string; hasCertificate: boolean }): Entry =>
  entryOf(
    'README.txt',
    bytesOf(`This folder is a record of a case. Keep it as it is: each file in it is named by its hash.

record.pdf             the record on paper
${hasCertificate ? 'certificate-draft.pdf  a draft of a certificate, to be completed and signed\n' : ''}messages.json          the same as data
messages.csv           the same as a table; a cell that begins with = + - or @ has an apostrophe before it
files/                 files that were sent, as their recipients have them
proof/, manifest.*     what proves that nothing was changed
verify.html            opens in a browser, without a network, and checks the folder
verify.mjs             does the same: node verify.mjs

Unpack the archive before you check it. Compare the keys that the check names with those on
https://${host}/ledger. How the check works, for those who want to write their own: the page
docs/record-format.md of the program.

A record that passes shows what was written and when. It does not show whether it is true, and
whether a court may use it is for the court.
`),
  )
