// The script of verify.html: checks the folder that was chosen, in the browser. Nothing is sent anywhere.
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'
import { isRead } from '#domain/record/format.ts'
import type { RecordFile } from '#domain/record/verify.ts'
import { headline, isLitter, limits, report } from './report.ts'

async function fileOf(file: File): Promise<RecordFile> {
  // Without the name of the chosen folder itself.
  const path = file.webkitRelativePath.split('/').slice(1).join('/')
  const hash = sha256.create()
  const reader = file.stream().getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) hash.update(part.value)
  const content = isRead(path) ? new Uint8Array(await file.arrayBuffer()) : null
  return { path, bytes: file.size, sha256: bytesToHex(hash.digest()), content }
}

const element = (name: string, text: string, className = '') =>
  Object.assign(document.createElement(name), { textContent: text, className })

const output = document.querySelector('output')!

async function checkFolder(chosen: readonly File[]): Promise<void> {
  output.replaceChildren(element('p', 'Checking …'))
  const files: RecordFile[] = []
  for (const file of chosen) if (!isLitter(file.webkitRelativePath)) files.push(await fileOf(file))
  const found = await report(files)
  output.replaceChildren(
    element('h2', headline(found), found.holds ? 'good' : 'bad'),
    ...found.wrong.map((line) => element('p', line, 'bad')),
    ...found.about.map((line) => element('p', line)),
    element('p', limits),
  )
}

document.querySelector('input')!.addEventListener('change', ({ currentTarget }) => {
  const files = [...((currentTarget as HTMLInputElement).files ?? [])]
  checkFolder(files).catch((error: unknown) => output.replaceChildren(element('p', `The folder can't be read: ${String(error)}`, 'bad')))
})
