/** The steps of the walk-through, in order. */
export const steps = ['find', 'profile', 'check', 'receipt', 'leave', 'next'] as const
export type Step = (typeof steps)[number]

/** Every court of the demonstration in California bears this invented word: who asks for it finds fictional people. */
const inventedWord = 'Marrowick'

export interface Asked {
  step: Step
  q: string
  /** Whom the reader chose in the first step. */
  person: string | null
}

/** What the address of the walk-through says. Whatever it does not say is the beginning. */
export function askedIn(search: URLSearchParams): Asked {
  const step = steps[Number(search.get('step') ?? 1) - 1] ?? 'find'
  const person = search.get('person') ?? ''
  return {
    step,
    q: search.get('q')?.trim().slice(0, 100) || inventedWord,
    person: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(person) ? person : null,
  }
}

/** The address of a step, with the person whom the reader chose. */
export function hrefOf(step: Step, person: string | null): string {
  const search = new URLSearchParams({ step: String(steps.indexOf(step) + 1), ...(person && { person }) })
  return `/platform-demo?${search}`
}
