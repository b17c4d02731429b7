import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect } from 'vitest'
import { run } from './clean.ts'
import type { Sample } from './images.testing.ts'
import type { Cleaned } from './port.ts'

export interface Tried {
  cleaned: Cleaned
  /** The copy, empty where there is none. */
  copy: Buffer
  path: string
}

/** Cleans samples in a folder of their own, and looks that each original stays as it is. @returns `end` removes the folder */
export function cleanings(): { clean: (sample: Sample) => Promise<Tried>; end: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-samples-'))
  const into = path.join(folder, 'copy')
  return {
    async clean({ name, type, bytes }) {
      const file = path.join(folder, name)
      writeFileSync(file, bytes)
      rmSync(into, { force: true })
      const answer = await run({ path: file, type, into, size: null })
      expect(readFileSync(file).equals(bytes)).toBe(true)
      if (!('cleaned' in answer)) throw new Error(JSON.stringify(answer))
      return { cleaned: answer.cleaned, copy: answer.cleaned.state === 'clean' ? readFileSync(into) : Buffer.alloc(0), path: into }
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
