/** What makes the key that words to an author are sealed to: fetched before a rating is sent, and by nobody who only looks. */
export const authorKeys = () => import('./author-key.ts')
