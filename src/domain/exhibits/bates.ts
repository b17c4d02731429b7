// Bates numbers: each page that leaves has a number of its own, so that everyone in a courtroom means the same page by it.

/** Pages of a file that follow each other, in numbers that follow each other. */
export interface Run {
  /** What the pages are of. */
  file: string
  /** The first page, from 1 on, and how many there are. */
  from: number
  count: number
  /** The number of the first page. */
  first: number
}

/** All numbers that were given under one prefix, in order. */
export interface Series {
  /** The first number of all. */
  first: number
  runs: readonly Run[]
}

/** Pages of a file. */
export interface Pages {
  file: string
  from: number
  count: number
}

/** The number after the last one of a series. */
export function nextOf({ first, runs }: Series): number {
  const last = runs.at(-1)
  return last ? last.first + last.count : first
}

/** A number as it is printed: the prefix and six digits at least. */
export const batesText = (prefix: string, number: number): string => `${prefix}${String(number).padStart(6, '0')}`

/**
 * Gives each page its number. A page that has one under this prefix keeps it, whatever else is exported and in which order; a new page gets the
 * next. So no number stands for two pages, and none is left out of the series. A file that stands twice in what is exported has numbers for each.
 * @returns the series with what is new, and the numbers of all pages in the order in which they were asked for
 */
export function assigned(series: Series, asked: readonly Pages[]): { series: Series; numbers: number[][] } {
  const given = new Map<string, number>()
  const key = (file: string, page: number) => `${file} ${page}`
  for (const { file, from, count, first } of series.runs) for (let at = 0; at < count; at += 1) given.set(key(file, from + at), first + at)
  const runs = series.runs.map((run) => ({ ...run }))
  let next = nextOf(series)
  const used = new Set<number>()
  const numberOf = (file: string, page: number) => {
    // The second time in one export it is another page of the bundle.
    for (let nth = 1; ; nth += 1) {
      const name = nth === 1 ? file : `${file}#${nth}`
      const known = given.get(key(name, page))
      if (known !== undefined) {
        if (used.has(known)) continue
        used.add(known)
        return known
      }
      const last = runs.at(-1)
      if (last && last.file === name && last.from + last.count === page) last.count += 1
      else runs.push({ file: name, from: page, count: 1, first: next })
      given.set(key(name, page), next)
      used.add(next)
      next += 1
      return next - 1
    }
  }
  const numbers = asked.map(({ file, from, count }) => Array.from({ length: count }, (_, at) => numberOf(file, from + at)))
  return { series: { first: series.first, runs }, numbers }
}
