/**
 * The states of a rating (ratings.md, section 3.5). A rating that is still with its author (`draft`, `screening`,
 * `needs_author_edit`) is not stored: a text that the checks send back was never filed.
 */
export const states = [
  // Passed, or released: waits for its moment at random (rules of publication).
  'pending',
  'queued_human',
  // Came in a burst on one person: a price of the burst, not a finding about the text (check C16).
  'quarantined_burst',
  'published',
  // Someone reported it; it stays shown and counted while it is looked at.
  'flagged',
  // Reported as harmful or against the law: not shown while it is looked at.
  'flagged_hidden',
  // Shown, with the label "disputed" and the reply beside it.
  'disputed_label',
  // Its author was asked to confirm or change it, and has 14 days.
  'author_affirm_pending',
  // A statement in it is to be changed by its author; not shown until then.
  'author_edit_pending',
  // A court's order, or a notice that names one, is being looked at by counsel.
  'hidden_legal',
  'removed',
  // Not published in the first place; everything else is as for `removed`.
  'refused',
  'appealed',
  // An appeal was decided, and nothing follows.
  'final',
  'superseded',
  'withdrawn',
] as const
export type State = (typeof states)[number]

/** Who can change a rating's state. `reader`: a person who reports it, and any notice. `legal`: counsel's lane for court orders. */
export const actors = ['system', 'author', 'reader', 'moderator', 'legal'] as const
export type Actor = (typeof actors)[number]

const visibleStates: readonly State[] = ['published', 'flagged', 'disputed_label', 'author_affirm_pending']

/** Whether readers can see it. A rating counts in the score exactly while it is visible, so that no rating is left out for its sign. */
export const isVisible = (state: State): boolean => visibleStates.includes(state)
