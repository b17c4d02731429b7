import { inThisProcess } from './in-process.ts'
import { pubsubSuite } from './suite.ts'

pubsubSuite('in this process', async () => {
  const reports: string[] = []
  const only = inThisProcess({ report: (error, where) => reports.push(`${where}: ${(error as Error).message}`) })
  return { peers: () => [only, only], reports }
})
