import type { Actor, State } from './states.ts'

/** Every verb of the log. */
export const events = [
  'passed',
  'held',
  'quarantined',
  'published',
  'released',
  'refused',
  'asked',
  'answered',
  'edited',
  'withdrawn',
  'flagged',
  'kept',
  'disputed',
  'affirm_asked',
  'affirmed',
  'lapsed',
  'edit_asked',
  'hidden',
  'shown_again',
  'removal_proposed',
  'removed',
  'appealed',
  'upheld',
  'reinstated',
  'undone',
] as const
export type Event = (typeof events)[number]

export interface Transition {
  from: readonly (State | 'new')[]
  /**
   * A state, or how it follows from the log. `same`: one more line, and the state stays. `flagged_by_ground`: hidden
   * during review if the ground is harm. `published_or_disputed`: with the label, if it had it. `published_or_pending`:
   * published again, or, if it never was, waiting for its time. `before`: the state before the action that is undone.
   */
  to: State | 'same' | 'flagged_by_ground' | 'published_or_pending' | 'published_or_disputed' | 'before'
  by: readonly Actor[]
  /** A rule of the policy has to be named: a check, or a ground of a notice. */
  needsRule: boolean
  /** Its author reads why, through the receipt. */
  tellsAuthor: boolean
}

const live: readonly State[] = ['published', 'flagged', 'flagged_hidden', 'disputed_label', 'author_affirm_pending', 'author_edit_pending']
const reported: readonly State[] = ['published', 'flagged', 'flagged_hidden', 'disputed_label']

const quiet = { needsRule: false, tellsAuthor: false } as const
const notified = { needsRule: false, tellsAuthor: true } as const
const ruled = { needsRule: true, tellsAuthor: true } as const

/** The allowed transitions of a rating (ratings.md, section 3.5). Everything else is forbidden. */
export const table: Readonly<Record<Event, Transition>> = {
  passed: { from: ['new'], to: 'pending', by: ['system'], ...quiet },
  held: { from: ['new'], to: 'queued_human', by: ['system'], needsRule: true, tellsAuthor: false },
  quarantined: { from: ['pending', 'queued_human'], to: 'quarantined_burst', by: ['system'], ...ruled },
  published: { from: ['pending'], to: 'published', by: ['system'], ...quiet },
  released: { from: ['queued_human', 'quarantined_burst'], to: 'pending', by: ['moderator', 'system'], ...notified },
  refused: { from: ['queued_human'], to: 'refused', by: ['moderator', 'legal'], ...ruled },
  asked: { from: ['queued_human', ...live], to: 'same', by: ['moderator'], ...notified },
  // An answer may arrive while a decision is made: it is stored with the rating all the same.
  answered: {
    from: [
      'pending',
      'queued_human',
      'quarantined_burst',
      'hidden_legal',
      'removed',
      'refused',
      'appealed',
      'final',
      'superseded',
      ...live,
    ],
    to: 'same',
    by: ['author'],
    ...quiet,
  },
  edited: { from: ['pending', 'queued_human', 'quarantined_burst', 'refused', ...live], to: 'superseded', by: ['author'], ...quiet },
  withdrawn: {
    from: [
      'pending',
      'queued_human',
      'quarantined_burst',
      'refused',
      'hidden_legal',
      'removed',
      'appealed',
      'final',
      'superseded',
      ...live,
    ],
    to: 'withdrawn',
    by: ['author'],
    ...quiet,
  },
  flagged: {
    from: ['published', 'disputed_label', 'flagged'],
    to: 'flagged_by_ground',
    by: ['reader'],
    needsRule: true,
    tellsAuthor: false,
  },
  // Also by a person who reported it: a withdrawn notice no longer questions the rating.
  kept: { from: ['flagged', 'flagged_hidden'], to: 'published_or_disputed', by: ['moderator', 'reader'], ...quiet },
  disputed: { from: ['published', 'flagged', 'flagged_hidden'], to: 'disputed_label', by: ['moderator', 'legal'], ...ruled },
  affirm_asked: { from: reported, to: 'author_affirm_pending', by: ['moderator', 'legal'], ...ruled },
  affirmed: { from: ['author_affirm_pending'], to: 'published_or_disputed', by: ['author'], ...quiet },
  // Not deleted: who reads the receipt later can still appeal.
  lapsed: { from: ['author_affirm_pending'], to: 'removed', by: ['system'], ...ruled },
  edit_asked: { from: reported, to: 'author_edit_pending', by: ['moderator', 'legal'], ...ruled },
  hidden: { from: live, to: 'hidden_legal', by: ['legal'], ...ruled },
  shown_again: { from: ['hidden_legal'], to: 'published_or_disputed', by: ['legal'], ...notified },
  removal_proposed: { from: [...live, 'quarantined_burst'], to: 'same', by: ['moderator'], needsRule: true, tellsAuthor: false },
  removed: { from: [...live, 'quarantined_burst', 'hidden_legal'], to: 'removed', by: ['moderator', 'legal'], ...ruled },
  appealed: { from: ['removed', 'refused'], to: 'appealed', by: ['author'], ...quiet },
  upheld: { from: ['appealed'], to: 'final', by: ['moderator'], ...notified },
  reinstated: { from: ['appealed'], to: 'published_or_pending', by: ['moderator'], ...notified },
  undone: {
    from: ['pending', 'queued_human', 'quarantined_burst', 'refused', 'removed', 'final', ...live],
    to: 'before',
    by: ['moderator'],
    ...quiet,
  },
}
