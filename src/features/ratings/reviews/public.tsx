/** What other features may show of this one. A page that shows it is given its texts too (decision 0013). */
export { Choice } from './components/choice.tsx'
export { useFreshView } from './components/fresh.ts'
export { ReviewsOf } from './components/of-professional.tsx'
// What moderators see of a rating: the same words as everybody.
export { letterWords } from './components/letter-words.ts'
export { letterNames } from './components/letter-names.ts'
export { reasonWords } from './components/reasons.ts'
export { ReviewItem } from './components/review.tsx'
