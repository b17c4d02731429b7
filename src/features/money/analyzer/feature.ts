import { demoOfCase } from '#case/cases/public.ts'
import { feature, fill } from '#feature/feature.ts'
import { calls } from './contract.ts'
import { exports } from './feature.exports.ts'
import { putDemoAnalyzer } from './demo.ts'
import { service } from './service.ts'

export const analyzer = feature('money/analyzer', {
  calls,
  service,
  exports,
  provides: [fill(demoOfCase, putDemoAnalyzer)],
  pages: [
    {
      path: '/financial-analyzer',
      page: 'analyzer',
      label: 'Financial analyzer',
      menu: { group: 'caseManagement', position: 70, flag: 'settlementAnalyzer' },
    },
  ],
})
