import type { Conflict } from '../contract.ts'

/** The same things meeting for the same reason on several days are told once. */
export function together(conflicts: readonly Conflict[]): (readonly [Conflict, ...Conflict[]])[] {
  const groups = new Map<string, [Conflict, ...Conflict[]]>()
  for (const conflict of conflicts) {
    const key = [
      conflict.kind,
      conflict.reason.key,
      conflict.letBe,
      ...conflict.items.map(({ id, what }) => (what === 'exchange' ? what : id)),
    ].join(' ')
    const group = groups.get(conflict.items.length > 0 ? key : conflict.key)
    if (group) group.push(conflict)
    else groups.set(conflict.items.length > 0 ? key : conflict.key, [conflict])
  }
  return [...groups.values()]
}
