import { access, constants } from 'node:fs/promises'
import { ppocr } from './ppocr.ts'
import { textLayer } from './pdf.ts'
import type { Engine, Read } from './port.ts'
import type { Answer, Work } from './work.ts'

let engine: Promise<Engine> | null = null

async function read({ path, type, mostPages }: Work): Promise<Read> {
  if (type === 'application/pdf') {
    const pages = await textLayer(path, mostPages).catch(() => 'damaged' as const)
    if (pages === 'damaged') return { state: 'cannot', reason: pages }
    const [page, ...following] = pages
    return page ? { state: 'read', page, following } : { state: 'cannot', reason: 'noTextLayer' }
  }
  if (!/^image\/(?:jpeg|png|webp)$/.test(type)) return { state: 'cannot', reason: 'kind' }
  // Loading the models takes a second: only for the first picture.
  const reads = await (engine ??= ppocr())
  const page = await reads(path).catch(() => null)
  return page ? { state: 'read', page, following: [] } : { state: 'cannot', reason: 'damaged' }
}

async function answer(work: Work): Promise<Answer> {
  try {
    await access(work.path, constants.R_OK)
    return await read(work)
  } catch (error) {
    return { fault: String(error) }
  }
}

// The process of processes.ts: it reads one file after the other, and ends when the server does.
process.on('message', async (work: Work) => {
  process.send!(await answer(work))
})
process.on('disconnect', () => process.exit())
process.send!('ready')
