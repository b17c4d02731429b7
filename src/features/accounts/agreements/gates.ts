import { type Agreed, gateOf } from './rules.ts'
import { digestOf, standing } from './service.ts'

/** Where someone stands at the gates, by the documents that stand today. */
export function gates() {
  const digest = digestOf(standing())
  return (agreed: Agreed) => gateOf(digest, agreed)
}
