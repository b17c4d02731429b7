/** A possible pair, and what it is worth: above zero. */
export interface Pair {
  row: number
  column: number
  worth: number
}

/** Components with more rows than this are decided one pair after the other, the best first: exactly would take minutes. */
const mostExact = 120

/**
 * The pairs of a one-to-one choice whose worths add up to the most. Parts that have nothing in common are decided by themselves, each
 * exactly (the Hungarian method with potentials, Kuhn 1955) where it has at most 120 rows.
 */
export function bestPairs(pairs: readonly Pair[]): Pair[] {
  return components(pairs).flatMap((of) => {
    const [rows, columns] = [new Set(of.map(({ row }) => row)).size, new Set(of.map(({ column }) => column)).size]
    return Math.min(rows, columns) === 1 || rows > mostExact || columns > mostExact * 4 ? greedy(of) : exact(of)
  })
}

/** Pairs that share a row or a column, directly or by others. */
function components(pairs: readonly Pair[]): Pair[][] {
  const parent = new Map<string, string>()
  const root = (name: string): string => {
    let top = name
    while (parent.get(top) !== undefined) top = parent.get(top)!
    for (let at = name; at !== top;) {
      const next = parent.get(at)!
      parent.set(at, top)
      at = next
    }
    return top
  }
  for (const { row, column } of pairs) {
    const [one, other] = [root(`r${row}`), root(`c${column}`)]
    if (one !== other) parent.set(one, other)
  }
  return [...Map.groupBy(pairs, ({ row }) => root(`r${row}`)).values()]
}

function greedy(pairs: readonly Pair[]): Pair[] {
  const [rows, columns] = [new Set<number>(), new Set<number>()]
  return pairs
    .toSorted((one, other) => other.worth - one.worth || one.row - other.row || one.column - other.column)
    .filter(({ row, column }) => {
      if (rows.has(row) || columns.has(column)) return false
      rows.add(row)
      columns.add(column)
      return true
    })
}

function exact(pairs: readonly Pair[]): Pair[] {
  const rows = [...new Set(pairs.map(({ row }) => row))]
  const columns = [...new Set(pairs.map(({ column }) => column))]
  const [rowAt, columnAt] = [new Map(rows.map((row, at) => [row, at])), new Map(columns.map((column, at) => [column, at]))]
  // Each row may also stay alone, in a column of its own that costs nothing.
  const [n, m] = [rows.length, columns.length + rows.length]
  const cost = Array.from({ length: n + 1 }, () => new Float64Array(m + 1))
  const byPlace = new Map<number, Pair>()
  for (const pair of pairs) {
    const [i, j] = [rowAt.get(pair.row)! + 1, columnAt.get(pair.column)! + 1]
    cost[i]![j] = -pair.worth
    byPlace.set(i * (m + 1) + j, pair)
  }
  const [u, v, rowOf, way] = [new Float64Array(n + 1), new Float64Array(m + 1), new Int32Array(m + 1), new Int32Array(m + 1)]
  for (let i = 1; i <= n; i += 1) {
    rowOf[0] = i
    const least = new Float64Array(m + 1).fill(Infinity)
    const used = new Uint8Array(m + 1)
    let j0 = 0
    do {
      used[j0] = 1
      const row = rowOf[j0]!
      let [delta, next] = [Infinity, 0]
      for (let j = 1; j <= m; j += 1) {
        if (used[j]) continue
        const reduced = cost[row]![j]! - u[row]! - v[j]!
        if (reduced < least[j]!) {
          least[j] = reduced
          way[j] = j0
        }
        if (least[j]! < delta) [delta, next] = [least[j]!, j]
      }
      for (let j = 0; j <= m; j += 1) {
        if (used[j]) {
          u[rowOf[j]!]! += delta
          v[j]! -= delta
        } else least[j]! -= delta
      }
      j0 = next
    } while (rowOf[j0] !== 0)
    for (; j0 !== 0; j0 = way[j0]!) rowOf[j0] = rowOf[way[j0]!]!
  }
  return Array.from(rowOf).flatMap((i, j) => (j > 0 && i > 0 ? (byPlace.get(i * (m + 1) + j) ?? []) : []))
}
