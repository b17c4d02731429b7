// What other features of evidence say about files before they are redacted.
export { asksTwice, type AsksTwice } from './slots.ts'
export { readyCopiesOf, redactionAt } from './store.ts'
