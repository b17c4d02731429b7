import { msg, type Text } from '#kernel/text.ts'
import type { Folder } from '../documents/documents.ts'

export const templateIds = ['exchange_letter', 'receipt', 'cover_letter', 'declaration', 'exhibit_list'] as const
export type TemplateId = (typeof templateIds)[number]

/** What a person types for a template. All are texts; one that is empty is a blank line on the paper. */
export const fieldIds = ['to', 'about', 'day', 'was', 'asked', 'amount', 'lines', 'answerBy'] as const
export type FieldId = (typeof fieldIds)[number]
export type Fields = Readonly<Record<FieldId, string>>

/** Characters. `lines` has one entry on each line. */
export const longestField = { one: 200, lines: 6000, entries: 60 } as const

interface Field {
  id: FieldId
  label: Text
  hint?: Text
  kind: 'text' | 'day' | 'lines'
}

export interface Template {
  id: TemplateId
  name: Text
  what: Text
  folder: Folder
  /** The kind that its document gets. */
  kind: Text
  fields: readonly Field[]
}

const day = (label: Text): Field => ({ id: 'day', label, kind: 'day' })

export const templates: readonly Template[] = [
  {
    id: 'exchange_letter',
    name: msg`Letter about changing an exchange`,
    what: msg`Asks the other parent for another time or place.`,
    folder: 'correspondence',
    kind: msg`Letter`,
    fields: [
      day(msg`Day of the exchange`),
      { id: 'was', label: msg`Current time and place`, kind: 'text' },
      { id: 'asked', label: msg`Time and place you ask for`, kind: 'text' },
      { id: 'about', label: msg`Why`, hint: msg`Say what happened, without blame.`, kind: 'text' },
      { id: 'answerBy', label: msg`Answer asked for by`, kind: 'day' },
    ],
  },
  {
    id: 'receipt',
    name: msg`Receipt for a payment or an item`,
    what: msg`Says what was handed over, by whom, when and for what.`,
    folder: 'financials',
    kind: msg`Receipt`,
    fields: [
      { id: 'to', label: msg`Received from`, kind: 'text' },
      { id: 'amount', label: msg`Amount or item`, hint: msg`For example: $120.00 in cash, or a blue bicycle.`, kind: 'text' },
      { id: 'about', label: msg`What it is for`, kind: 'text' },
      day(msg`Day it was received`),
    ],
  },
  {
    id: 'cover_letter',
    name: msg`Cover letter to the clerk`,
    what: msg`Goes with papers that you file, and lists them.`,
    folder: 'correspondence',
    kind: msg`Letter`,
    fields: [
      { id: 'lines', label: msg`Papers enclosed`, hint: msg`One on each line, with the number of copies.`, kind: 'lines' },
      {
        id: 'about',
        label: msg`What you ask the clerk to do`,
        hint: msg`For example: file these, and send back a stamped copy.`,
        kind: 'text',
      },
    ],
  },
  {
    id: 'declaration',
    name: msg`Declaration`,
    what: msg`Your own statement of facts, in numbered paragraphs, under penalty of perjury once you sign it.`,
    folder: 'pleadings',
    kind: msg`Declaration`,
    fields: [
      { id: 'about', label: msg`Declaration about`, kind: 'text' },
      { id: 'lines', label: msg`Facts`, hint: msg`One on each line. Only what you saw, heard or did yourself.`, kind: 'lines' },
    ],
  },
  {
    id: 'exhibit_list',
    name: msg`List of exhibits`,
    what: msg`A table of what you will show, with letters.`,
    folder: 'pleadings',
    kind: msg`List of exhibits`,
    fields: [{ id: 'lines', label: msg`Exhibits`, hint: msg`One on each line. They get the letters A, B, C.`, kind: 'lines' }],
  },
]

export const templateOf = (id: TemplateId): Template => templates.find((one) => one.id === id)!

export const noFields: Fields = { to: '', about: '', day: '', was: '', asked: '', amount: '', lines: '', answerBy: '' }

/** The entries of a field with one on each line, without empty ones. */
export const entriesOf = (lines: string): string[] =>
  lines
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** The letter of an exhibit: A to Z, then AA, AB and on. @param index from 0 */
export function letterOf(index: number): string {
  const last = String.fromCodePoint(65 + (index % 26))
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last
}
