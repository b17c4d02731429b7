/** What can be wrong in a record. */
export type FindingCode = keyof typeof sentences

/** Something that is wrong, and where. */
export interface Finding {
  readonly code: FindingCode
  /** The file, by its path. */
  readonly file: string
  /** The leaf, by its number in its log; for keys, which one; `null` where it is about the whole file. */
  readonly leaf: number | null
  /** The same as a sentence. */
  readonly says: string
}

const leaf = (n: number | null) => `Entry ${n}`

const sentences = {
  'file-missing': (file: string) => `The file ${file} is missing.`,
  'file-added': (file: string) => `The file ${file} is not part of this record.`,
  'file-changed': (file: string) => `The file ${file} was changed.`,
  'manifest-unreadable': (file: string) => `The file ${file} was changed: it is no list of files of this format.`,
  'manifest-changed': (file: string) => `The file ${file} was changed: it is not the one that was signed.`,
  'note-unreadable': (file: string) => `The file ${file} was changed: it is no signed note.`,
  'note-unsigned': (file: string) => `The file ${file} was changed: its signature does not hold.`,
  'note-other': (file: string) => `The file ${file} is about something else than this record.`,
  unreadable: (file: string) => `The file ${file} can't be read.`,
  'line-unreadable': (file: string, n: number | null) => `Line ${n} of ${file} can't be read.`,
  'key-unendorsed': (file: string, n: number | null) => `Key ${n} in ${file} was not signed by the key before it.`,
  'leaf-missing': (file: string, n: number | null) => `${leaf(n)} is missing in ${file}.`,
  'leaf-misplaced': (file: string, n: number | null) => `${leaf(n)} is out of place in ${file}.`,
  'leaf-changed': (file: string, n: number | null) => `${leaf(n)} in ${file} is not the one that was recorded.`,
  'leaf-foreign': (file: string, n: number | null) => `${leaf(n)} in ${file} is of another case.`,
  'root-wrong': (file: string) => `The entries in ${file} are not those that the signed checkpoint stands for.`,
  'object-wrong': (file: string, n: number | null) => `The content of entry ${n} in ${file} is not what was recorded.`,
  'content-missing': (file: string, n: number | null) => `Entry ${n} has no content, and ${file} does not say why.`,
  'withheld-wrong': (file: string, n: number | null) => `What ${file} says about entry ${n} does not hold: no such content is missing.`,
  'erasure-unproved': (file: string, n: number | null) =>
    `${file} says that entry ${n} was erased, and the entry it names does not say so.`,
  'site-inconsistent': (file: string) => `The log of this record does not begin with the log that ${file} shows.`,
  'site-unproved': (file: string) => `${file} does not show that this log went into the log of the whole site.`,
  'day-unproved': (file: string, n: number | null) => `${file} does not show that entry ${n} existed on that day.`,
}

export const finding = (code: FindingCode, file: string, n: number | null = null): Finding => ({
  code,
  file,
  leaf: n,
  says: sentences[code](file, n),
})
