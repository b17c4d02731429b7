/** What other rooms may show of this one. A page that shows it is given its texts too (decision 0013). */
export { Choice } from './parts/choice.tsx'
export { useFreshView } from './parts/fresh.ts'
export { ReviewsOf } from './parts/of-professional.tsx'
// What moderators see of a rating: the same words as everybody.
export { letterWords } from './parts/letter-words.ts'
export { letterNames } from './parts/letter-names.ts'
export { reasonWords } from './parts/reasons.ts'
export { ReviewItem } from './parts/review.tsx'
