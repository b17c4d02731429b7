import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { BaseSequencer, createVitest } from 'vitest/node'
import { root } from './support/copy.ts'
import { LongestFirst, slowest } from './support/longest-first.ts'

test('the slowest files start first, in the order of their list, and all others keep the order of vitest', async () => {
  const vitest = await createVitest('test', { root, watch: false, reporters: [] })
  onTestFinished(() => vitest.close())
  expect(vitest.config.sequence.sequencer.name).toBe(LongestFirst.name)
  const files = await vitest.globTestSpecifications()
  const namesOf = async (sequencer: BaseSequencer) =>
    (await sequencer.sort([...files])).map(({ moduleId }) => path.relative(root, moduleId).replaceAll(path.sep, '/'))

  const usual = await namesOf(new BaseSequencer(vitest))
  const sorted = await namesOf(new LongestFirst(vitest))
  // A file that was moved or renamed must be moved in the list too.
  expect(sorted.slice(0, slowest.length)).toEqual(slowest)
  expect(sorted.slice(slowest.length)).toEqual(usual.filter((name) => !slowest.includes(name)))
  expect(usual.slice(0, slowest.length)).not.toEqual(slowest)
}, 60_000)
