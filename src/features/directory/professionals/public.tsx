/** What other rooms may show of this one. A page that shows it is given its texts too (decision 0013). */
export { fieldWord, kindWord, valueWord } from './parts/words.ts'
export { PlaceNote } from './parts/place-note.tsx'
