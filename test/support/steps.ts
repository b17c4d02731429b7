import type { Line } from '#domain/moderation/log.ts'
import type { Actor, State } from '#domain/moderation/states.ts'
import type { Event } from '#domain/moderation/table.ts'

export const line = (event: Event, actor: Actor, by: string | null = null, ...rules: string[]): Line => ({ event, actor, by, rules })
export const [ada, bo] = ['ada', 'bo']
export const mod = (event: Event, ...rules: string[]) => line(event, 'moderator', ada, ...rules)
export const passed = [line('passed', 'system')]
export const published = [...passed, line('published', 'system')]
export const held = [line('held', 'system', null, 'C4.1')]
export const removed = [...published, mod('removed', 'N7.1')]

/** One way to every state. */
export const ways: Record<State, Line[]> = {
  pending: passed,
  queued_human: held,
  quarantined_burst: [...passed, line('quarantined', 'system', null, 'C2.1')],
  published,
  flagged: [...published, line('flagged', 'reader', null, 'N7.1')],
  flagged_hidden: [...published, line('flagged', 'reader', null, 'N3.1')],
  disputed_label: [...published, mod('disputed', 'N1.1')],
  author_affirm_pending: [...published, mod('affirm_asked', 'N1.1')],
  author_edit_pending: [...published, mod('edit_asked', 'N2.1')],
  hidden_legal: [...published, line('hidden', 'legal', bo, 'N5.1')],
  removed,
  refused: [...held, mod('refused', 'C4.1')],
  appealed: [...removed, line('appealed', 'author')],
  final: [...removed, line('appealed', 'author'), line('upheld', 'moderator', bo)],
  superseded: [...published, line('edited', 'author')],
  withdrawn: [...published, line('withdrawn', 'author')],
}

/** A rule by which one person alone takes a rating down from there: what it is reported under, where it is. */
export const ruleIn = (state: State) => (state === 'flagged_hidden' ? 'N3.1' : 'N7.1')

/** What may follow, read off ratings.md 3.5 by hand: state, then event by actor (s a r m l). Whatever is not here is forbidden. */
export const may: Record<State, string> = {
  pending: 'answered:a quarantined:s published:s edited:a withdrawn:a',
  queued_human: 'quarantined:s released:ms refused:ml asked:m answered:a edited:a withdrawn:a',
  quarantined_burst: 'answered:a released:ms edited:a withdrawn:a removal_proposed:m removed:ml',
  published:
    'asked:m answered:a edited:a withdrawn:a flagged:r disputed:ml affirm_asked:ml edit_asked:ml hidden:l removal_proposed:m removed:ml',
  flagged:
    'asked:m answered:a edited:a withdrawn:a flagged:r kept:mr disputed:ml affirm_asked:ml edit_asked:ml hidden:l removal_proposed:m removed:ml',
  flagged_hidden:
    'asked:m answered:a edited:a withdrawn:a kept:mr disputed:ml affirm_asked:ml edit_asked:ml hidden:l removal_proposed:m removed:ml',
  disputed_label: 'asked:m answered:a edited:a withdrawn:a flagged:r affirm_asked:ml edit_asked:ml hidden:l removal_proposed:m removed:ml',
  author_affirm_pending: 'asked:m answered:a edited:a withdrawn:a affirmed:a lapsed:s hidden:l removal_proposed:m removed:ml',
  author_edit_pending: 'asked:m answered:a edited:a withdrawn:a hidden:l removal_proposed:m removed:ml',
  hidden_legal: 'answered:a withdrawn:a shown_again:l removed:ml',
  removed: 'answered:a withdrawn:a appealed:a',
  refused: 'answered:a edited:a withdrawn:a appealed:a',
  appealed: 'answered:a withdrawn:a upheld:m reinstated:m',
  final: 'answered:a withdrawn:a',
  superseded: 'answered:a withdrawn:a',
  withdrawn: '',
}
const letters: Record<string, Actor> = { s: 'system', a: 'author', r: 'reader', m: 'moderator', l: 'legal' }
/** Whether someone may do it from there, by the table above. Taking back is not in it: that depends on who did what last. */
export const isAllowed = (state: State, event: Event, actor: Actor) =>
  may[state]
    .split(' ')
    .some((each) => each.split(':')[0] === event && [...(each.split(':')[1] ?? '')].some((letter) => letters[letter] === actor))
