import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PDF } from '@libpdf/core'
import sharp from 'sharp'
import { binderProcesses } from '#ports/binder/processes.ts'
import type { Source } from '#ports/binder/port.ts'
import type { Figure } from './results.ts'
import { spreadOf } from './stats.ts'

/** Issue 30: exhibits of 500 pages in one PDF within ten seconds. */
const goal = { sense: 'at most', value: 10 } as const
const pages = 500
const photos = 40

const sentence = 'Exchanges take place at the library at 6:00 p.m. on Wednesdays, and the coat goes along.'

/** A letter of so many pages, full of text, in one of the fonts that every reader has. */
async function letter(count: number, n: number): Promise<Uint8Array> {
  const pdf = PDF.create()
  for (let page = 0; page < count; page += 1) {
    const sheet = pdf.addPage({ width: 612, height: 792 })
    for (let line = 0; line < 45; line += 1) sheet.drawText(`${n}.${page}.${line} ${sentence}`, { x: 50, y: 740 - line * 15, size: 10 })
  }
  return pdf.save()
}

/** A photo of a phone: noise under a gradient, so that it is as heavy as one. */
const photo = async (n: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 1800,
      channels: 3,
      background: { r: (n * 40) % 255, g: 120, b: 90 },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer()

/** How long it takes from the files to the one PDF: drawing each exhibit, and binding them with index, cover sheets, labels and numbers. */
export async function measureExhibits(
  { rounds }: { rounds: number },
  say: (text: string) => void,
): Promise<{ figures: Figure[]; notes: string[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-exhibits-'))
  const binder = binderProcesses()
  try {
    const sources: Source[] = []
    const lengths = [200, 120, 80, 60]
    for (const [n, length] of lengths.entries()) {
      const at = path.join(folder, `letter-${n}.pdf`)
      await writeFile(at, await letter(length, n))
      sources.push({ kind: 'pdf', path: at, from: null, to: null })
    }
    for (let n = 0; n < photos; n += 1) {
      const at = path.join(folder, `photo-${n}.jpg`)
      await writeFile(at, await photo(n))
      sources.push({ kind: 'picture', path: at })
    }
    const seconds: number[] = []
    let [bound, bytes, notes] = [0, 0, 0]
    for (let round = 0; round < rounds; round += 1) {
      notes = 0
      const begun = performance.now()
      const exhibits = []
      for (const [n, source] of sources.entries()) {
        const into = path.join(folder, `drawn-${n}.pdf`)
        const drawn = await binder.draw(source, into)
        if (drawn.state !== 'drawn') throw new Error(`An exhibit was not drawn: ${JSON.stringify(drawn)}`)
        const numbers = Array.from({ length: drawn.pages }, (_, page) => `BENCH-${n}-${page}`)
        exhibits.push({ label: `Exhibit ${n + 1}`, what: 'A letter or a photo', cover: null, path: into, numbers })
      }
      const into = path.join(folder, 'exhibits.pdf')
      const done = await binder.bind(
        {
          title: 'Exhibits',
          front: [{ kind: 'heading', level: 1, text: 'Exhibits' }],
          index: { heading: 'Index', what: 'What it is', numbers: 'Numbers', page: 'Page' },
          exhibits,
          pageOf: 'Page # of ##',
        },
        into,
        () => void (notes += 1),
      )
      if (done.state !== 'bound') throw new Error('The exhibits were not bound.')
      seconds.push((performance.now() - begun) / 1_000)
      bound = done.pages
      bytes = (await stat(into)).size
      if (bound < pages) throw new Error(`The PDF has ${bound} pages only.`)
      say(`  ${seconds.at(-1)!.toFixed(2)} s for ${bound} pages; progress was noted ${sources.length + notes} times.`)
    }
    return {
      figures: [{ name: 'Exhibits of 500 pages in one PDF', unit: 's', goal, ...spreadOf(seconds) }],
      notes: [
        `${lengths.length} PDFs of ${lengths.join(', ')} pages of text and ${photos} photos of 2,400 by 1,800 pixels, drawn one after the other and bound into ${bound} pages (${Math.round(bytes / 2 ** 20)} MB) with an index, bookmarks, labels and numbers, ${rounds} times. The first time a process is started. Files lie on the disk; reading them from the sealed store and packing the archive are not in it. Progress is noted after each exhibit and now and then while they are bound.`,
      ],
    }
  } finally {
    await binder.close()
    await rm(folder, { recursive: true, force: true })
  }
}
