import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskVerb } from '#domain/moderation/letters.ts'
import type { State } from '#domain/moderation/states.ts'
import type { Event } from '#domain/moderation/table.ts'
import type { CheckId } from '#domain/screening/types.ts'

/** A verb's key, its button, and what follows from it. */
interface Verb {
  key: string
  name: MessageDescriptor
  follows: MessageDescriptor
}

export const verbWords: Readonly<Record<DeskVerb, Verb>> = {
  released: { key: 'r', name: msg`Release`, follows: msg`It waits for its random moment, and appears as it was written.` },
  refused: { key: 'x', name: msg`Do not publish`, follows: msg`It does not appear. Its author may change it or appeal.` },
  asked: { key: 'q', name: msg`Ask the author`, follows: msg`It stays where it is until they answer.` },
  kept: { key: 'k', name: msg`Keep`, follows: msg`It stays, or is shown again, as it was written.` },
  disputed: {
    key: 'd',
    name: msg`Mark as disputed`,
    follows: msg`It stays and counts, with the label “disputed” and the reply beside it.`,
  },
  affirm_asked: {
    key: 'a',
    name: msg`Ask to stand by it`,
    follows: msg`It stays for 14 days. Then it goes, unless its author stands by it.`,
  },
  edit_asked: { key: 'e', name: msg`Ask for a change`, follows: msg`It is hidden until its author has changed it.` },
  removal_proposed: { key: 'p', name: msg`Propose to take down`, follows: msg`It stays as it is. Somebody else decides.` },
  removed: { key: 't', name: msg`Take down`, follows: msg`It is no longer shown. Its author may appeal.` },
  upheld: { key: 'u', name: msg`Let the decision stand`, follows: msg`Nothing follows after this.` },
  reinstated: { key: 'b', name: msg`Bring it back`, follows: msg`It is back as it was written.` },
}

/** What each check looks for, for who has read its sentences often: those stand with the finding, one key away. */
export const checkWords: Readonly<Record<CheckId, MessageDescriptor>> = {
  C1: msg`Danger`,
  C2: msg`Personal data`,
  C3: msg`Somebody’s name`,
  C4: msg`Accusation of a crime`,
  C5: msg`Always, never, every`,
  C6: msg`Nothing seen or heard`,
  C7: msg`Slur or attack`,
  C8: msg`Diagnosis`,
  C9: msg`Hearsay`,
  C10: msg`Closed papers`,
  C11: msg`Another professional`,
  C12: msg`Advertising`,
  C14: msg`Answers and text differ`,
  C15: msg`Case under way`,
}

export const stateWords: Readonly<Record<State, MessageDescriptor>> = {
  pending: msg`Waits for its moment`,
  queued_human: msg`Held by a check`,
  quarantined_burst: msg`Came in a burst`,
  published: msg`Published`,
  flagged: msg`Reported, shown`,
  flagged_hidden: msg`Reported, hidden`,
  disputed_label: msg`Disputed`,
  author_affirm_pending: msg`Waits for its author to stand by it`,
  author_edit_pending: msg`Waits for a change`,
  hidden_legal: msg`With counsel`,
  removed: msg`Taken down`,
  refused: msg`Not published`,
  appealed: msg`Appealed`,
  final: msg`Decided for good`,
  superseded: msg`Changed since`,
  withdrawn: msg`Withdrawn`,
}

export const eventWords: Readonly<Record<Event, MessageDescriptor>> = {
  passed: msg`Passed the checks`,
  held: msg`Held for a person`,
  quarantined: msg`Set aside in a burst`,
  published: msg`Published`,
  released: msg`Released`,
  refused: msg`Not published`,
  asked: msg`Author was asked`,
  answered: msg`Author answered`,
  edited: msg`Author changed it`,
  withdrawn: msg`Author withdrew it`,
  flagged: msg`Reported`,
  kept: msg`Kept`,
  disputed: msg`Marked as disputed`,
  affirm_asked: msg`Author was asked to stand by it`,
  affirmed: msg`Author stands by it`,
  lapsed: msg`Nobody stood by it`,
  edit_asked: msg`Author was asked for a change`,
  hidden: msg`Hidden for a legal paper`,
  shown_again: msg`Shown again`,
  removal_proposed: msg`Proposed to take down`,
  removed: msg`Taken down`,
  appealed: msg`Author appealed`,
  upheld: msg`Decision stands`,
  reinstated: msg`Brought back`,
  undone: msg`Taken back within a minute`,
}
