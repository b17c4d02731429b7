import { lifecycle, type Part, type Refusal as NotNow } from '../lifecycle.ts'
import type { Parent } from '../schedule/types.ts'
import type { Answers } from './types.ts'

/** Where a clause of a plan stands between the parents. */
export const states = ['draft', 'proposed', 'countered', 'accepted', 'declined', 'withdrawn'] as const
export type State = (typeof states)[number]

/** What a parent can do with a clause. */
export const acts = ['edit', 'propose', 'counter', 'accept', 'decline', 'withdraw'] as const
export type Act = (typeof acts)[number]

/** Which words are on the table: the answers, and the digest of the text that they make (`digestOf`). */
export interface Words {
  answers: Answers
  digest: string
}

/** A clause of a plan. What it was before is the feature's to keep: every step is a new version. */
export interface Item {
  state: State
  /** Whose words these are. */
  by: Parent
  words: Words
  /** The digest of the text that a parent said yes to, if he or she did. Who proposes words says yes to them. */
  yes: { readonly A: string | null; readonly B: string | null }
}

export type Move =
  | { act: 'edit' | 'propose' | 'counter'; words: Words }
  /** The digest of the text that the parent had before the eyes. */
  | { act: 'accept'; digest: string }
  | { act: 'decline' | 'withdraw' }

/** Why a move is not possible. `text_changed`: the words are no longer those that the parent saw. `same_text`: a counter that changes nothing. */
export type Refusal = NotNow | 'text_changed' | 'same_text'

/**
 * A draft is seen and touched by its author alone. Words on the table are the other's to answer and the author's to take
 * back. What was agreed, declined or taken back can be proposed again by either; what was declined can be taken back by
 * its author, so that it stands in the way no more.
 */
const clauses = lifecycle<State, Act>(acts, {
  draft: { edit: 'author', propose: 'author', withdraw: 'author' },
  proposed: { counter: 'other', accept: 'other', decline: 'other', withdraw: 'author' },
  countered: { counter: 'other', accept: 'other', decline: 'other', withdraw: 'author' },
  accepted: { propose: 'either' },
  declined: { propose: 'either', withdraw: 'author' },
  withdrawn: { propose: 'either' },
})
const partOf = ({ by }: Item, parent: Parent): Part => (by === parent ? 'author' : 'other')

/** A clause that a parent begins to write. */
export const drafted = (by: Parent, words: Words): Item => ({ state: 'draft', by, words, yes: { A: null, B: null } })

const onlyYes = (parent: Parent, digest: string) => (parent === 'A' ? { A: digest, B: null } : { A: null, B: digest })

/** What a parent may do now; what the words are is asked of `move`. */
export const actsOf = (item: Item, parent: Parent): readonly Act[] => clauses.mayDo(item.state, partOf(item, parent))

/**
 * A move of a parent.
 * @returns the clause as it then stands, or why it does not move
 */
export function move(item: Item, parent: Parent, made: Move): { ok: true; item: Item } | { ok: false; refusal: Refusal } {
  const refused = (refusal: Refusal) => ({ ok: false, refusal }) as const
  const refusal = clauses.refusal(item.state, partOf(item, parent), made.act)
  if (refusal) return refused(refusal)
  switch (made.act) {
    case 'edit':
      return { ok: true, item: { ...item, words: made.words } }
    case 'propose':
      return { ok: true, item: { state: 'proposed', by: parent, words: made.words, yes: onlyYes(parent, made.words.digest) } }
    case 'counter':
      if (made.words.digest === item.words.digest) return refused('same_text')
      return { ok: true, item: { state: 'countered', by: parent, words: made.words, yes: onlyYes(parent, made.words.digest) } }
    case 'accept':
      if (made.digest !== item.words.digest) return refused('text_changed')
      return { ok: true, item: { ...item, state: 'accepted', yes: { ...item.yes, [parent]: made.digest } } }
    case 'decline':
      return { ok: true, item: { ...item, state: 'declined' } }
    case 'withdraw':
      return { ok: true, item: { ...item, state: 'withdrawn', yes: { A: null, B: null } } }
  }
}
