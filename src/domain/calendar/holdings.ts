import type { Held } from './types.ts'
import { byCode } from './identity.ts'

/** Who has each child when, to be asked for any time. */
export interface Holdings {
  children: readonly string[]
  /** A child's stretches in order of time. */
  of(child: string): readonly Held[]
  /** The stretches that share time with `from`-`to`; of a moment, the one that it lies in or begins. */
  during(child: string, from: number, to: number): readonly Held[]
}

/** @param stretches of a child, none may overlap another (`layOut` gives them so); an empty one counts for nothing */
export function holdingsOf(stretches: readonly Held[]): Holdings {
  const byChild = new Map<string, Held[]>()
  for (const stretch of stretches) {
    if (!(stretch.from < stretch.to)) continue
    const list = byChild.get(stretch.child)
    if (list) list.push(stretch)
    else byChild.set(stretch.child, [stretch])
  }
  for (const list of byChild.values()) list.sort((a, b) => a.from - b.from || a.to - b.to)
  const of = (child: string) => byChild.get(child) ?? []
  return {
    children: [...byChild.keys()].toSorted(byCode),
    of,
    during(child, from, to) {
      const list = of(child)
      let low = 0
      let high = list.length
      while (low < high) {
        const middle = (low + high) >> 1
        if (list[middle]!.to <= from) low = middle + 1
        else high = middle
      }
      const last = from === to ? to + 1 : to
      let end = low
      for (; end < list.length; end++) if (list[end]!.from >= last) break
      return list.slice(low, end)
    },
  }
}
