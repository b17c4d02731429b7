import { outcomes, parts } from '../contract.ts'
import { blank, type Draft } from './draft.ts'

/**
 * What somebody has filled in on a slow phone before the page's code arrived: read from the form itself,
 * so that it is not lost when the code takes over.
 */
export function early(form: HTMLFormElement): Draft {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const criteria: Record<string, number | null> = {}
  for (const name of data.keys()) {
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
    attested: data.has('attested'),
  }
}
