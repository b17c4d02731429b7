import type { Version } from '#schedule/versions/contract.ts'

/** Two versions to lay beside each other. */
export interface Pair {
  before: Version
  after: Version
}

/** For which child, and over how many months. */
export interface Chosen {
  child: string | null
  months: (typeof spans)[number]
}

/** So many months can be chosen. */
export const spans = ['3', '12', '24'] as const

/** The two of an address (`?compare=…&with=…`); where it names none, what waits or came last, beside what is in force or came before. */
export function pairIn(search: URLSearchParams, versions: readonly Version[]): Pair | null {
  const named = (name: string) => versions.find(({ id }) => id === search.get(name))
  const after = named('with') ?? versions.find(({ state }) => state === 'proposed' || state === 'approved') ?? versions[0]
  if (!after) return null
  const others = versions.filter(({ id }) => id !== after.id)
  const before = named('compare') ?? others.find(({ isNow }) => isNow) ?? others.find(({ state }) => state === 'approved') ?? others[0]
  return before ? { before, after } : null
}

export function chosenIn(search: URLSearchParams, kids: readonly { id: string }[]): Chosen {
  const [child, months] = [search.get('child'), search.get('months')]
  return { child: kids.find(({ id }) => id === child)?.id ?? null, months: spans.find((one) => one === months) ?? '12' }
}
