import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { casesOf } from '#access/cases.ts'
import { filesOf } from '#app/files.ts'
import { readVerifier } from '#app/verifier.ts'
import { makeRecord, type MakingDeps } from '#case/records/making.ts'
import { recordFile } from '#domain/record/verify.ts'
import { messageRecord } from '#messages/messages/record.ts'
import { papersByLibpdf } from '#ports/papers/libpdf.ts'
import { writeVerifier } from '#scripts/verifier.ts'
import { report } from '#verifier/report.ts'
import { filesIn } from './archives.ts'
import { type TestApp, testSecret } from './test-app.ts'
import { type Family, system, type TestPerson } from './family.ts'

/** What a record is asked for, where a test says nothing else. */
export const wanted = {
  thread: null as string | null,
  from: null as string | null,
  to: null as string | null,
  offers: false,
  certificate: 'none',
  prefix: '',
}

const papers = papersByLibpdf()

/** The verifier, built once for a test's process. */
let verifier: Promise<string> | undefined
async function builtVerifier(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'verifier-'))
  await writeVerifier(folder)
  return folder
}

export const builtVerifierFiles = async (): ReturnType<typeof readVerifier> => readVerifier(await (verifier ??= builtVerifier()))

/** What the queue's worker is given. */
export function makingDeps({ database, clock, folder }: TestApp, drawing = papers): MakingDeps {
  const now = () => clock.now
  return {
    cases: casesOf({ cases: database.cases, owner: database.owner, clock: now }),
    app: database.app,
    clock: now,
    files: filesOf({ config: { dataDir: folder, s3Url: '' }, secret: testSecret }),
    papers: drawing,
    verifier: builtVerifierFiles,
    parts: [messageRecord],
    appName: 'CaseBalance',
    host: 'localhost:3000',
    secret: testSecret,
  }
}

/** Does all work that waits for records, as the queue does. */
export async function makeRecords(backend: TestApp): Promise<void> {
  const waiting = await system(backend, (tx) =>
    tx.selectFrom('case_record').select(['case_id', 'id']).where('state', '=', 'waiting').execute(),
  )
  const deps = makingDeps(backend)
  for (const { case_id, id } of waiting) await makeRecord(deps, { caseId: case_id, id })
}

export const askFor = (
  who: TestPerson,
  { caseId }: Pick<Family, 'caseId'>,
  more: Partial<typeof wanted> = {},
): ReturnType<TestPerson['inject']> => who.inject({ method: 'POST', url: `/api/cases/${caseId}/records`, payload: { ...wanted, ...more } })

/** Asks for a record, has it made and downloads it. */
export async function recordFor(backend: TestApp, who: TestPerson, f: Pick<Family, 'caseId'>, more: Partial<typeof wanted> = {}) {
  const { id } = (await askFor(who, f, more)).json<{ id: string }>()
  await makeRecords(backend)
  const reply = await who.inject(`/api/cases/${f.caseId}/records/${id}/record.zip`)
  if (reply.statusCode !== 200) throw new Error(`The record was not made: ${reply.body}`)
  return { id, files: filesIn(reply.rawPayload), archive: reply.rawPayload }
}

/** What the verifier says of a record. */
export const judged = (files: ReadonlyMap<string, Uint8Array>) => report([...files].map(([name, content]) => recordFile(name, content)))

export const textOf = (files: ReadonlyMap<string, Uint8Array>, name: string): string => Buffer.from(files.get(name)!).toString('utf8')
