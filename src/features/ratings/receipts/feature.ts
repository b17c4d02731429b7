import { feature } from '#http/bind.ts'
import { calls } from './contract.ts'
import { type Deps, service } from './service.ts'

// Its page is that of the ratings, which shows the form too: the kill switch of the reviews closes both (decision 0044).
export const receipts = (deps: Deps) => feature('reviews', calls, service(deps))
