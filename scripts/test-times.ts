/** What a test file cost: the seconds of its worker, from the import of the file to its last test. */
export interface FileTime {
  file: string
  seconds: number
}

/** What a test file belongs to: a feature by area and name, or another part of the tree. */
export function featureOf(file: string): string {
  const parts = file.split('/')
  if (file.startsWith('src/features/')) return parts.slice(2, 4).join('/')
  if (/^src\/(domain|server)\//.test(file)) return parts.slice(1, 3).join('/')
  if (file.startsWith('src/')) return parts[1]!
  // The tests of the whole site are one thing each; a journey is named for what it goes through.
  if (file.startsWith('test/')) return file.replace(/\.(test|spec)\.tsx?$/, '')
  return parts[0]!
}

/** Seconds and files by feature, the dearest first. */
export function byFeature(times: readonly FileTime[]): { feature: string; files: number; seconds: number }[] {
  return [...Map.groupBy(times, ({ file }) => featureOf(file))]
    .map(([feature, of]) => ({ feature, files: of.length, seconds: of.reduce((sum, { seconds }) => sum + seconds, 0) }))
    .toSorted((one, other) => other.seconds - one.seconds || (one.feature < other.feature ? -1 : 1))
}

const line = (seconds: number, files: number, name: string) => `${seconds.toFixed(1).padStart(8)} s ${String(files).padStart(4)}  ${name}`

/** All features as a table, with their sum. */
export function timesTable(times: readonly FileTime[]): string[] {
  const rows = byFeature(times)
  const sum = times.reduce((total, { seconds }) => total + seconds, 0)
  return [...rows.map(({ seconds, files, feature }) => line(seconds, files, feature)), line(sum, times.length, 'in all')]
}

/** The slowest test files. */
export const slowestFiles = (times: readonly FileTime[], most: number): string[] =>
  times
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, most)
    .map(({ seconds, file }) => line(seconds, 1, file))
