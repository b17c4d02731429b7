/** What a parent writes down of a late exchange. The day is before that of every test. */
export const incidentDraft = {
  kind: 'late',
  day: '2026-03-10',
  time: '18:00',
  severity: 'short',
  expected: 'Exchange at 6:00 PM.',
  actual: 'Arrived at 6:40 PM.',
  response: '',
  witnesses: '',
  effect: '',
  children: [] as string[],
  clause: { order: '', paragraph: '', text: '' },
  files: [] as string[],
}
