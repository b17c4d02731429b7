/** What someone is to a thing that one person writes and another answers: a granted or former seat only looks on. */
export type Part = 'author' | 'other' | 'onlooker'

/** Whose an act is. */
type Doer = 'author' | 'other' | 'either'

/** By state and act; nobody does what is missing. */
export type Table<S extends string, A extends string> = Readonly<Record<S, Readonly<Partial<Record<A, Doer>>>>>

/** Why someone may not do something: nobody can in this state, only its author does it, or only the other answers one's words. */
export type Refusal = 'not_in_this_state' | 'not_yours' | 'own_words'

/**
 * Who may do what in which state. What an act makes of the thing, and with which sentence it is refused, is the feature's.
 * @param acts all of them, in the order in which a page offers them
 */
export function lifecycle<S extends string, A extends string>(acts: readonly A[], table: Table<S, A>) {
  function refusal(state: S, part: Part, act: A): Refusal | null {
    const doer = table[state][act]
    if (doer === undefined) return 'not_in_this_state'
    if (part === 'onlooker') return 'not_yours'
    if (doer === 'either' || doer === part) return null
    return part === 'author' ? 'own_words' : 'not_yours'
  }
  return {
    refusal,
    mayDo: (state: S, part: Part): A[] => acts.filter((act) => refusal(state, part, act) === null),
  }
}
