import path from 'node:path'
import type { Rolldown } from 'vite'
import { root } from './build.ts'

/** What every signed-in page needs, in one file. */
const frame = 'frame'
/** What the bundler itself adds, by its id. */
const runtime = '\0rolldown/runtime.js'
/** How many pages and lazily loaded parts a module must be of, to be in the frame as well. */
const often = 12
/** How many files that are shared with some other pages one page may need. With its own file, the frame and what starts it: 11 scripts. */
const mostShared = 6
/** A file less is worth that one page loads so many bytes of source more that it does not use, squared. */
const worth = 500 ** 2

export type ModuleOf = (id: string) => Pick<Rolldown.ModuleInfo, 'code' | 'importedIds' | 'dynamicallyImportedIds'> | null

/** Lists the code of every page: its imports change with each of them, and what it is in changes with it. */
const isTable = (id: string) => /\/app\/(entry\.|[\w-]+-files\.generated\.)/.test(id)
/** A feature's parts for others (public.ts, public.tsx): mostly passes on what other files export. */
const isPublic = (id: string) => /\/public\.tsx?$/.test(id)

/** The names that code imports from a file whose address ends like this; `null` if it takes the whole file. */
export function namesImported(code: string, ending: string): string[] | null {
  const found = [...code.matchAll(/\bimport\s*([^'"()]*?)\s*from\s*["']([^"']+)["']/g)].filter(([, , from]) => from!.endsWith(ending))
  const lists = found.map(([, clause]) => /^\{([^}]*)\}$/.exec(clause!)?.[1])
  if (lists.length === 0 || lists.includes(undefined)) return null
  return lists.flatMap((list) => list!.split(',')).flatMap((one) => one.trim().split(/\s+as\s+/)[0] || [])
}

/** Which file each name comes from that code passes on. */
export function namesPassedOn(code: string, folder: string): Map<string, string> {
  const all = [...code.matchAll(/\bexport\s*\{([^}]*)\}\s*from\s*["'](\.[^"']+)["']/g)]
  return new Map(
    all.flatMap(([, list, from]) =>
      list!.split(',').flatMap((one) => {
        const name = one
          .trim()
          .split(/\s+as\s+/)
          .at(-1)
        return name ? [[name, path.join(folder, from!)] as const] : []
      }),
    ),
  )
}

/**
 * What a module imports at once. Of a feature's public file it imports what it names: the bundler leaves out the rest too, and the
 * whole of it would make nearly every page a page of every part.
 */
function readImports(moduleOf: ModuleOf): (id: string) => readonly string[] {
  const passedOn = new Map<string, Map<string, string>>()
  const through = (id: string) => {
    const known = passedOn.get(id) ?? namesPassedOn(moduleOf(id)?.code ?? '', path.dirname(id))
    passedOn.set(id, known)
    return known
  }
  const own = (id: string) => {
    const files = new Set(through(id).values())
    return (moduleOf(id)?.importedIds ?? []).filter((imported) => !files.has(imported))
  }
  const all = new Map<string, readonly string[]>()
  return (id) => {
    const known = all.get(id)
    if (known) return known
    const { code = null, importedIds = [] } = moduleOf(id) ?? {}
    const direct = isPublic(id) ? own(id) : importedIds
    const imports = direct.flatMap((imported) => {
      const names = isPublic(imported) && code !== null ? namesImported(code, imported.split('/').slice(-2).join('/')) : null
      return names?.map((name) => through(imported).get(name) ?? imported) ?? [imported]
    })
    all.set(id, imports)
    return imports
  }
}

/** A module and everything that it imports at once. */
function closure(start: string, importsOf: (id: string) => readonly string[]): Set<string> {
  const found = new Set([start])
  for (const id of found) for (const imported of importsOf(id)) found.add(imported)
  return found
}

/** Modules that will share a file. */
interface Group {
  modules: readonly string[]
  size: number
  /** Of each page and part by its number: 1 if it loads this file. */
  users: Uint8Array
}

const usersOf = (users: Uint8Array) => users.reduce((sum, uses) => sum + uses, 0)

/** Whether one group needs another by way of a third: in one file the two would need each other's files, each before the other. */
function needsAround(from: Group, to: Group, needs: ReadonlyMap<Group, ReadonlySet<Group>>): boolean {
  const met = new Set([...(needs.get(from) ?? [])].filter((next) => next !== to))
  for (const group of met)
    for (const next of needs.get(group) ?? []) {
      if (next === to) return true
      met.add(next)
    }
  return false
}

/** Which groups import modules of which others. */
function needsOf(groups: readonly Group[], importsOf: (id: string) => readonly string[]): Map<Group, Set<Group>> {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)))
  return new Map(
    groups.map((group) => {
      const others = group.modules.flatMap((id) => importsOf(id).flatMap((imported) => groupOf.get(imported) ?? []))
      return [group, new Set(others.filter((other) => other !== group))]
    }),
  )
}

/** How many bytes of source each page loads of all groups. */
const loadedBy = (groups: readonly Group[]) =>
  Array.from(groups[0]?.users ?? [], (_, user) => groups.reduce((sum, { users, size }) => sum + users[user]! * size, 0))

/**
 * The merge that takes files from pages that need too many, for the fewest bytes that pages then load without using them. They count by
 * their square, with what a page loads so already: it is better that several pages load a little more than one much more.
 */
function bestMerge(
  groups: readonly Group[],
  { isOver, unused, importsOf }: { isOver: Uint8Array; unused: readonly number[]; importsOf: (id: string) => readonly string[] },
): [Group, Group] | null {
  const needs = needsOf(groups, importsOf)
  const pairs = groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other) => {
      let saved = 0
      let cost = worth
      // Runs for every pair of groups and every page, and again after each merge.
      for (let user = 0; user < unused.length; user++) {
        const uses = one.users[user]!
        if (uses === other.users[user]) saved += uses & isOver[user]!
        else {
          const more = uses === 1 ? other.size : one.size
          cost += more * (more + 2 * unused[user]!)
        }
      }
      return saved === 0 ? [] : [{ one, other, cost: cost / saved }]
    }),
  )
  const possible = pairs
    .toSorted((a, b) => a.cost - b.cost)
    .find(({ one, other }) => !needsAround(one, other, needs) && !needsAround(other, one, needs))
  return possible ? [possible.one, possible.other] : null
}

/** A page that loads a file loads what that needs too, whether the page uses it or not. */
function withAllUsers(groups: readonly Group[], importsOf: (id: string) => readonly string[]): Group[] {
  const needs = needsOf(groups, importsOf)
  const users = new Map(groups.map((group) => [group, group.users]))
  const add = (from: Group) => {
    for (const needed of needs.get(from)!) {
      const before = users.get(needed)!
      const after = before.map((uses, user) => uses | users.get(from)![user]!)
      if (usersOf(after) === usersOf(before)) continue
      users.set(needed, after)
      add(needed)
    }
  }
  groups.forEach(add)
  return groups.map((group) => ({ ...group, users: users.get(group)! }))
}

/** Merges groups until no page needs more than `most` of them. */
function merged(groups: readonly Group[], most: number, importsOf: (id: string) => readonly string[]): readonly Group[] {
  const used = loadedBy(groups)
  let now = groups
  while (true) {
    const counts = Array.from(now[0]?.users ?? [], (_, user) => now.reduce((sum, { users }) => sum + users[user]!, 0))
    if (counts.every((count) => count <= most)) return now
    const isOver = Uint8Array.from(counts, (count) => Number(count > most))
    const unused = loadedBy(now).map((bytes, user) => bytes - used[user]!)
    const pair = bestMerge(now, { isOver, unused, importsOf })
    if (!pair) throw new Error('Signed-in pages need too many files, and no two of them can be merged (scripts/signed-in-chunks.ts).')
    const [one, other] = pair
    const both = {
      modules: [...one.modules, ...other.modules],
      size: one.size + other.size,
      users: one.users.map((uses, user) => uses | other.users[user]!),
    }
    now = withAllUsers([...now.filter((group) => group !== one && group !== other), both], importsOf)
  }
}

/** Called after its largest module. */
function nameOf({ modules }: Group, sizeOf: (id: string) => number): string {
  const largest = modules.reduce((most, id) => (sizeOf(id) > sizeOf(most) ? id : most))
  return path
    .relative(root, largest)
    .replace(/^(src|node_modules)\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll(/\W+/g, '-')
}

/**
 * In which file of the signed-in pages' build each module goes, by its id: the frame, or what several pages share. A module that only
 * one page needs is not named, and goes into that page's file.
 */
export function planChunks(entry: string, moduleOf: ModuleOf, most: { often: number; shared: number }): Map<string, string> {
  const importsOf = readImports(moduleOf)
  const sizeOf = (id: string) => moduleOf(id)?.code?.length ?? 0
  const initial = closure(entry, importsOf)
  // Pages, and parts that are loaded when they are used, of the frame or of pages.
  const parts = new Map<string, Set<string>>()
  const find = (within: Iterable<string>) => {
    for (const id of within)
      for (const part of moduleOf(id)?.dynamicallyImportedIds ?? []) {
        if (parts.has(part) || initial.has(part)) continue
        const own = closure(part, importsOf)
        parts.set(part, own)
        find(own)
      }
  }
  find(initial)
  const users = new Map<string, Uint8Array>()
  for (const [number, within] of [...parts.values()].entries())
    for (const id of within) {
      if (initial.has(id)) continue
      const of = users.get(id) ?? new Uint8Array(parts.size)
      of[number] = 1
      users.set(id, of)
    }
  const shared = [...users].filter(([, of]) => usersOf(of) > 1)
  const inFrame = [...initial].filter((id) => !isTable(id)).concat(shared.filter(([, of]) => usersOf(of) >= most.often).map(([id]) => id))
  const groups = Map.groupBy(
    shared.filter(([, of]) => usersOf(of) < most.often),
    ([, of]) => of.join(''),
  )
  const alike = [...groups.values()].map((modules): Group => {
    const ids = modules.map(([id]) => id)
    return { modules: ids, size: ids.reduce((sum, id) => sum + sizeOf(id), 0), users: modules[0]![1] }
  })
  const files = merged(alike, most.shared, importsOf).flatMap((group) => {
    const name = nameOf(group, sizeOf)
    return group.modules.map((id) => [id, name] as const)
  })
  return new Map([...[runtime, ...inFrame].map((id) => [id, frame] as const), ...files])
}

/** The group of rolldown's `codeSplitting` for the build of the signed-in pages (decision 0076). */
export function signedInChunks(entry: string): Rolldown.CodeSplittingGroup {
  let plan: Map<string, string> | null = null
  return {
    debugName: 'signed-in',
    // Each module has its place. No two files need each other, so none runs before what it needs.
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      plan ??= planChunks(path.join(root, entry), (one) => graph.getModuleInfo(one), { often, shared: mostShared })
      return plan.get(id) ?? null
    },
  }
}
