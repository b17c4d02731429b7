/** What other features may show of this one. A page that shows it is given its texts too (decision 0013). */
export { fieldWord, kindWord, valueWord } from './components/words.ts'
export { findPeople } from './components/find-people.ts'
export { PlaceNote } from './components/place-note.tsx'
