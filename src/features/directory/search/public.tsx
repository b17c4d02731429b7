/** What other features may show of the search. A page that shows it is given its texts too (decision 0013). */
export { findPeople } from './components/find-people.ts'
export { PlaceNote } from './components/place-note.tsx'
export { comparedIn, compareHref, mostCompared } from './components/profiles/address.ts'
