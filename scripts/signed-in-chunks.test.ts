import { readFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBuiltPages } from '#http/pages.ts'
import { insidePages } from '#map/inside.generated.ts'
import type { PageLine } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'
import { dist, ensureBuild } from './build.ts'
import { namesImported, namesPassedOn, planChunks } from './signed-in-chunks.ts'

test('what a module imports of a public file is read by name, and a whole import as the whole', () => {
  const code = `import { A, B as C } from "#case/cases/public.tsx";\nimport { D } from "./d.ts";`
  expect(namesImported(code, 'cases/public.tsx')).toEqual(['A', 'B'])
  expect(namesImported(code, 'people/public.tsx')).toBeNull()
  expect(namesImported(`import * as cases from "#case/cases/public.tsx"`, 'cases/public.tsx')).toBeNull()
})

test('a public file passes on names of its own files', () => {
  const code = `export { A, B as C } from "./components/a.tsx";\nexport { D } from "#case/people/public.tsx";`
  expect(namesPassedOn(code, '/src/case')).toEqual(
    new Map([
      ['A', '/src/case/components/a.tsx'],
      ['C', '/src/case/components/a.tsx'],
    ]),
  )
})

describe('a plan of files', () => {
  /** A graph of modules: what each imports, and of the entry what it loads later. */
  const plan = (imports: Record<string, string[]>, pages: string[], most: { often: number; shared: number }) => {
    const of = (id: string) => (imports[id] ? { code: 'x'.repeat(100), importedIds: imports[id], dynamicallyImportedIds: [] } : null)
    return planChunks(
      'entry',
      (id) => (id === 'entry' ? { code: '', importedIds: imports['entry'] ?? [], dynamicallyImportedIds: pages } : of(id)),
      most,
    )
  }
  const graph = {
    entry: ['react'],
    react: [],
    one: ['button', 'list', 'react'],
    two: ['button', 'list', 'table'],
    three: ['button', 'table'],
    button: ['react'],
    list: [],
    table: [],
  }

  test('what starts the pages, and what many of them need, is in the frame; what one page needs is left to it', () => {
    const files = plan(graph, ['one', 'two', 'three'], { often: 3, shared: 9 })
    expect(files.get('react')).toBe('frame')
    expect(files.get('button')).toBe('frame')
    expect([files.has('one'), files.has('two')]).toEqual([false, false])
    expect(files.get('list')).not.toBe('frame')
    expect(files.get('list')).not.toBe(files.get('table'))
  })

  test('where a page would need too many files, two become one', () => {
    const files = plan(graph, ['one', 'two', 'three'], { often: 3, shared: 1 })
    expect(files.get('list')).toBe(files.get('table'))
  })

  test('two files never need each other', () => {
    // `a` needs `b` needs `c`: with `a` and `c` in one file, it and that of `b` would need each other.
    const chain = { entry: [], one: ['a'], two: ['a'], three: ['b'], four: ['c'], a: ['b'], b: ['c'], c: [] }
    const files = plan(chain, ['one', 'two', 'three', 'four'], { often: 9, shared: 2 })
    expect(files.get('a') === files.get('c') && files.get('a') !== files.get('b')).toBe(false)
    expect(new Set([files.get('a'), files.get('b'), files.get('c')]).size).toBe(2)
  })
})

describe('the built pages', () => {
  /** With those that the frame names itself, and with some to spare for parts that a page loads by itself once it is drawn. */
  const mostScripts = 12
  let pages: Awaited<ReturnType<typeof readBuiltPages>>
  beforeAll(async () => {
    await ensureBuild(() => {})
    pages = await readBuiltPages(dist)
  }, 150_000)

  const scriptsOf = ({ feature, page }: PageLine, isIn: boolean) => [
    ...[...pages.frame.matchAll(/<script[^>]* src="([^"]+\.js)"/g)].map(([, src]) => src!),
    ...pages.preloads(`src/features/${feature}/page.${page}.tsx`, isIn),
  ]
  const signedIn = pagesIn('in', insidePages)
  const visitors = [...pagesIn('out'), ...pagesIn('rate')]
  const read = (name: string) => JSON.parse(readFileSync(path.join(dist, 'client', '.vite', name), 'utf8')) as unknown
  const modulesOf = (name: string) => read(`${name}-modules.json`) as Record<string, string[]>

  test(`no signed-in page declares more than ${mostScripts} scripts`, () => {
    expect(signedIn.length).toBeGreaterThan(60)
    const counts = signedIn.map((line) => ({ path: line.path, scripts: new Set(scriptsOf(line, true)).size }))
    expect(counts.filter(({ scripts }) => scripts < 4)).toEqual([])
    expect(counts.filter(({ scripts }) => scripts > mostScripts)).toEqual([])
  })

  test('no file of the signed-in pages needs one that needs it', () => {
    const manifest = read('signed-in.json') as Record<string, { imports?: string[] }>
    const around: string[][] = []
    const walk = (key: string, way: readonly string[], done: Set<string>) => {
      if (way.includes(key)) around.push([...way.slice(way.indexOf(key)), key])
      if (way.includes(key) || done.has(key)) return
      for (const next of manifest[key]?.imports ?? []) walk(next, [...way, key], done)
      done.add(key)
    }
    const done = new Set<string>()
    for (const key of Object.keys(manifest)) walk(key, [], done)
    expect(around).toEqual([])
  })

  test('the build of visitors has no page, frame or menu of someone who is signed in', () => {
    const ofSignedIn = new RegExp(
      `^src/(shell/|app/(inside|entry\\.signed-in)|map/menu|(${insidePages.map(({ feature, page }) => `features/${feature}/page\\.${page}`).join('|')})\\.)`,
    )
    const theirs = Object.values(modulesOf('visitor')).flat()
    expect(theirs.length).toBeGreaterThan(200)
    // The same expression finds them where they are.
    expect(
      Object.values(modulesOf('signed-in'))
        .flat()
        .filter((module) => ofSignedIn.test(module)).length,
    ).toBeGreaterThan(60)
    expect(theirs.filter((module) => ofSignedIn.test(module))).toEqual([])
  })

  test('no page of visitors loads a line of a signed-in page, or more scripts than it needs', () => {
    const modules = modulesOf('visitor')
    for (const line of visitors) {
      const scripts = scriptsOf(line, false)
      expect(scripts.length).toBeGreaterThan(3)
      const within = scripts.flatMap((script) => modules[script.slice(1)] ?? [])
      expect(within).toContain(`src/features/${line.feature}/page.${line.page}.tsx`)
      expect(within.filter((module) => module.startsWith('src/map/inside'))).toEqual([])
    }
  })
})
