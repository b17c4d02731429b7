import { access, constants } from 'node:fs/promises'
import { textOf } from './documents.ts'
import { drawPage, layersOf } from './pdfium.ts'
import { type Answer, Refused, type Work } from './work.ts'

async function done(work: Work): Promise<Answer> {
  if (work.ask === 'layers') return { state: 'layers', ...(await layersOf(work.path, work.from, work.most)) }
  if (work.ask === 'draw') return { state: 'drawn', ...(await drawPage(work.path, work.page, work.side, work.into)) }
  return { state: 'text', text: (await textOf(work)).trimEnd() }
}

async function answer(work: Work): Promise<Answer> {
  try {
    await access(work.path, constants.R_OK)
  } catch (error) {
    return { fault: String(error) }
  }
  try {
    return await done(work)
  } catch (error) {
    return { state: 'cannot', reason: error instanceof Refused ? error.reason : 'damaged' }
  }
}

// The process of processes.ts: it does one piece of work after the other, and ends when the server does.
process.on('message', async (work: Work) => {
  process.send!(await answer(work))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
