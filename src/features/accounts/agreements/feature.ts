import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Agreed, gateOf } from './rules.ts'
import { digestOf, type Deps, service, standing } from './service.ts'

export const agreements = (deps: Deps) => feature('agreements', calls, service(deps))

/** Where someone stands at the gates, by the documents that stand today. */
export function gates() {
  const digest = digestOf(standing())
  return (agreed: Agreed) => gateOf(digest, agreed)
}

export { files as agreementFiles } from './files.ts'
