import { describe, expect, test } from 'vitest'
import { shownRefusal, withoutChanged } from './refusal.tsx'

describe('a refusal', () => {
  test('is shown beside the field that the server names, and links to it', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(shown).toEqual({
      lines: [{ control: 'eventMonth', text: 'Choose another month.' }],
      by: { eventMonth: 'Choose another month.' },
    })
  })

  test('of one answer links to the questions', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Reload the page.', field: 'criteria.charm' }, 'integrity')
    expect(shown.lines).toEqual([{ control: 'criteria-integrity', text: 'Reload the page.' }])
  })

  test('disappears from a field once the field is changed, and stays in the summary at the top', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Choose another month.', field: 'eventMonth' }, 'integrity')
    expect(withoutChanged(shown, { year: '2024' })).toEqual({ lines: shown.lines, by: {} })
    expect(withoutChanged(shown, { saw: 'Something else' })).toEqual(shown)
  })

  test('of something that is not a field of the form is about the whole form', () => {
    const shown = shownRefusal({ why: 'refused', sentence: 'Nobody in the directory has this id.', field: 'professional' }, 'integrity')
    expect(shown).toEqual({ lines: [{ text: 'Nobody in the directory has this id.' }], by: {} })
  })
})
