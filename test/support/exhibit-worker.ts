// A worker that makes exhibits on a test's database and is killed while it does: for src/features/evidence/exhibits/killed.slow.test.ts.
import path from 'node:path'
import { casesOf } from '#access/cases.ts'
import { readVerifier } from '#app/verifier.ts'
import { makeExhibits } from '#evidence/exhibits/making.ts'
import { binderProcesses } from '#ports/binder/processes.ts'
import { openDatabase } from '#ports/db/open.ts'
import type { Connection, RoleName } from '#ports/db/port.ts'
import { localBlobs } from '#ports/files/local.ts'
import { sealedFiles } from '#ports/files/sealed-files.ts'
import { pageProcesses } from '#ports/pages/processes.ts'

interface Given {
  owner: Connection
  roles: Record<RoleName, Connection>
  now: number
  folder: string
  secret: string
  verifier: string
  at: { caseId: string; id: string }
}

const { owner, roles, now, folder, secret, verifier, at } = JSON.parse(process.argv[2]!) as Given
const database = openDatabase({ owner, role: (name) => roles[name], stop: async () => {} })
const clock = () => now
await makeExhibits(
  {
    cases: casesOf({ cases: database.cases, owner: database.owner, clock }),
    app: database.app,
    clock,
    files: sealedFiles(localBlobs(path.join(folder, 'files')), secret),
    binder: binderProcesses(),
    pages: pageProcesses(),
    verifier: async () => readVerifier(verifier),
    appName: 'CaseBalance',
    host: 'localhost:3000',
    secret,
  },
  at,
)
process.exit(0)
