import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './copy.ts'

/** One import, types included. */
export interface Arrow {
  from: string
  to: string
}

/** How a file names another: `from '…'`, `import '…'`, `import('…')`. */
const named = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"])([.#][^'"\n]*)\1/g

const aliases = Object.entries(
  (JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { imports: Record<string, string> }).imports,
).map(([alias, target]) => ({ alias: alias.slice(0, -1), folder: target.slice(2, -1) }))

/** The file that a specifier names, from the root; `null` for one that names no file of ours. */
export function targetOf(file: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(file), specifier)
  const found = aliases.find(({ alias }) => specifier.startsWith(alias))
  return found ? found.folder + specifier.slice(found.alias.length) : null
}

const fileNames = new Set(globSync('src/**/*.{ts,tsx}', { cwd: root }))

/** All imports between the files of src/, tests left out. `by` is the specifier as it is written. */
export function importsOfSource(): (Arrow & { by: string })[] {
  return [...fileNames]
    .filter((file) => !/(\.test\.tsx?|\/feature\.(checks|forms|isolation)\.ts)$/.test(file))
    .flatMap((from) =>
      [...readFileSync(path.join(root, from), 'utf8').matchAll(named)].flatMap(([, , by]) => {
        const to = targetOf(from, by!)
        return to !== null && fileNames.has(to) ? [{ from, to, by: by! }] : []
      }),
    )
}

/** The groups of nodes that reach each other (Tarjan 1972), those of more than one node, each sorted. */
export function knots(arrows: readonly Arrow[]): string[][] {
  const out = new Map<string, Set<string>>()
  for (const { from, to } of arrows) {
    if (!out.has(from)) out.set(from, new Set())
    if (from !== to) out.get(from)!.add(to)
  }
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const found: string[][] = []
  const visit = (node: string) => {
    index.set(node, index.size)
    low.set(node, index.get(node)!)
    stack.push(node)
    onStack.add(node)
    for (const next of out.get(node) ?? []) {
      if (!index.has(next)) {
        visit(next)
        low.set(node, Math.min(low.get(node)!, low.get(next)!))
      } else if (onStack.has(next)) low.set(node, Math.min(low.get(node)!, index.get(next)!))
    }
    if (low.get(node) !== index.get(node)) return
    const group: string[] = []
    for (let one = ''; one !== node;) {
      one = stack.pop()!
      onStack.delete(one)
      group.push(one)
    }
    if (group.length > 1) found.push(group.toSorted())
  }
  for (const node of out.keys()) if (!index.has(node)) visit(node)
  return found.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
}
