import type { Parent } from '../schedule/types.ts'
import type { Holdings } from './holdings.ts'
import { dayLater, type Wall } from './spans.ts'
import { byCode } from './identity.ts'
import type { Held, Item } from './types.ts'

/** Time of a child that the other parent has. */
export interface Taken {
  child: string
  from: number
  to: number
}

export interface OthersTime {
  holder: Parent
  taken: readonly Taken[]
  rules: readonly string[]
  clause: Held['clause']
}

export const otherOf = (parent: Parent): Parent => (parent === 'A' ? 'B' : 'A')

/**
 * Whether something needs who wrote it there, with the child: that parent must attend, or it takes the child along by what it is
 * (a vacation, a visit at its hours; a visit of whole days that nobody must attend is someone who stays). Where the other parent must attend as well nobody's time is taken; a lesson or an appointment that
 * nobody must attend is for the person who has the child that day.
 * @param item of one of the parents
 */
export function needsOwner({ author, kind, people, allDay }: Item): boolean {
  if (author === 'other' || people.includes(otherOf(author))) return false
  return people.includes(author) || kind === 'vacation' || (kind === 'visit' && !allDay)
}

/**
 * What a parent planned with a child in the other's time, without the other's yes; `null` where nothing.
 * A thing of whole days is in the other's time on a day of which its author has no minute.
 */
export function othersTime(item: Item, holdings: Holdings, wall: Wall): OthersTime | null {
  if (item.author === 'other' || item.agreed || !['event', 'visit', 'vacation'].includes(item.kind)) return null
  const holder = otherOf(item.author)
  const taken: Taken[] = []
  const rules = new Set<string>()
  let clause: Held['clause'] = null
  for (const child of [...new Set(item.children)].toSorted(byCode)) {
    for (const part of partsOf(item, child, holdings, wall)) {
      if (part.rule !== null) rules.add(part.rule)
      clause ??= part.clause
      const last = taken.at(-1)
      if (last?.child === child && last.to === part.from) last.to = part.to
      else taken.push({ child, from: part.from, to: part.to })
    }
  }
  return taken.length > 0 ? { holder, taken, rules: [...rules].toSorted(byCode), clause } : null
}

type Part = Pick<Held, 'from' | 'to' | 'rule' | 'clause'>

function partsOf(item: Item, child: string, holdings: Holdings, wall: Wall): Part[] {
  const author = item.author as Parent
  const holder = otherOf(author)
  const inside = (from: number, to: number): Part[] => {
    const held = holdings.during(child, from, to)
    if (item.allDay && held.some((stretch) => stretch.holder === author)) return []
    return held
      .filter((stretch) => stretch.holder === holder)
      .map(({ rule, clause, ...stretch }) => ({ from: Math.max(from, stretch.from), to: Math.min(to, stretch.to), rule, clause }))
  }
  // A moment takes no time from anybody.
  if (!item.allDay) return item.from < item.to ? inside(item.from, item.to) : []
  const parts: Part[] = []
  for (let day = item.allDay.first; day <= item.allDay.last; day = dayLater(day, 1)) {
    parts.push(...inside(wall.begin(day), wall.begin(dayLater(day, 1))))
  }
  return parts
}
