import { existsSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BaseSequencer, createVitest, type TestSpecification } from 'vitest/node'
import { root } from './support/copy.ts'
import { isFullRun } from './support/depth.ts'
import { LongestFirst, slowest } from './support/longest-first.ts'

test('the slowest files of each project start first, in the order of their list, and all others keep the order of vitest', async () => {
  const vitest = await createVitest('test', { root, watch: false, reporters: [] })
  onTestFinished(() => vitest.close())
  expect(vitest.config.sequence.sequencer.name).toBe(LongestFirst.name)
  const files = await vitest.globTestSpecifications()
  const nameOf = ({ moduleId }: TestSpecification) => path.relative(root, moduleId).replaceAll(path.sep, '/')
  const usual = await new BaseSequencer(vitest).sort([...files])
  const sorted = await new LongestFirst(vitest).sort([...files])
  // A file that was moved or renamed must be moved in the list too.
  expect(slowest.filter((name) => !existsSync(path.join(root, name)))).toEqual([])

  const projectOf = ({ project }: TestSpecification) => project.name
  // Each project in one piece, in the order of vitest: what shares a process is not torn apart.
  expect(sorted.map(projectOf)).toEqual(usual.map(projectOf))
  expect(sorted.length).toBe(files.length)
  for (const { name } of vitest.projects) {
    const inProject = (order: TestSpecification[]) => order.filter((file) => projectOf(file) === name).map(nameOf)
    const [all, asUsual] = [inProject(sorted), inProject(usual)]
    const slow = slowest.filter((file) => all.includes(file))
    expect(all.slice(0, slow.length)).toEqual(slow)
    expect(all.slice(slow.length)).toEqual(asUsual.filter((file) => !slowest.includes(file)))
    // By hand most of the slowest are left out (decision 0082).
    if (!isFullRun) continue
    expect(slow.length).toBeGreaterThan(5)
    expect(asUsual.slice(0, slow.length)).not.toEqual(slow)
  }
}, 60_000)
