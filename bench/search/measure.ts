import { type KyselyPlugin, type PluginTransformQueryArgs, type PluginTransformResultArgs, sql } from 'kysely'
import { byNobody } from '#http/bind.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { service } from '#directory/search/service.ts'
import { sameName, slip } from './typing.ts'

export interface Times {
  n: number
  p50: number
  p95: number
  max: number
  /** Statements that one search ran, on average. */
  statements: number
}

export interface SearchMeasured {
  /** Milliseconds in the database for one search: all of its statements, facets and cards included. */
  prefix: Times
  familyPrefix: Times
  givenAndPrefix: Times
  wholeName: Times
  typo: Times
  /** The same terms with `name ilike '%term%'` and no index, milliseconds. */
  ilike: Times
  /** Median of ILIKE over median of the prefix search. */
  ratio: number
  /** Share of misspelled names that are among the first ten by right name. */
  typoFound: { oneSlip: number; twoSlips: number }
  people: number
}

export interface Typed {
  familyPrefix: string[]
  givenAndPrefix: string[]
  wholeName: string[]
  oneSlip: { typed: string; meant: string }[]
  twoSlips: { typed: string; meant: string }[]
}

/** Adds up the time of the statements that pass through it, from handing one over to having its rows. */
function stopwatch() {
  const began = new WeakMap<object, number>()
  const watch = { spent: 0, statements: 0 }
  const plugin: KyselyPlugin = {
    transformQuery: ({ node, queryId }: PluginTransformQueryArgs) => {
      began.set(queryId, performance.now())
      return node
    },
    transformResult: async ({ result, queryId }: PluginTransformResultArgs) => {
      watch.spent += performance.now() - began.get(queryId)!
      watch.statements += 1
      return result
    },
  }
  return { watch, plugin }
}

/** What people would type to find `count` people drawn from the directory by chance, so that common names are typed often. */
export async function typedBy(db: Db, random: Random, count: number): Promise<Typed> {
  const top = (await sql<{ top: number }>`select max(num) as top from search_person`.execute(db)).rows[0]!.top
  const nums = Array.from({ length: count * 5 }, () => 1 + Math.floor(random.next() * top))
  const { rows } = await sql<{ given: string; family: string }>`
    select p.given, p.family from unnest(${nums}::integer[]) with ordinality as asked(num, at)
    join search_person f on f.num = asked.num join professional p on p.id = f.professional_id
    where p.family ~ '^[A-Za-z]{3,}$' and p.given ~ '^[A-Za-z]{3,}$' order by asked.at`.execute(db)
  const some = (from: number) => rows.slice(Math.floor((rows.length * from) / 5), Math.floor((rows.length * from) / 5) + count)
  const begun = (word: string) => word.slice(0, 3 + Math.floor(random.next() * (word.length - 2)))
  const slipped = (from: number, slips: number) =>
    some(from).map(({ given, family }) => {
      let typed = family.toLowerCase()
      for (let made = 0; made < slips; made += 1) typed = slip(typed, random)
      return { typed: `${given} ${typed}`, meant: `${given} ${family}` }
    })
  return {
    familyPrefix: some(0).map(({ family }) => begun(family)),
    givenAndPrefix: some(1).map(({ given, family }) => `${given} ${begun(family)}`),
    wholeName: some(2).map(({ given, family }) => `${given} ${family}`),
    oneSlip: slipped(3, 1),
    twoSlips: slipped(4, 2).filter(({ meant }) => meant.split(' ')[1]!.length >= 5),
  }
}

function timesOf(all: readonly { spent: number; statements: number }[]): Times {
  const sorted = all.map(({ spent }) => spent).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! * 1000) / 1000
  const statements = all.reduce((sum, one) => sum + one.statements, 0) / all.length
  return { n: sorted.length, p50: at(0.5), p95: at(0.95), max: at(1), statements: Math.round(statements * 100) / 100 }
}

/**
 * Times searches as the handler runs them, one after the other, through one pool, after a warm-up.
 * @param options.queries searches of each kind
 */
export async function measureSearch(db: Db, { queries, random }: { queries: number; random: Random }): Promise<SearchMeasured> {
  const { watch, plugin } = stopwatch()
  const { search } = service({ db: db.withPlugin(plugin), clock: () => Date.now() })
  const one = async (q: string) => {
    watch.spent = 0
    watch.statements = 0
    const found = await search({ query: { q }, ...byNobody })
    return { spent: watch.spent, statements: watch.statements, found }
  }
  const warm = await typedBy(db, random, 100)
  for (const q of [...warm.familyPrefix, ...warm.givenAndPrefix, ...warm.wholeName, ...warm.oneSlip.map(({ typed }) => typed)]) await one(q)

  const typed = await typedBy(db, random, queries)
  const run = async (list: readonly string[]) => {
    const all: Awaited<ReturnType<typeof one>>[] = []
    for (const q of list) all.push(await one(q))
    return all
  }
  const familyPrefix = await run(typed.familyPrefix)
  const givenAndPrefix = await run(typed.givenAndPrefix)
  const wholeName = await run(typed.wholeName)
  const oneSlip = await run(typed.oneSlip.map((it) => it.typed))
  const twoSlips = await run(typed.twoSlips.map((it) => it.typed))
  const foundIn = (all: typeof oneSlip, meant: Typed['oneSlip']) => {
    const right = all.filter(({ found }, at) => found.items.slice(0, 10).some(({ name }) => sameName(name, meant[at]!.meant)))
    return Math.round((right.length / Math.max(all.length, 1)) * 1000) / 1000
  }

  // A sequential scan of a million names takes a while: fewer of them, of the same terms.
  const sequential: { spent: number; statements: number }[] = []
  for (const term of typed.familyPrefix.slice(0, Math.min(queries, 40))) {
    const began = performance.now()
    await sql`select id, name from professional where name ilike ${`%${term}%`} order by name, id limit 20`.execute(db)
    sequential.push({ spent: performance.now() - began, statements: 1 })
  }
  const prefix = timesOf([...familyPrefix, ...givenAndPrefix, ...wholeName])
  const ilike = timesOf(sequential)
  return {
    prefix,
    familyPrefix: timesOf(familyPrefix),
    givenAndPrefix: timesOf(givenAndPrefix),
    wholeName: timesOf(wholeName),
    typo: timesOf([...oneSlip, ...twoSlips]),
    ilike,
    ratio: Math.round(ilike.p50 / prefix.p50),
    typoFound: { oneSlip: foundIn(oneSlip, typed.oneSlip), twoSlips: foundIn(twoSlips, typed.twoSlips) },
    people: (await sql<{ n: number }>`select count(*) as n from search_person`.execute(db)).rows[0]!.n,
  }
}
