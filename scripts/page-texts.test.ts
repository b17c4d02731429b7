import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { formatter } from '@lingui/format-po'
import { beforeAll, describe, expect, test } from 'vitest'
import { dist, ensureBuild, root } from './build.ts'
import { idsIn, reached, textsIn } from './page-texts.ts'
import { entriesOf, isRead, spanishCatalogs } from './spanish.ts'

const known = { abcdef: ['A'], 'x-Y_12': ['B'], zzzzzz: ['C'] }

test('the texts of a catalog are read as they were compiled', () => {
  expect(textsIn('/*eslint-disable*/export const messages=JSON.parse("{\\"abcdef\\":[\\"A \\\\\\"B\\\\\\"\\"]}");')).toEqual({
    abcdef: ['A "B"'],
  })
  expect(() => textsIn('export const messages={}')).toThrow('does not look as it used to')
})

test('an id is found in any quotes, and only where a catalog knows it', () => {
  expect(idsIn(`f({id:"abcdef"}),g({id:\`x-Y_12\`}),h('button')`, known)).toEqual(['abcdef', 'x-Y_12'])
  expect(idsIn(`constructor("valueOf"),"__proto"`, {})).toEqual([])
})

const chunk = (code: string, imports: string[] = [], dynamicImports: string[] = []) => ({
  imports,
  dynamicImports,
  modules: { m: { code } as never },
})
const chunks = {
  page: chunk('"abcdef"', ['part'], ['later']),
  part: chunk('"x-Y_12"', ['page']),
  later: chunk('"zzzzzz"'),
}

test('a page reaches the texts of its parts and of those that it loads later; the shell only those loaded at once', () => {
  expect([...reached(chunks.page, chunks, known, true)].toSorted()).toEqual(['abcdef', 'x-Y_12', 'zzzzzz'])
  expect([...reached(chunks.page, chunks, known, false)].toSorted()).toEqual(['abcdef', 'x-Y_12'])
})

test('what starts pages reaches the texts of the parts that it loads later, and none of a page: pages bring their own', () => {
  const entry = chunk('"abcdef"', [], ['later', 'page.tsx'])
  const page = { ...chunk('"x-Y_12"'), facadeModuleId: 'page.tsx?texts' }
  expect([...reached(entry, { ...chunks, 'page.tsx': page }, known, true)].toSorted()).toEqual(['abcdef', 'zzzzzz'])
})

describe.each([
  { build: 'visitors', list: 'manifest.json', entry: 'index.html', pagesAtLeast: 20 },
  { build: 'someone who is signed in', list: 'signed-in.json', entry: 'src/app/entry.signed-in.tsx', pagesAtLeast: 60 },
])('the built pages of $build', ({ list, entry, pagesAtLeast }) => {
  interface Entry {
    file: string
    imports?: string[]
    dynamicImports?: string[]
  }
  let manifest: Record<string, Entry>
  beforeAll(async () => {
    await ensureBuild(() => {})
    manifest = JSON.parse(readFileSync(path.join(dist, 'client/.vite', list), 'utf8')) as typeof manifest
  }, 150_000)

  const codeOf = (key: string) => readFileSync(path.join(dist, 'client', manifest[key]!.file), 'utf8')
  /** The texts that a built file brings: the one JSON in it. */
  const brought = (key: string) => {
    const json = /JSON\.parse\((["'`])(\{.*?\})\1\)/s.exec(codeOf(key))?.[2] ?? '{}'
    return [...json.matchAll(/"([\w-]{6})":\[/g)].map((found) => found[1]!)
  }
  /** What is loaded later may be a part or another page; pages bring their own texts. */
  const isPart = (key: string) => !key.endsWith('?texts')
  const closure = (key: string, later: boolean, seen = new Set<string>()): Set<string> => {
    if (seen.has(key) || !manifest[key]) return seen
    seen.add(key)
    for (const next of [...(manifest[key].imports ?? []), ...(later ? (manifest[key].dynamicImports ?? []).filter(isPart) : [])])
      closure(next, later, seen)
    return seen
  }
  /** The code that the macros leave where a text is shown: `id:"abcdef"`. */
  const textIdsIn = (key: string) => [...codeOf(key).matchAll(/\bid:(["'`])([\w-]{6})\1/g)].map((found) => found[2]!)

  test('every page has every text that it can show, by itself or from the shell, and no text twice', async () => {
    const pages = Object.keys(manifest).filter((key) => key.endsWith('?texts'))
    expect(pages.length).toBeGreaterThan(pagesAtLeast)
    const shell = [...closure(entry, false)].flatMap(brought)
    expect(shell.length).toBeGreaterThan(10)
    // The server has every text of every catalog.
    const server = readFileSync(path.join(dist, 'server/entry.server.js'), 'utf8')
    const all = new Set([...server.matchAll(/\\?"([\w-]{6})\\?":\[/g)].map((found) => found[1]!))
    expect(all.size).toBeGreaterThan(300)
    const po = formatter()
    const catalogs = globSync('src/**/locales/en.po', { cwd: root })
    const written = await Promise.all(
      catalogs.map((file) => po.parse(readFileSync(path.join(root, file), 'utf8'), { locale: 'en', sourceLocale: 'en', filename: file })),
    )
    // The others are of tests, which name their texts themselves.
    const ids = written.flatMap((catalog) => Object.keys(catalog)).filter((id) => /^[\w-]{6}$/.test(id))
    expect(ids.filter((id) => !all.has(id))).toEqual([])
    expect([...closure(entry, true)].flatMap(textIdsIn).filter((id) => all.has(id) && !shell.includes(id))).toEqual([])
    for (const page of pages) {
      const own = brought(page)
      const used = [...closure(page, true)].flatMap(textIdsIn).filter((id) => all.has(id))
      expect(used.filter((id) => !own.includes(id) && !shell.includes(id))).toEqual([])
      expect(own.filter((id) => shell.includes(id))).toEqual([])
    }
  })
})

test('no built file has a Spanish text before Spanish has been read', async () => {
  await ensureBuild(() => {})
  const built = globSync('**/*.{js,html,css,json}', { cwd: dist }).map((file) => readFileSync(path.join(dist, file), 'utf8'))
  // The longest of each catalog: a short one can be the same in English.
  const texts = spanishCatalogs().flatMap((file) =>
    entriesOf(readFileSync(path.join(root, file), 'utf8'))
      .map(({ spanish }) => spanish.split(/[{<"\\]/)[0]!)
      .filter((text) => text.length > 30)
      .toSorted((a, b) => b.length - a.length)
      .slice(0, 3),
  )
  expect(texts.length).toBeGreaterThan(5)
  const found = texts.filter((text) => built.some((code) => code.includes(text)))
  expect(isRead() ? [] : found).toEqual([])
}, 150_000)
