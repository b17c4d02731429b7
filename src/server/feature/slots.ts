/**
 * A place that features above fill: how a feature uses what it must not import (docs/decisions/0074). It is declared in the
 * `public.ts` of the feature that reads it, and filled by `provides` in the `feature.ts` of the one that has it.
 */
export interface Slot<T> {
  readonly name: string
  /** Never set: it carries the type. */
  readonly holds?: T
}

export const slot = <T>(name: string): Slot<T> => ({ name })

/** What fills a slot: a value, or what is built once for each app, when it is first asked for. */
export type Provided<Deps> = { readonly slot: Slot<unknown> } & ({ readonly value: unknown } | { readonly make: (deps: Deps) => unknown })

/** Reads the slots of one app. */
export interface Slots {
  /** What fills a slot that exactly one feature fills. @throws where none does, or more than one */
  one<T>(asked: Slot<T>): T
  /** All that fill a slot, in the order of the app's list of features. */
  all<T>(asked: Slot<T>): readonly T[]
}

/** @param deps the app's parts; not asked for by what is filled with a value */
export function slotsOf<Deps>(provided: readonly Provided<Deps>[], deps: () => Deps): Slots {
  const made = new Map<Provided<Deps>, unknown>()
  const valueOf = (one: Provided<Deps>) => {
    if ('value' in one) return one.value
    if (!made.has(one)) made.set(one, one.make(deps()))
    return made.get(one)
  }
  const all = <T>(asked: Slot<T>) => provided.filter((one) => one.slot === asked).map((one) => valueOf(one) as T)
  return {
    all,
    one: <T>(asked: Slot<T>) => {
      const found = all(asked)
      if (found.length !== 1) throw new Error(`The slot "${asked.name}" is filled ${found.length} times, not once.`)
      return found[0]!
    },
  }
}
