// What moderators see beside a text: the others of which it is a rewriting, or they of it.
export { type Likeness, likenessesOf } from './store.alike.ts'
