import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#scripts/build.ts'

// What is blocked opens nowhere because there is one place that opens files (docs/decisions/0139).

const sources = globSync('{src,scripts}/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.ts$|\.testing\.ts$/.test(file))
const having = (part: RegExp) => sources.filter((file) => part.test(readFileSync(path.join(root, file), 'utf8'))).toSorted()

test('files of cases are opened in content.ts alone; documents of fee waivers, which are no files of a case, at their desk', () => {
  expect(having(/\bfiles\.open\(/)).toEqual(['src/features/case/files/content.ts', 'src/features/staff/waiver-desk/service.ts'])
})

test('past the question whether a file is blocked go an upload that just arrived, the comparison of hashes, and the command for legal process', () => {
  expect(having(/\bopened\(files?,|\bopened\(files, /)).toEqual([
    'src/features/case/files/check.ts',
    'src/features/case/files/content.ts',
    'src/features/case/files/preserved.ts',
    'src/features/case/files/service.ts',
  ])
})
