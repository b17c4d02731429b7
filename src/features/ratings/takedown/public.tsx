import type { MessageDescriptor } from '@lingui/core'
import type { Ground } from './contract.ts'
import { groundWords, outcomeWords } from './components/words.ts'

export { PoolsLow } from './components/low.tsx'

/** Grounds and outcomes in words, for the page that counts them (decision 0013). */
export const groundNames = Object.fromEntries(Object.entries(groundWords).map(([ground, { name }]) => [ground, name])) as Readonly<
  Record<Ground, MessageDescriptor>
>
export const outcomeNames = outcomeWords
