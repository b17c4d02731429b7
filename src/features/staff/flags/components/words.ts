import { msg } from '@lingui/core/macro'
import type { HarmQuestion, memberStates } from '../contract.ts'

/** The harm checklist. Its questions come from what the product promises people in danger (the transparency page's principles). */
export const harmWords = {
  whereabouts: msg`Could it tell one parent where the other one lives, works or is right now?`,
  contact: msg`Could somebody use it to reach a person who does not want to be reached, or may not be?`,
  order: msg`Could it lead somebody to act against a court order?`,
  evidence: msg`Could it change, hide or drop something that a court may ask for?`,
  advice: msg`Could somebody take what it says for legal advice, or for what a judge will decide?`,
  children: msg`Could it draw a child into the matter, or show more people something about a child?`,
  loss: msg`Would something that people entered be gone when it is turned off again?`,
} as const satisfies Record<HarmQuestion, unknown>

export const stateWords = {
  asked: msg`Asked, no answer yet`,
  in: msg`Said yes`,
  out: msg`Out`,
} as const satisfies Record<(typeof memberStates)[number], unknown>
