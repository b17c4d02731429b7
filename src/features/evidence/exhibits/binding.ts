import path from 'node:path'
import { stat } from 'node:fs/promises'
import { assigned, batesText } from '#domain/exhibits/bates.ts'
import { sizeText } from '#domain/files/sizes.ts'
import { Fault } from '#kernel/fault.ts'
import { msg, plural } from '#kernel/text.ts'
import type { NoPages } from '#ports/pages/port.ts'
import type { Gathered } from './gathering.ts'
import { writeInto } from './local-files.ts'
import { type MakingDeps, reason } from './making-deps.ts'
import { coverBlocks, frontBlocks, sheetBlocks } from './paper.ts'
import { most } from './rules.ts'
import { seriesAt } from './numbers.ts'
import { type Content, contentsOf, lengthOf, sourceOf, type Wanted } from './sources.ts'
import type { ExportRow, MadeExhibit } from './store.exports.ts'
import { changeSeries } from './store.numbers.ts'

/** An exhibit that was drawn. */
export interface Drawn {
  wanted: Wanted
  /** Where its pages lie. */
  path: string
  pages: number
  drawn: Content
  native: Content | null
  isSheet: boolean
}

/** Exhibits in one PDF. */
export interface Bundle {
  exhibits: readonly (Drawn & { numbers: readonly string[]; page: number })[]
  made: readonly MadeExhibit[]
  pdf: string
  pages: number
}

interface Where {
  folder: string
  note: (progress: number) => Promise<void>
  madeAt: Date
}

/** Draws one exhibit; what can't be drawn gets a sheet that says why. */
async function drawOne(
  deps: MakingDeps,
  wanted: Wanted,
  list: ExportRow['asked'],
  { folder, n }: { folder: string; n: number },
): Promise<Drawn> {
  const { drawn, native } = await contentsOf(deps, wanted, list.natives)
  const [from, into] = [path.join(folder, `source-${n}`), path.join(folder, `drawn-${n}.pdf`)]
  const source = sourceOf(wanted, drawn, from)
  const of = { wanted, drawn, native, path: into }
  let why: NoPages = 'kind'
  if (source !== null && drawn.bytes <= most.drawn) {
    await writeInto(from, await drawn.read())
    const done = await deps.binder.draw(source, into)
    if (done.state === 'drawn') return { ...of, pages: done.pages, isSheet: false }
    if (done.state === 'outside')
      throw new Fault(
        'invalid',
        msg`${{ label: wanted.label }} has ${plural({ pages: done.of }, { one: '# page', other: '# pages' })}, and you chose others. Change its pages.`,
      )
    why = done.reason
  } else if (source !== null) why = 'tooLarge'
  const file = native ?? drawn
  const length = await lengthOf(deps, wanted)
  const { name, type, bytes, sha256 } = file
  const blocks = sheetBlocks(wanted.label, wanted.what, { name, type, bytes, sha256, length, isThere: native !== null }, why)
  const sheet = await deps.binder.draw({ kind: 'blocks', blocks }, into)
  if (sheet.state !== 'drawn') throw new Error(`A sheet could not be drawn: ${sheet.state}`)
  return { ...of, pages: sheet.pages, isSheet: true }
}

/** Gives each page its number, under the prefix of the list: a page that has one keeps it. */
async function numbersOf(deps: MakingDeps, asked: ExportRow, drawn: readonly Drawn[]): Promise<string[][]> {
  const { prefix, first } = asked.asked
  const pages = drawn.map(({ wanted, pages: count, isSheet }) => ({
    file: wanted.file.id,
    from: isSheet ? 1 : (wanted.row.from ?? 1),
    count,
  }))
  const numbers = await deps.cases.asSystem(reason, (tx) =>
    changeSeries(tx, seriesAt(asked, prefix), first, (series) => {
      const done = assigned(series, pages)
      return { series: done.series, result: done.numbers }
    }),
  )
  return numbers.map((each) => each.map((number) => batesText(prefix, number)))
}

/** Draws all exhibits and binds them. @throws Fault for what is wrong with what was asked */
export async function boundIn(deps: MakingDeps, gathered: Gathered, asked: ExportRow, { folder, note, madeAt }: Where): Promise<Bundle> {
  const list = asked.asked
  const drawn: Drawn[] = []
  let [bytes, pages] = [0, 0]
  for (const [n, wanted] of gathered.wanted.entries()) {
    const one = await drawOne(deps, wanted, list, { folder, n })
    bytes += (await stat(one.path)).size
    pages += one.pages
    if (bytes > most.drawn)
      throw new Fault(
        'invalid',
        msg`The pages are more than ${{ size: sizeText(most.drawn) }} together. Split the list, or choose fewer pages.`,
      )
    if (pages > most.pages) throw new Fault('invalid', msg`The exhibits have more than ${{ most: most.pages }} pages. Split the list.`)
    drawn.push(one)
    await note(2 + Math.floor(((n + 1) / gathered.wanted.length) * 48))
  }
  const numbers = await numbersOf(deps, asked, drawn)
  const all = numbers.flat().toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1))
  const front = frontBlocks(list, {
    title: gathered.title,
    askedBy: gathered.askedBy,
    madeAt: gathered.moment(madeAt),
    zone: gathered.zone,
    reviewedAt: asked.reviewedAt,
    code: gathered.code,
    host: deps.host,
    numbers: [all[0]!, all.at(-1)!],
    count: drawn.length,
  })
  const pdf = path.join(folder, 'exhibits.pdf')
  const notes: Promise<void>[] = []
  const bound = await deps.binder.bind(
    {
      title: `Exhibits · ${list.name} · ${gathered.title}`,
      front,
      index: { heading: 'Index of exhibits', what: 'What it is', numbers: 'Numbers', page: 'Page' },
      exhibits: drawn.map(({ wanted: { label, what }, path: from }, n) => ({
        label,
        what,
        cover: list.covers ? coverBlocks(label, what, gathered.title) : null,
        path: from,
        numbers: numbers[n]!,
      })),
      pageOf: 'Page # of ##',
    },
    pdf,
    (done) => notes.push(note(50 + Math.min(19, Math.floor((done / (pages + 10)) * 20))).catch(() => {})),
  )
  await Promise.all(notes)
  if (bound.state === 'cannot') throw new Fault('invalid', msg`The exhibits are too many for one PDF. Split the list.`)
  await note(70)
  return {
    pdf,
    pages: bound.pages,
    exhibits: drawn.map((one, n) => ({ ...one, numbers: numbers[n]!, page: bound.places[n]!.page })),
    made: drawn.map(({ wanted: { label, what } }, n) => ({
      label,
      what,
      pages: numbers[n]!.length,
      first: numbers[n]![0]!,
      last: numbers[n]!.at(-1)!,
    })),
  }
}
