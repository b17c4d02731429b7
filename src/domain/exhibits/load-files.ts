// Files that review programs of attorneys read: Concordance DAT and Opticon OPT, as such programs take them (their makers' import
// instructions; no standard body has a text of either).

/** U+0014 between fields, U+00FE around each. */
const between = '\u0014'
const around = '\u00FE'
/** Stands for a line break inside a field. */
const newline = '\u00AE'

/**
 * A table as a Concordance DAT file: UTF-8 with its mark, a line for each row, the names of columns first. A line break in a field becomes U+00AE; the
 * two signs that make the format are not in what is written: U+0014 becomes a space, and U+00FE is doubled.
 */
export function concordanceDat(rows: readonly (readonly string[])[]): string {
  const field = (text: string) =>
    `${around}${text
      .replaceAll(between, ' ')
      .replaceAll(around, around + around)
      .replaceAll(/\r\n?|\n/g, newline)}${around}`
  return `\uFEFF${rows.map((cells) => `${cells.map(field).join(between)}\r\n`).join('')}`
}

/** A page as an Opticon file names it. */
export interface OpticonPage {
  /** Its Bates number: the name of the picture. */
  key: string
  volume: string
  /** Of its picture, with `/`. */
  path: string
  /** How many pages begin with it, where it is the first of an exhibit. */
  begins: number | null
}

/** Such names have no commas and no line breaks: an Opticon file has no way to write them. */
const plain = (text: string) => text.replaceAll(/[,\r\n]/g, ' ')

/** Pages as an Opticon OPT file: key, volume, path, whether a document begins, two empty fields, and how many pages it has. */
export const opticonOpt = (pages: readonly OpticonPage[]): string =>
  pages
    .map(
      ({ key, volume, path, begins }) =>
        `${plain(key)},${plain(volume)},${plain(path.replaceAll('/', '\\'))},${begins === null ? '' : 'Y'},,,${begins ?? ''}\r\n`,
    )
    .join('')
