import { feature } from '#feature/feature.ts'
import { jobs } from './jobs.ts'

export const ledger = feature('case/ledger', { jobs })
