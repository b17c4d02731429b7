import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { root } from './build.ts'

/** One row of corpora/court-terms/terms.json; its note says what the fields mean. */
interface Term {
  readonly term: string
  readonly spanish: string
  readonly meaning: string
  readonly sources: readonly string[]
  readonly avoid: readonly string[]
  readonly says: readonly string[]
  readonly forms?: readonly string[]
  readonly except?: readonly string[]
}

interface Source {
  readonly publisher: string
  readonly title: string
  readonly address: string
  readonly lookedAt: string
}

/** The table of court terms. */
export const courtTerms = () =>
  JSON.parse(readFileSync(path.join(root, 'corpora/court-terms/terms.json'), 'utf8')) as {
    readonly sources: Readonly<Record<string, Source>>
    readonly terms: readonly Term[]
  }

/** A text and its translation; an empty one is not translated yet. */
interface Entry {
  readonly english: string
  readonly spanish: string
}

const quoted = (lines: string) => [...lines.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, text]) => JSON.parse(`"${text}"`) as string).join('')

/** The texts of a catalog in gettext's format, its header apart. */
export function entriesOf(po: string): Entry[] {
  return [...po.matchAll(/^msgid ((?:"(?:[^"\\]|\\.)*"\s*)+)msgstr ((?:"(?:[^"\\]|\\.)*"\s*)+)/gm)]
    .map(([, english, spanish]) => ({ english: quoted(english!), spanish: quoted(spanish!) }))
    .filter(({ english }) => english !== '')
}

export const spanishCatalogs = () =>
  globSync('src/{web,shell,server,domain,features/*/*}/locales/es.po', { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .toSorted()

type Parts = ReturnType<typeof compileMessage>
type Branches = Readonly<Record<string, Parts>>

/** What a translation must not lose: values by name, tags, numbers, and the branches of plurals and choices. */
interface Shape {
  readonly values: Set<string>
  readonly tags: string[]
  readonly numbers: string[]
  readonly branches: Map<string, { readonly kind: string; readonly of: Branches }>
}

function shapeOf(parts: Parts, shape: Shape = { values: new Set(), tags: [], numbers: [], branches: new Map() }): Shape {
  for (const part of typeof parts === 'string' ? [parts] : parts) {
    if (typeof part === 'string') {
      shape.tags.push(...(part.match(/<\/?\w+\/?>/g) ?? []))
      shape.numbers.push(...(part.replaceAll(/<\/?\w+\/?>/g, ' ').match(/\d+/g) ?? []))
      continue
    }
    const [name, kind, of] = part as [string, string?, (Branches | string)?]
    shape.values.add(name)
    if (kind === undefined || typeof of !== 'object') continue
    shape.branches.set(name, { kind, of })
    for (const [branch, text] of Object.entries(of)) if (branch !== 'offset') shapeOf(text, shape)
  }
  return shape
}

const sorted = (list: Iterable<string>) => [...list].toSorted().join(' ')
const hasNumber = (parts: Parts | undefined) => JSON.stringify(parts ?? '').includes('#')

/** Tags in the order in which they open and close; null when one is not closed, or closed by another. */
function isNested(tags: readonly string[]): boolean {
  const open: string[] = []
  for (const tag of tags) {
    if (tag.endsWith('/>')) continue
    if (!tag.startsWith('</')) open.push(tag.slice(1, -1))
    else if (open.pop() !== tag.slice(2, -1)) return false
  }
  return open.length === 0
}

/** What a translation lost or broke of the form of its original. */
export function lost({ english, spanish }: Entry): string[] {
  const [from, to] = [english, spanish].map((text) => shapeOf(compileMessage(text))) as [Shape, Shape]
  const found: string[] = []
  if (sorted(from.values) !== sorted(to.values)) found.push(`values: ${sorted(from.values)} became ${sorted(to.values)}`)
  if (sorted(new Set(from.tags)) !== sorted(new Set(to.tags)) || !isNested(to.tags)) found.push('tags')
  const numbers = new Set(to.numbers)
  for (const number of new Set(from.numbers)) if (!numbers.has(number)) found.push(`the number ${number}`)
  for (const [name, { kind, of }] of from.branches) {
    const other = to.branches.get(name)
    if (other?.kind !== kind) {
      found.push(`the ${kind} of ${name}`)
      continue
    }
    for (const branch of Object.keys(of))
      if (branch !== 'offset' && other.of[branch] === undefined) found.push(`the branch ${branch} of ${name}`)
    if (hasNumber(of['other']) !== hasNumber(other.of['other'])) found.push(`the number sign of ${name}`)
  }
  return found
}

const folded = (text: string) =>
  text
    .replaceAll(/<\/?\w+\/?>/g, '')
    // The name of a value is no word of the text, and neither is an address.
    .replaceAll(/\S*\w\.\w\S*/g, ' ')
    .replaceAll(/\{\w+(?:\}|, )/g, ' ')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()

/** A term as it appears in a sentence: by words, with the plural, and in Spanish with either gender. */
function phrase(term: string, isSpanish: boolean): RegExp {
  const words = folded(term)
    .split(/\s+/)
    .map((word) => (isSpanish && word.endsWith('o') ? `${word.slice(0, -1)}[oa]s?` : `${word}(?:e?s)?`))
  return new RegExp(`(?<![\\p{L}\\p{N}])${words.join('\\s+')}(?![\\p{L}\\p{N}])`, 'gu')
}

/** Words of "tú" and "vosotros": the product says "usted". */
const familiar = /(?<![\p{L}])(?:tú|tu|tus|ti|contigo|tuyo|tuya|vosotros|vuestro|vuestra)(?![\p{L}])/iu

/** A check of translations against the table. Its phrases are made once; the longest term of a place counts. */
export function termCheck(terms: readonly Term[]): (entry: Entry) => string[] {
  const said = terms
    .flatMap(({ says, spanish, forms, term }) =>
      says.map((words) => ({ words, term, spanish, at: phrase(words, false), as: (forms ?? [spanish]).map((form) => phrase(form, true)) })),
    )
    .toSorted((a, b) => b.words.length - a.words.length)
  const avoided = terms.flatMap(({ term, avoid }) => avoid.map((words) => ({ words, term, at: phrase(words, true) })))
  const others = terms.flatMap(({ except = [] }) => except.map((words) => phrase(words, false)))
  return ({ english, spanish }) => {
    const text = folded(spanish)
    const found = avoided.filter(({ at }) => text.search(at) >= 0).map(({ words, term }) => `"${words}" is not our word for ${term}`)
    if (familiar.test(spanish)) found.push('says "tú" in place of "usted"')
    let rest = others.reduce((so, words) => so.replaceAll(words, ' '), folded(english))
    for (const { term, spanish: word, at, as } of said) {
      const without = rest.replaceAll(at, ' ')
      if (without !== rest && !as.some((form) => text.search(form) >= 0)) found.push(`"${term}" is "${word}" here`)
      rest = without
    }
    return found
  }
}

/** How much of each catalog is in Spanish, as lines for a terminal. */
export function coverage(): string[] {
  const rows = spanishCatalogs().map((file) => {
    const entries = entriesOf(readFileSync(path.join(root, file), 'utf8'))
    const name = file.replace(/^src\/(?:features\/)?/, '').replace('/locales/es.po', '')
    return { name, all: entries.length, done: entries.filter(({ spanish }) => spanish !== '').length }
  })
  const total = { name: 'all', all: rows.reduce((sum, { all }) => sum + all, 0), done: rows.reduce((sum, { done }) => sum + done, 0) }
  return [...rows, total].map(
    ({ name, all, done }) =>
      `${name.padEnd(32)} ${String(done).padStart(5)} of ${String(all).padStart(5)}  ${Math.floor((100 * done) / all)} %`,
  )
}

/**
 * What docs/spanish.md says about who has read the Spanish texts. Spanish may be shown when every row of its table has a reader and a day;
 * until then nothing may load a Spanish catalog.
 */
export function isRead(page = readFileSync(path.join(root, 'docs/spanish.md'), 'utf8')): boolean {
  const table = page.split('## Who has read it')[1]?.split('\n## ')[0] ?? ''
  const rows = [...table.matchAll(/^\|(.+)\|$/gm)].slice(2).map(([, row]) => row!.split('|').map((cell) => cell.trim()))
  return (
    rows.length > 0 && rows.every(([, reader, , day]) => reader !== '' && reader !== 'nobody yet' && /^\d{4}-\d\d-\d\d$/.test(day ?? ''))
  )
}
