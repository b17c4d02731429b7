// A feature that changes people of the directory brings the search up to date in the same transaction.
export { indexPeople } from './store.index.ts'
// The order of lists by ratings.
export { noteOrder, type OrderNoted } from './store.reviewed.ts'
