import { unzipSync } from 'fflate'

/** The files of a record's archive, by their paths. */
export const filesIn = (archive: Uint8Array): Map<string, Uint8Array> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, content]) => [name.replace(/^record\//, ''), content]))
