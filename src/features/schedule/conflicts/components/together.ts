import type { Conflict } from '../contract.ts'

/** The same things meeting for the same reason on several days are shown as one. */
export function together(conflicts: readonly Conflict[]): (readonly [Conflict, ...Conflict[]])[] {
  const groups = new Map<string, [Conflict, ...Conflict[]]>()
  for (const conflict of conflicts) {
    // Children whom nobody has at the same time are one gap.
    const gap = conflict.kind === 'gap' && `gap ${conflict.letBe} ${conflict.from} ${conflict.to}`
    const key =
      gap ||
      [conflict.kind, conflict.reason.key, conflict.letBe, ...conflict.items.map(({ id, what }) => (what === 'exchange' ? what : id))].join(
        ' ',
      )
    const name = gap || conflict.items.length > 0 ? key : conflict.key
    const group = groups.get(name)
    if (group) group.push(conflict)
    else groups.set(name, [conflict])
  }
  return [...groups.values()]
}
