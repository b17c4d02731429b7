import { access, constants } from 'node:fs/promises'
import { Refused } from '../pages/work.ts'
import { bind } from './bind.ts'
import { draw } from './draw.ts'
import type { Answer, Work } from './work.ts'

async function answer(work: Work): Promise<Answer> {
  const paths = work.ask === 'bind' ? work.binding.exhibits.map(({ path }) => path) : 'path' in work.source ? [work.source.path] : []
  try {
    for (const path of paths) await access(path, constants.R_OK)
  } catch (error) {
    return { fault: String(error) }
  }
  try {
    return work.ask === 'draw' ? await draw(work.source, work.into) : await bind(work.binding, work.into)
  } catch (error) {
    // What was drawn here is ours: what is wrong with it is no fault of a file.
    if (work.ask === 'bind') return { fault: error instanceof Error ? `${error.name}: ${error.message}` : 'bind' }
    return { state: 'cannot', reason: error instanceof Refused ? error.reason : 'damaged' }
  }
}

// The process of processes.ts: it does one piece of work after the other, and ends when the server does.
process.on('message', async (work: Work) => {
  process.send!(await answer(work))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
