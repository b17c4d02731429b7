// Copies that leak, made on purpose: the proof notices each.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageProcesses } from '#ports/pages/processes.ts'
import { readingProcesses } from '#ports/reading/processes.ts'
import type { PlacedText } from '#ports/redacting/port.ts'
import { redactingProcesses } from '#ports/redacting/processes.ts'
import { mark } from '#test/support/redaction.ts'
import { pdfOf } from '#test/support/texts.ts'
import type { DrawingDeps, DrawnPage } from './drawing.ts'
import { prove } from './proving.ts'

let folder: string
let deps: DrawingDeps & { pages: { close(): Promise<void> } }
let page: DrawnPage
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'casebalance-proving-'))
  deps = { pages: pageProcesses(), reader: readingProcesses(), redactor: redactingProcesses() }
  const source = path.join(folder, 'source.pdf')
  writeFileSync(source, await pdfOf(['Dear Kathleen, hello']))
  const picture = path.join(folder, 'page.jpg')
  await deps.redactor.burn({ path: source, type: 'application/pdf' }, 0, [], [], picture)
  page = { picture, width: 300, height: 400, words: [], labels: [], marks: [], hidden: [] }
})
afterAll(async () => {
  await Promise.all([deps.pages.close(), deps.reader.close(), deps.redactor.close()])
  rmSync(folder, { recursive: true, force: true })
})

const word = (text: string, x: number): PlacedText => ({ text, x, y: 0.095, w: 0.2, h: 0.03 })

async function provedOf(words: readonly PlacedText[], said: Partial<DrawnPage>, phrases: readonly string[] = []) {
  const copy = path.join(folder, 'copy.pdf')
  const { picture, width, height, labels } = page
  await deps.redactor.bind([{ picture, width, height, words, labels }], copy)
  return prove(deps, { path: copy, folder, pages: [{ ...page, ...said }], phrases, note: async () => {} })
}

test('a hidden word in the text, a letter too many, and a word that can be read under its bar or elsewhere are each refused', async () => {
  const [dear, name] = [word('Dear', 0.07), word('Kathleen,', 0.25)]
  const bar = mark(1, 0.15, 0.08, 0.35, 0.07)
  const stays = { words: [dear], hidden: ['Kathleen,'], marks: [bar] }
  await expect(provedOf([dear, name], stays)).rejects.toMatchObject({ failure: 'stillText', page: 1, word: 'Kathleen,' })
  await expect(provedOf([dear, word('x', 0.3)], stays)).rejects.toMatchObject({ failure: 'unsound' })
  // No bar was drawn: the text of the copy is right, and its picture is not.
  await expect(provedOf([dear], stays)).rejects.toMatchObject({ failure: 'stillSeen', page: 1, word: 'Kathleen,' })
  await expect(provedOf([dear], { words: [dear] }, ['kathleen'])).rejects.toMatchObject({ failure: 'stillSeen', word: 'kathleen' })
  await expect(provedOf([dear], { words: [dear] }, ['Nobody'])).resolves.toMatchObject({ words: 1, pagesRead: 1 })
}, 180_000)
