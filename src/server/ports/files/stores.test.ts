import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '#scripts/build.ts'
import { iterations } from '#test/support/depth.ts'
import { speaksS3 } from '#test/support/s3.ts'
import { localBlobs } from './local.ts'
import { s3Blobs } from './s3.ts'
import { blobSuite, filled, parts, read, sha256 } from './suite.ts'

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

blobSuite('a folder of this machine', async () => localBlobs(newFolder()))
blobSuite('a store that speaks S3', async () => s3Blobs({ ...(await speaksS3()), prefix: 'blobs/', incoming: newFolder() }))

test('only the owner of the process reads the folder and what is in it', async () => {
  const folder = newFolder()
  const { sha256: address } = await localBlobs(folder).put(parts(filled(10)))
  const mode = (...at: string[]) => statSync(path.join(folder, ...at)).mode & 0o777
  expect([mode('blobs'), mode('incoming'), mode('blobs', address.slice(0, 2), address)]).toEqual([0o700, 0o700, 0o600])
})

test('what a killed process left is removed a day later, and what still arrives is not', async () => {
  const folder = newFolder()
  mkdirSync(path.join(folder, 'incoming'))
  for (const name of ['old', 'young']) writeFileSync(path.join(folder, 'incoming', name), 'half')
  const before = Date.now() / 1_000 - 25 * 3_600
  utimesSync(path.join(folder, 'incoming', 'old'), before, before)
  await localBlobs(folder).put(parts(filled(10)))
  expect(readdirSync(path.join(folder, 'incoming'))).toEqual(['young'])
})

test('a blob that is there is never written over', async () => {
  const folder = newFolder()
  const store = localBlobs(folder)
  const blob = filled(100)
  await store.put(parts(blob))
  const file = path.join(folder, 'blobs', sha256(blob).slice(0, 2), sha256(blob))
  const { ino } = statSync(file)
  await store.put(parts(blob))
  expect(statSync(file).ino).toBe(ino)
})

test('what an operator leaves between the blobs is no blob', async () => {
  const folder = newFolder()
  const store = localBlobs(folder)
  const blob = filled(5)
  await store.put(parts(blob))
  writeFileSync(path.join(folder, 'blobs', sha256(blob).slice(0, 2), '.DS_Store'), '')
  const all = []
  for await (const one of store.list()) all.push(one)
  expect(all).toEqual([{ sha256: sha256(blob), bytes: 5 }])
})

test('a process that is killed while it puts leaves no half blob, and every blob that it said was stored is whole', async () => {
  const folder = newFolder()
  const said: string[] = []
  for (let round = 0; round < iterations(40, 6); round += 1) {
    const child = spawn(process.execPath, [path.join(root, 'test', 'support', 'puts-files.ts'), folder], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let out = ''
    // Killed at another place of its work each time.
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString()
      if (out.split('\n').length > 3 + round) setTimeout(() => child.kill('SIGKILL'), (round * 7) % 10)
    })
    await new Promise((resolve) => child.on('close', resolve))
    said.push(...out.split('\n').slice(0, -1))
  }
  expect(said.length).toBeGreaterThan(iterations(120, 18))
  const store = localBlobs(folder)
  const there = new Set<string>()
  for await (const { sha256: address } of store.list()) {
    const blob = await read(await store.get(address))
    expect([blob?.length, blob && sha256(blob)]).toEqual([400_000, address])
    there.add(address)
  }
  expect(said.filter((address) => !there.has(address))).toEqual([])
}, 120_000)

test('a store that is gone, or takes another key, is an error and never an empty answer', async () => {
  const server = await speaksS3()
  const arriving = newFolder()
  const store = s3Blobs({ ...server, prefix: '', incoming: arriving })
  const { sha256: address } = await store.put(parts(filled(10)))
  const stranger = s3Blobs({ ...server, secretAccessKey: 'another', prefix: '', incoming: arriving })
  await expect(stranger.has(address)).rejects.toThrow('403')
  await expect(stranger.get(address)).rejects.toThrow('403')
  await expect(stranger.put(parts(filled(11)))).rejects.toThrow('403')
  await server.stop()
  for (const ask of [() => store.get(address), () => store.has(address), () => store.put(parts(filled(12)))])
    await expect(ask()).rejects.toThrow(/fetch failed|ECONNREFUSED/)
  expect(readdirSync(arriving)).toEqual([])
})
