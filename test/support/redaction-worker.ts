// A worker that makes one redacted copy on a test's database and is killed while it does: for src/features/evidence/redaction/killed.slow.test.ts.
import path from 'node:path'
import { casesOf } from '#access/cases.ts'
import { makeCopy } from '#evidence/redaction/making.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { localBlobs } from '#ports/files/local.ts'
import { sealedFiles } from '#ports/files/sealed-files.ts'
import { pageProcesses } from '#ports/pages/processes.ts'
import { readingProcesses } from '#ports/reading/processes.ts'
import { redactingProcesses } from '#ports/redacting/processes.ts'

interface Given {
  owner: Connection
  roles: Record<RoleName, Connection>
  now: number
  folder: string
  secret: string
  of: { caseId: string; id: string }
}

const { owner, roles, now, folder, secret, of } = JSON.parse(process.argv[2]!) as Given
const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
const clock = () => now
await makeCopy(
  {
    cases: casesOf({ cases: database.cases, owner: database.owner, clock }),
    clock,
    files: sealedFiles(localBlobs(path.join(folder, 'files')), secret),
    reader: readingProcesses(),
    pages: pageProcesses(),
    redactor: redactingProcesses(),
  },
  of,
)
process.exit(0)
