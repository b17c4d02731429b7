import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { filmSamples } from '#ports/cleaning/films.testing.ts'
import { heicSample } from '#ports/cleaning/heic.testing.ts'
import { imageSamples } from '#ports/cleaning/images.testing.ts'
import { officeSamples } from '#ports/cleaning/office.testing.ts'
import { pdfSample } from '#ports/cleaning/papers.testing.ts'
import { cleaningProcesses } from '#ports/cleaning/processes.ts'
import { tracesIn } from '#ports/cleaning/traces.testing.ts'
import { tagsIn } from './exiftool.ts'

/** Every format that has a clean copy, but plain text, which is copied as it is. */
export const kinds = [...imageSamples, heicSample, ...filmSamples, pdfSample, ...officeSamples]

export interface Copies {
  files: number
  /** Copies in which the scanner found nothing. */
  clean: number
  /** Originals that are byte-equal after their copy was made. */
  equal: number
  /** Traces that the scanner found in the originals: each has some, else the scan proves nothing. */
  planted: number
  /** What was not clean, or got no copy. */
  wrong: string[]
  /** What exiftool, a second reader, finds in the copies, and in how many originals; null where it is not installed. */
  tags: { copies: number; wrong: string[]; originals: number } | null
}

/** How many files lines are about that begin with their names. */
export const filesOf = (lines: readonly string[]): number => new Set(lines.map((line) => line.split(':')[0])).size

/** Makes so many files with positions and canaries, and their clean copies in the cleaner's own processes, and scans these. */
export async function makeCopies(files: number): Promise<Copies> {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-copies-'))
  for (const each of ['originals', 'copies']) mkdirSync(path.join(folder, each))
  const cleaner = cleaningProcesses({ atOnce: 2 })
  const result: Copies = { files, clean: 0, equal: 0, planted: 0, wrong: [], tags: null }
  try {
    for (let index = 0; index < files; index += 1) {
      const { name, type, bytes } = await kinds[index % kinds.length]!(Math.floor(index / kinds.length))
      const [from, into] = [path.join(folder, 'originals', name), path.join(folder, 'copies', name)]
      const planted = tracesIn(bytes)
      if (planted === 0) throw new Error(`${name} has nothing to find.`)
      result.planted += planted
      writeFileSync(from, bytes)
      const copy = await cleaner.cleanCopy({ path: from, type }, into)
      if (readFileSync(from).equals(bytes)) result.equal += 1
      const left = copy.state === 'clean' ? tracesIn(readFileSync(into)) : -1
      if (left === 0) result.clean += 1
      else result.wrong.push(`${name}: ${copy.state === 'clean' ? `${left} traces` : copy.reason}`)
    }
    const [inCopies, inOriginals] = ['copies', 'originals'].map((each) => tagsIn(path.join(folder, each)))
    if (inCopies && inOriginals) result.tags = { ...inCopies, originals: filesOf(inOriginals.wrong) }
    return result
  } finally {
    await cleaner.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
