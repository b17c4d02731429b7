import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { exiftoolVersion } from './exiftool.ts'
import type { MetadataReader } from './port.ts'
import { metadataReader } from './reader.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-metadata-'))
const readers: MetadataReader[] = []
const reading = (...settings: Parameters<typeof metadataReader>) => {
  const reader = metadataReader(...settings)
  readers.push(reader)
  return reader
}
afterAll(async () => {
  for (const reader of readers) await reader.close()
  rmSync(folder, { recursive: true, force: true })
})
const put = (name: string, content: Uint8Array | string, mode = 0o600) => {
  const file = path.join(folder, name)
  writeFileSync(file, content)
  chmodSync(file, mode)
  return file
}
const noise = Buffer.concat(Array.from({ length: 90 }, (_, n) => createHash('sha256').update(`noise ${n}`).digest()))
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')

const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888888' } })
  .withExif({
    IFD0: { Make: 'Example', Model: 'Phone 9', Software: 'Adobe Photoshop 25.0' },
    IFD2: { DateTimeOriginal: '2024:03:01 10:11:12', OffsetTimeOriginal: '-05:00' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 26/1 4600/100', GPSLongitudeRef: 'W', GPSLongitude: '79/1 58/1 5600/100' },
  })
  .jpeg()
  .toBuffer()

const hasExiftool = (await exiftoolVersion('exiftool')) !== null

describe.each(hasExiftool ? ['exiftool', 'exifreader'] : ['exifreader'])('%s', (tool) => {
  const reader = reading({ exiftool: tool === 'exiftool' ? 'exiftool' : null })

  test('reads date, device, software and position of a photo, and changes no byte of it', async () => {
    const file = put('photo.jpg', photo)
    const before = hashOf(file)
    const read = await reader.read({ path: file, type: 'image/jpeg' })
    expect(hashOf(file)).toBe(before)
    expect(read).toMatchObject({ state: 'read', tool, version: expect.stringMatching(/^\d+\.\d+/) })
    const tags = read.state === 'read' ? read.tags : {}
    const named = Object.fromEntries(Object.entries(tags).map(([name, value]) => [name.split(':').at(-1), value]))
    expect(named).toMatchObject({
      DateTimeOriginal: '2024:03:01 10:11:12',
      OffsetTimeOriginal: '-05:00',
      Make: 'Example',
      Model: 'Phone 9',
      Software: 'Adobe Photoshop 25.0',
    })
    expect([Number(tags['Composite:GPSLatitude']), Number(tags['Composite:GPSLongitude'])]).toEqual([40.446111, -79.982222])
    // Neither the temporary name nor a time of this machine.
    expect(JSON.stringify(tags)).not.toContain(path.basename(folder))
    expect(Object.keys(tags).filter((name) => /^(System|SourceFile)/.test(name))).toEqual([])
  })

  test('a picture that is cut off, bytes that are no picture, and bytes of no kind have clear answers', async () => {
    const cut = await reader.read({ path: put('cut.jpg', photo.subarray(0, 300)), type: 'image/jpeg' })
    expect(JSON.stringify(cut)).not.toContain('2024')
    const unknown = await reader.read({ path: put('noise.bin', noise), type: 'application/octet-stream' })
    expect(unknown).toMatchObject({ state: 'cannot', reason: 'kind' })
    const lying = await reader.read({ path: put('lying.jpg', noise), type: 'image/jpeg' })
    expect(lying).toMatchObject({ state: 'cannot', reason: 'damaged' })
  })

  test('a file that is gone is a fault of this machine, not an answer', async () => {
    await expect(reader.read({ path: path.join(folder, 'gone.jpg'), type: 'image/jpeg' })).rejects.toThrow('ENOENT')
  })
})

describe('a program that misbehaves', () => {
  const file = put('any.jpg', photo)
  const program = (name: string, act: string) => put(name, `#!/bin/sh\nif [ "$3" = -ver ]; then echo 12.99; exit 0; fi\n${act}\n`, 0o700)

  test('is ended when it takes too long, and when it writes too much', async () => {
    const slow = reading({ exiftool: program('slow', 'exec sleep 60'), patience: 300 })
    expect(await slow.read({ path: file, type: 'image/jpeg' })).toMatchObject({ state: 'cannot', reason: 'tooSlow' })
    const loud = reading({ exiftool: program('loud', 'exec yes'), most: 10_000 })
    expect(await loud.read({ path: file, type: 'image/jpeg' })).toMatchObject({ state: 'cannot', reason: 'tooLarge' })
  })

  test('gets nothing of the server’s environment', async () => {
    process.env['CANARY_OF_A_TEST'] = 'secret'
    const said = reading({ exiftool: program('env', 'echo "[{\\"File:Said\\": \\"$(env | tr -d \'\\n"\')\\"}]"') })
    const read = await said.read({ path: file, type: 'image/jpeg' })
    delete process.env['CANARY_OF_A_TEST']
    expect(read.state === 'read' && String(read.tags['File:Said'])).toContain('LC_ALL=C.UTF-8')
    expect(JSON.stringify(read)).not.toContain('CANARY_OF_A_TEST')
  })

  test('is not asked where it is missing, or older than the version that runs no code of a file', async () => {
    const old = put('old', '#!/bin/sh\necho 12.23\n', 0o700)
    for (const exiftool of [old, path.join(folder, 'missing')])
      expect(await reading({ exiftool }).read({ path: file, type: 'image/jpeg' })).toMatchObject({ state: 'read', tool: 'exifreader' })
  })
})

test('after its end nothing is read', async () => {
  const reader = metadataReader()
  await reader.close()
  await expect(reader.read({ path: put('late.jpg', photo), type: 'image/jpeg' })).rejects.toThrow('closed')
})
