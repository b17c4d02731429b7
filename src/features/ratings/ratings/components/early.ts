import { outcomes, parts } from '#domain/ratings/raters.ts'
import { blank, type Draft } from './draft.ts'

/** A form's fields by name. */
export type Values = Readonly<Record<string, string>>

/** Reads a draft from a form's fields: of a form that was sent without JavaScript, or was filled in before it arrived. */
export function draftIn(values: Values): Draft {
  const text = (name: string) => values[name] ?? ''
  const criteria: Record<string, number | null> = {}
  for (const name of Object.keys(values)) {
    const id = /^criteria-(.+)$/.exec(name)?.[1]
    if (id !== undefined) criteria[id] = text(name) === 'na' ? null : Number(text(name))
  }
  return {
    ...blank,
    criteria,
    part: parts.find((part) => part === text('part')) ?? null,
    outcome: outcomes.find((outcome) => outcome === text('outcome')) ?? null,
    saw: text('saw'),
    wentWell: text('wentWell'),
    shouldKnow: text('shouldKnow'),
    month: text('month'),
    year: text('year'),
    monthSure: 'monthSure' in values,
    attested: 'attested' in values,
  }
}

/**
 * What someone has filled in on a slow phone before the page's code arrived: read from the form itself,
 * so that it is not lost when the code takes over.
 */
export function early(form: HTMLFormElement): Draft {
  const fields = [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === 'string')
  return draftIn(Object.fromEntries(fields))
}
