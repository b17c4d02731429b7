import { slot } from '#feature/slots.ts'
import type { Deps, Reviews } from './service.ts'

/** What people rated said to their ratings: the claims of profiles fill it. */
export const repliesSlot = slot<Pick<Deps, 'repliesTo' | 'statementOf'>>('replies to ratings')
/** What the site says of notices without ground about someone: the notices fill it. */
export const noteSlot = slot<Deps['noteOf']>('the note about notices')
/** What became of ratings, counted. */
export const reviewCountsSlot = slot<Pick<Reviews, 'monthly' | 'neutrality'>>('counts of ratings')
