import type { CaseTx } from '#access/cases.ts'
import { slot } from '#feature/slots.ts'
import type { DemoFamily } from './demo-family.ts'

/** What a feature adds to the case of the demo family, in the transaction that makes it, in the order of the app's list. */
export const demoOfCase = slot<(tx: CaseTx, family: DemoFamily) => Promise<void>>('the demo family')
