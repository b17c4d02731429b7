import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Action } from '#domain/screening/types.ts'

/** What would become of a text, as a sentence. */
export const outcomeOf: Readonly<Record<Action, MessageDescriptor>> = {
  publish: msg`Nothing found. It could be sent as it is.`,
  nudge: msg`It could be sent as it is. The checks have a suggestion.`,
  edit: msg`Its author would have to change it first.`,
  hold: msg`A person would read it before it is shown.`,
  block: msg`It would not be taken, and lines to call would be shown.`,
}

/** What one finding asks for. */
export const weightOf: Readonly<Record<Exclude<Action, 'publish'>, MessageDescriptor>> = {
  nudge: msg`A suggestion`,
  edit: msg`Has to be changed`,
  hold: msg`Waits for a person`,
  block: msg`Not taken`,
}
