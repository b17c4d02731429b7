import type { Holder } from '../schedule/types.ts'
import type { Holdings } from './holdings.ts'

export interface Gap {
  child: string
  from: number
  to: number
  /** Who had the child before, or has it after: who could. */
  nearest: Holder | null
}

/** Minutes of the window in which nobody has a child. Only children with a schedule are looked at. */
export function gapsOf(holdings: Holdings, window: { from: number; to: number }): Gap[] {
  const gaps: Gap[] = []
  if (!(window.from < window.to)) return gaps
  for (const child of holdings.children) {
    const held = holdings.during(child, window.from, window.to).filter(({ holder }) => holder !== 'gap')
    let at = window.from
    let before: Holder | null = null
    const note = (to: number, after: Holder | null) => {
      if (to > at) gaps.push({ child, from: at, to, nearest: before ?? after })
    }
    for (const { from, to, holder } of held) {
      note(Math.min(from, window.to), holder as Holder)
      at = Math.max(at, to)
      before = holder as Holder
    }
    note(window.to, null)
  }
  return gaps
}
