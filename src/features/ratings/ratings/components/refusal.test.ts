import { describe, expect, test } from 'vitest'
import { refusalProblems, withoutChanged } from './refusal.tsx'

describe('a refusal', () => {
  test('is shown beside the field that the server names, and links to it', () => {
    const problems = refusalProblems({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(problems).toEqual({
      lines: [{ control: 'eventMonth', text: 'Choose another month.' }],
      by: { eventMonth: 'Choose another month.' },
    })
  })

  test('of one answer links to the questions', () => {
    const problems = refusalProblems({ why: 'refused', sentence: 'Reload the page.', field: 'criteria.charm' }, 'integrity')
    expect(problems.lines).toEqual([{ control: 'criteria-integrity', text: 'Reload the page.' }])
  })

  test('disappears from a field once the field is changed, and stays in the summary at the top', () => {
    const problems = refusalProblems({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(withoutChanged(problems, { year: '2024' })).toEqual({ lines: problems.lines, by: {} })
    expect(withoutChanged(problems, { saw: 'Something else' })).toEqual(problems)
  })

  test('of something that is not a field of the form is about the whole form', () => {
    const problems = refusalProblems(
      { why: 'refused', sentence: 'Nobody in the directory has this id.', field: 'professional' },
      'integrity',
    )
    expect(problems).toEqual({ lines: [{ text: 'Nobody in the directory has this id.' }], by: {} })
  })
})
