import { slot } from '#feature/slots.ts'
import type { ScoresOf } from './scores.ts'

/** The scores of someone, for the list of their reviews. */
export const scoresSlot = slot<ScoresOf>('scores')
