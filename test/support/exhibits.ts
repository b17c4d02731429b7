// For the tests of evidence/exhibits: lists, and what is made of them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { casesOf } from '#access/cases.ts'
import { filesOf } from '#app/files.ts'
import { makeExhibits } from '#evidence/exhibits/making.ts'
import type { MakingDeps } from '#evidence/exhibits/making-deps.ts'
import { binderProcesses } from '#ports/binder/processes.ts'
import { pageProcesses } from '#ports/pages/processes.ts'
import { filesIn } from './archives.ts'
import { type Family, system, type TestPerson } from './family.ts'
import { png, upload } from './files.ts'
import { builtVerifierFiles } from './records.ts'
import { type TestApp, testSecret } from './test-app.ts'

type OfCase = Pick<Family, 'caseId' | 'ana'>

/** An item of Ana's vault, made of this content. */
export async function itemOf(f: OfCase, name: string, content: Uint8Array, said: object = {}): Promise<string> {
  const { id: file } = (await upload(f.ana, f, name, Buffer.from(content))).json<{ id: string }>()
  const { id } = (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/evidence`, payload: { file, again: true } })).json<{
    id: string
  }>()
  const draft = { title: name, note: '', day: null, device: '', privacy: 'private', isSensitive: false, isSure: false, tags: [] }
  await f.ana.inject({ method: 'PUT', url: `/api/cases/${f.caseId}/evidence/${id}`, payload: { ...draft, ...said } })
  return id
}

export const listDraft = {
  name: 'Hearing of June 3',
  word: 'exhibit',
  numbering: 'letters',
  prefix: 'EX-',
  first: 1,
  covers: true,
  natives: 'originals',
  images: false,
  uploads: false,
}

/** A list of Ana's with two items. */
export async function exhibitsOf(f: OfCase): Promise<{ list: string; items: string[]; rows: string[] }> {
  const send = async (to: string, payload: object) =>
    (await f.ana.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exhibits${to}`, payload })).json<{ id: string }>().id
  const list = await send('', { name: listDraft.name })
  const items = [await itemOf(f, 'gate.png', png), await itemOf(f, 'log.txt', Buffer.from('Monday 5:25 PM'))]
  const rows = [
    await send(`/${list}/rows`, { item: items[0], isSure: false }),
    await send(`/${list}/rows`, { item: items[1], isSure: false }),
  ]
  return { list, items, rows }
}

const [binder, pages] = [binderProcesses(), pageProcesses()]

/** What a page of a PDF says. @param index from 0 on */
export async function pageWords(pdf: Uint8Array, index: number): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'exhibits-'))
  const file = path.join(folder, 'exhibits.pdf')
  writeFileSync(file, pdf)
  const read = await pages.layers({ path: file }, index, 1)
  rmSync(folder, { recursive: true })
  return read.state === 'read' ? read.pages[0]!.words.map(({ text }) => text).join(' ') : read.reason
}

/** What the queue's worker is given. */
export function exhibitDeps({ database, clock, folder }: TestApp): MakingDeps {
  const now = () => clock.now
  return {
    cases: casesOf({ cases: database.cases, owner: database.owner, clock: now }),
    app: database.app,
    clock: now,
    files: filesOf({ config: { dataDir: folder, s3Url: '' }, secret: testSecret }),
    binder,
    pages,
    verifier: builtVerifierFiles,
    appName: 'CaseBalance',
    host: 'localhost:3000',
    secret: testSecret,
  }
}

/** Makes all that waits, as the queue does. */
export async function makeAll(backend: TestApp, deps: MakingDeps = exhibitDeps(backend)): Promise<void> {
  const waiting = await system(backend, (tx) =>
    tx.selectFrom('exhibit_export').select(['case_id', 'id']).where('state', '=', 'waiting').orderBy('created_at').execute(),
  )
  for (const { case_id, id } of waiting) await makeExhibits(deps, { caseId: case_id, id })
}

/** Asks for the exhibits of a list, has them made and downloads them. */
export async function madeOf(backend: TestApp, who: TestPerson, f: Pick<Family, 'caseId'>, list: string) {
  const asked = await who.inject({ method: 'POST', url: `/api/cases/${f.caseId}/exhibits/${list}/exports`, payload: {} })
  if (asked.statusCode !== 200) throw new Error(`The exhibits were not asked for: ${asked.body}`)
  const { id } = asked.json<{ id: string }>()
  await makeAll(backend)
  const at = `/api/cases/${f.caseId}/exhibit-exports/${id}/exhibits`
  const [zip, pdf] = [await who.inject(`${at}.zip`), await who.inject(`${at}.pdf`)]
  if (zip.statusCode !== 200) {
    const row = await system(backend, (tx) =>
      tx.selectFrom('exhibit_export').select('failure').where('id', '=', id).executeTakeFirstOrThrow(),
    )
    throw new Error(`The exhibits were not made: ${row.failure}`)
  }
  return { id, archive: zip.rawPayload, files: filesIn(zip.rawPayload), pdf: pdf.rawPayload }
}
