import { moveOf, movable, type Around } from './free-time.ts'
import { idOf, severities } from './identity.ts'
import { childTwice, inVacation, parentTwice, share, sharedChildren, sharedPeople, tooFar } from './pair-rules.ts'
import { byCode } from './identity.ts'
import { sweep } from './sweep.ts'
import type { Conflict, ConflictKind, Fix, Item, Reason } from './types.ts'

/**
 * Conflicts between two items. Where a child is in two places, the pair is not reported again for a parent who is in two places;
 * every other kind of conflict is reported on its own.
 */
export function pairConflicts(around: Around): Conflict[] {
  const found: Conflict[] = []
  sweep(around.lanes, (a, b) => {
    const twice = childTwice(a, b) && share(a.children, b.children)
    if (twice) found.push(conflictOf('double_booking', a, b, { key: 'child_twice', children: sharedChildren(a, b) }, around))
    const far = tooFar(a, b, around.between)
    if (far) {
      const { gap, minutes, measured, people, children } = far
      found.push(conflictOf('travel', a, b, { key: 'too_far', people, children, minutes: gap, needed: minutes, measured }, around))
    }
    if (!share(a.people, b.people)) return
    const people = sharedPeople(a, b)
    if (!twice && parentTwice(a, b)) found.push(conflictOf('overlap', a, b, { key: 'parent_twice', people }, around))
    if (inVacation(a, b)) found.push(conflictOf('hearing_in_vacation', a, b, { key: 'hearing_in_vacation', people }, around))
  })
  return found
}

function conflictOf(kind: ConflictKind, a: Item, b: Item, reason: Reason, around: Around): Conflict {
  const items = [a.id, b.id].toSorted(byCode)
  const clause = a.clause ?? b.clause
  return {
    id: idOf(kind, items),
    kind,
    items,
    // The time they share; of a way, the time there is for it.
    from: kind === 'travel' ? Math.min(a.to, b.to) : Math.max(a.from, b.from),
    to: kind === 'travel' ? Math.max(a.from, b.from) : Math.min(a.to, b.to),
    severity: severities[reason.key],
    ...(clause ? { clause } : {}),
    reason,
    fix: fixOf(a, b, items, around),
  }
}

function fixOf(a: Item, b: Item, items: readonly string[], around: Around): Fix {
  const gives = movable(a, b)
  const move = gives && moveOf(gives, gives === a ? b : a, around)
  return move ?? { kind: 'confirm', items, by: 'both' }
}
