import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { readCorpus } from '#corpora/filing-privacy/found.ts'

test('60 papers have 300 planted items, and 298 of them are found, with no sure false alarm', () => {
  expect(readCorpus()).toEqual({ papers: 60, planted: 300, missed: ['3/4', 'may'], alarms: 0 })
})

test('as many are found where V8 compiles expressions without optimization, as it does in a process that holds much compiled code', () => {
  const program = "import { readCorpus } from './corpora/filing-privacy/found.ts'; console.log(JSON.stringify(readCorpus()))"
  const args = ['--no-regexp-optimization', '--input-type=module', '--eval', program]
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual(readCorpus())
})

test('no expression of the site has modifiers such as (?i:a|b), which V8 loses then', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter((file) => !/\.test\.tsx?$|filing\/words\.ts$/.test(file))
  expect(files.filter((file) => /\(\?-?[ims]+(?:-[ims]+)?:/.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([])
})
