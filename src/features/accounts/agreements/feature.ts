import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Agreed, gateOf } from './rules.ts'
import { digestOf, type Needs, service, standing } from './service.ts'

export const agreements = (needs: Needs) => feature('agreements', calls, service(needs))

/** Where somebody stands at the gates, by the documents that stand today. */
export function gates() {
  const digest = digestOf(standing())
  return (agreed: Agreed) => gateOf(digest, agreed)
}

export { files as agreementFiles } from './files.ts'
