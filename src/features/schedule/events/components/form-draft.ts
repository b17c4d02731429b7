import type { Child } from '#case/cases/contract.ts'
import { type Draft, eventKinds } from '../contract.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '').trim()
const side = (form: FormData, name: string) => (form.get(name) === 'A' ? 'A' : form.get(name) === 'B' ? 'B' : null)

/** What was typed, as the contract has it. */
export function draftOf(form: FormData, kids: readonly Child[]): Draft {
  const isWhole = form.get('isWhole') === 'on'
  const firstDay = text(form, 'firstDay')
  return {
    title: text(form, 'title'),
    kind: eventKinds.find((kind) => kind === form.get('kind')) ?? 'event',
    firstDay,
    lastDay: text(form, 'lastDay') || firstDay,
    from: isWhole ? null : text(form, 'from'),
    to: isWhole ? null : text(form, 'to'),
    place: text(form, 'place'),
    notes: text(form, 'notes'),
    childIds: kids.filter(({ id }) => form.get(`child-${id}`) === 'on').map(({ id }) => id),
    sides: (['A', 'B'] as const).filter((each) => form.get(`side-${each}`) === 'on'),
    dropOff: side(form, 'dropOff'),
    pickUp: side(form, 'pickUp'),
    repeat:
      form.get('repeats') === 'on'
        ? {
            every: Number(form.get('every')) || 1,
            on: [0, 1, 2, 3, 4, 5, 6].filter((weekday) => form.get(`on-${weekday}`) === 'on'),
            until: text(form, 'until') || null,
          }
        : null,
    isShared: form.get('isShared') === 'on',
  }
}
