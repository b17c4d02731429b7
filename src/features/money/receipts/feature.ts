import { feature } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { service } from './service.ts'

export const readingReceipts = feature('money/receipts', { calls, service })
