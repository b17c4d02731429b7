import { access, constants } from 'node:fs/promises'
import { Refused } from '../pages/work.ts'
import { bind } from './binding.ts'
import { burn, openFile } from './burning.ts'
import { extract } from './extracting.ts'
import { structureOf } from './structure.ts'
import type { Answer, Work } from './work.ts'

async function done(work: Work): Promise<Answer> {
  if (work.ask === 'open') return { state: 'opened', ...(await openFile(work)) }
  if (work.ask === 'burn') return { state: 'burned', ...(await burn(work, work)) }
  if (work.ask === 'extract') return { state: 'text', ...(await extract(work.path, work.by)) }
  if (work.ask === 'structure') return { state: 'structure', ...(await structureOf(work.path)) }
  await bind(work.pages, work.into)
  return { state: 'bound' }
}

/** What is wrong with this machine is no fault of the file: a full disk, a missing folder. */
const isOfMachine = (error: unknown) => /unable to (open|write)|ENOSPC|ENOENT|EACCES|No space/i.test(String(error))

async function answer(work: Work): Promise<Answer> {
  try {
    if (work.ask !== 'bind') await access(work.path, constants.R_OK)
    return await done(work)
  } catch (error) {
    if (error instanceof Refused) return { state: 'cannot', reason: error.reason }
    if (work.ask === 'bind' || isOfMachine(error)) return { fault: String(error) }
    return { state: 'cannot', reason: 'damaged' }
  }
}

// The process of processes.ts: it does one piece of work after the other, and ends when the server does.
process.on('message', async (work: Work) => {
  process.send!(await answer(work))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
