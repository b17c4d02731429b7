import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Entry, entryOf } from '#case/records/public.ts'
import { pathName } from '#domain/files/names.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Bundle } from './binding.ts'
import { type Placed, readmeOf, tablesOf } from './contents.ts'
import { fileEntry } from './local-files.ts'
import type { MakingDeps } from './making-deps.ts'
import { most } from './rules.ts'
import type { ExportRow } from './store.exports.ts'

/** The longer side of a page's picture, pixels: 150 an inch. */
const side = 1650

type Bound = Bundle['exhibits'][number]

/** The texts of the pages that are in the exhibit. */
function textOf({ wanted: { texts, row, file: _file }, isSheet, drawn }: Bound): string | null {
  if (texts === null) return null
  const chosen = drawn.type === 'application/pdf' && !isSheet ? texts.slice((row.from ?? 1) - 1, row.to ?? undefined) : texts
  const text = chosen.join('\n\f\n').trim()
  return text === '' ? null : `${text}\n`
}

/** Draws the pages of an exhibit as they stand in the PDF. */
async function imagesOf(deps: MakingDeps, { pdf }: Bundle, one: Bound, covers: number, folder: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const [at, number] of one.numbers.entries()) {
    const into = path.join(folder, `${number}.jpg`)
    const drawn = await deps.pages.draw({ path: pdf }, one.page - 1 + covers + at, side, into)
    if (drawn.state !== 'drawn') throw new Error(`A page could not be drawn: ${drawn.reason}`)
    entries.push(await fileEntry(`images/${number}.jpg`, into))
  }
  return entries
}

/** Everything that lies in the archive besides its proofs. @throws Fault where it is too much for one archive */
export async function archiveOf(
  deps: MakingDeps,
  bundle: Bundle,
  asked: ExportRow,
  { folder, note, host }: { folder: string; note: (progress: number) => Promise<void>; host: string },
): Promise<Entry[]> {
  const { exhibits } = bundle
  const total = exhibits.reduce((sum, { native }) => sum + (native?.bytes ?? 0), 0)
  if (total > most.archive) {
    const [all, limit] = [sizeText(total), sizeText(most.archive)]
    throw new Fault('invalid', msg`The files are ${{ all }} together, and an archive holds at most ${{ limit }}. Split the list.`)
  }
  const [natives, texts, images]: [Entry[], Entry[], Entry[]] = [[], [], []]
  const placed: Placed[] = []
  const pictures = path.join(folder, 'images')
  await mkdir(pictures)
  for (const [n, one] of exhibits.entries()) {
    const { wanted, native, drawn, numbers, page } = one
    const number = numbers[0]!
    const at = native && `natives/${number}-${pathName(native.name)}`
    if (native)
      natives.push({
        path: at!,
        bytes: native.bytes,
        sha256: native.sha256,
        content: native.read,
        isDense: !native.type.startsWith('text/'),
      })
    const text = textOf(one)
    if (text !== null) texts.push(entryOf(`text/${number}.txt`, new TextEncoder().encode(text)))
    const drawnImages = asked.asked.images ? await imagesOf(deps, bundle, one, asked.asked.covers ? 1 : 0, pictures) : []
    images.push(...drawnImages)
    placed.push({
      label: wanted.label,
      what: wanted.what,
      day: wanted.item.day,
      name: (native ?? drawn).name,
      type: (native ?? drawn).type,
      numbers,
      page,
      native: at,
      sha256: native?.sha256 ?? null,
      text: text === null ? null : `text/${number}.txt`,
      images: drawnImages.map(({ path: image }) => image),
    })
    await note(70 + Math.floor(((n + 1) / exhibits.length) * 15))
  }
  return [
    readmeOf({ host, hasImages: images.length > 0 }),
    await fileEntry('exhibits.pdf', bundle.pdf),
    ...tablesOf(placed),
    ...natives,
    ...texts,
    ...images,
    ...(await deps.verifier()).map(({ name, content }) => entryOf(name, content)),
  ]
}
