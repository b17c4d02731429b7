/** What a parent writes down of a day before that of every test. */
export const factDraft = {
  when: { first: '2026-03-10', last: '2026-03-10', time: '17:25', precision: 'day', isAbout: false },
  said: 'Pickup was at 5:25 PM.',
  kind: 'exchange',
  isAgainst: false,
  people: [] as string[],
  issues: [] as string[],
  citations: [] as object[],
}

/** A citation of an item, a message or a place. */
export const citationOf = (kind: 'item' | 'message' | 'place', id: string | null, more: object = {}) => ({
  kind,
  id,
  page: null,
  second: null,
  quote: '',
  boxes: [],
  place: '',
  ...more,
})
