import { globSync } from 'node:fs'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { root } from './build.ts'

/** What the entry of the browser imports: the texts of what is around every page. */
const ofShell = 'virtual:shell-texts'
/** A page together with its texts: `page.<name>.tsx?texts`. */
const ofPage = '?texts'
/** Stands in the code where a page's texts will be, once it is known which they are. */
const place = /(["'`])page-texts\1/

type Texts = Readonly<Record<string, unknown>>
type Chunk = Pick<Rolldown.RenderedChunk, 'imports' | 'dynamicImports' | 'modules'> & { facadeModuleId?: string | null }

const isPage = (chunk: Chunk | undefined) => chunk?.facadeModuleId?.endsWith(ofPage) === true

/** The texts of a compiled catalog, as @lingui/vite-plugin writes it: `export const messages=JSON.parse("…")`. */
export function textsIn(code: string): Texts {
  const written = /JSON\.parse\((".*")\)/s.exec(code)?.[1]
  if (written === undefined) throw new Error('A compiled catalog does not look as it used to.')
  return JSON.parse(JSON.parse(written) as string) as Texts
}

/** The ids of texts in a piece of code: what the macros leave of a text is its id, six signs in quotes. */
export function idsIn(code: string, known: Texts): string[] {
  return [...code.matchAll(/(["'`])([\w-]{6})\1/g)].map((found) => found[2]!).filter((id) => Object.hasOwn(known, id))
}

/**
 * The ids of all texts that a chunk, and what it loads, can show; `later` is for what it loads only when used. What starts pages loads
 * every page when used: pages bring their own texts.
 */
export function reached<C extends Chunk>(
  start: C,
  chunks: Readonly<Record<string, C>>,
  known: Texts,
  later: boolean,
  idsOf = (chunk: C) => Object.values(chunk.modules).flatMap(({ code }) => idsIn(code ?? '', known)),
): Set<string> {
  const ids = new Set<string>()
  const seen = new Set<C>()
  const walk = (chunk: C | undefined) => {
    if (!chunk || seen.has(chunk)) return
    seen.add(chunk)
    for (const id of idsOf(chunk)) ids.add(id)
    for (const name of [...chunk.imports, ...(later ? chunk.dynamicImports.filter((loaded) => !isPage(chunks[loaded])) : [])])
      walk(chunks[name])
  }
  walk(start)
  return ids
}

const catalogs = () =>
  globSync('src/{web,shell,server,domain,features/*/*}/locales/en.po', { cwd: root }).map((file) => path.join(root, file))

/** While developing every page has all texts: nothing is to be counted there. */
const everything = () =>
  [
    ...catalogs().map((file, index) => `import { messages as m${index} } from ${JSON.stringify(file)}`),
    `export const messages = Object.assign({}, ${catalogs().map((_, index) => `m${index}`)})\n`,
  ].join('\n')

/**
 * Gives each page the texts that it and its parts use, whichever feature wrote them, in the page's own file;
 * what the shell has already is not said twice (decision 0013).
 */
export function pageTexts(): Plugin {
  let isBuild = false
  let texts: Texts | null = null
  /** What was found in a chunk, by its name: most are reached from many pages. */
  const found = new Map<string, string[]>()
  let common: Set<string> | null = null
  return {
    name: 'page-texts',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    buildStart() {
      texts = null
      common = null
      found.clear()
    },
    resolveId: { filter: { id: /^virtual:shell-texts$/ }, handler: () => `\0${ofShell}` },
    load: {
      filter: { id: /virtual:shell-texts$|\?texts$/ },
      async handler(id) {
        const isShell = id === `\0${ofShell}`
        const page = isShell ? '' : `export { page } from ${JSON.stringify(id.slice(0, -ofPage.length))}\n`
        if (!isBuild) return { code: page + everything(), moduleType: 'js' }
        // Every catalog once, and not again for each page.
        if (isShell) {
          const compiled = await Promise.all(catalogs().map((file) => this.load({ id: file })))
          texts = Object.assign({}, ...compiled.map(({ code }) => textsIn(code ?? ''))) as Texts
        }
        return { code: `${page}export const messages = JSON.parse('page-texts')\n`, moduleType: 'js' }
      },
    },
    // The code has been cut to what is used by now: a part that a page does not show brings no texts.
    renderChunk(code, chunk, _options, { chunks }) {
      if (!place.test(code)) return undefined
      const known = texts!
      const idsOf = (of: Rolldown.RenderedChunk) => {
        const ids = found.get(of.fileName) ?? Object.values(of.modules).flatMap((module) => idsIn(module.code ?? '', known))
        found.set(of.fileName, ids)
        return ids
      }
      const all = Object.values(chunks)
      const shell = all.find(({ modules }) => Object.hasOwn(modules, `\0${ofShell}`))!
      // Whatever starts a page, and the parts that it loads, at once or later.
      common ??= new Set(
        [shell, ...all.filter(({ isEntry }) => isEntry)].flatMap((start) => [...reached(start, chunks, known, true, idsOf)]),
      )
      const isShell = chunk.fileName === shell.fileName
      const ids = isShell ? [...common] : [...reached(chunk, chunks, known, true, idsOf)].filter((id) => !common!.has(id))
      const own = Object.fromEntries(ids.toSorted().map((id) => [id, known[id]]))
      return { code: code.replace(place, () => JSON.stringify(JSON.stringify(own))), map: null }
    },
  }
}
