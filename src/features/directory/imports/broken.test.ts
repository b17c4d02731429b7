// Files as they come: saved by some program, cut off on the way, joined by hand. What cannot be read is
// said by its line and not loaded; a file that cannot be read at all changes nothing.
import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { changed, stateReader } from '#assurance/fuzz/state.ts'
import { testApp } from '#test/support/test-app.ts'
import { readDay } from '#kernel/day.ts'
import { importSource } from './service.ts'
import { mappedCsv } from './sources/mapped.ts'
import { readMapping } from './sources/mapping.ts'
import { textInput } from './testing.ts'

const mapping = {
  source: { id: 'tx-roster', title: 'A roster', publisher: 'A court', licence: 'public record', edition: '2026-01-31' },
  columns: { key: 'No', name: 'Name', county: 'County' },
  values: { role: 'gal', kind: 'guardian_ad_litem', state: 'TX', title: 'Guardian ad litem' },
}

function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'casebalance-broken-'))
  chmodSync(folder, 0o755) // so that a database lies in it, no matter who runs the tests
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

function mappingFile(): string {
  const file = path.join(newFolder(), 'mapping.json')
  writeFileSync(file, JSON.stringify(mapping))
  return file
}

async function load(bytes: string | Buffer) {
  const { database } = await testApp()
  const state = await stateReader(database.owner)
  const before = await state()
  const roster = mappedCsv(textInput(bytes, 1000), readMapping(mappingFile()))
  const outcome = await importSource(database.owner, roster, { today: readDay('2026-03-01')! }).catch((error: unknown) => String(error))
  const rows = await database.owner.selectFrom('professional').select(['source_key', 'name']).orderBy('source_key').execute()
  return {
    names: rows.map(({ name }) => name),
    skips: typeof outcome === 'string' ? [] : outcome.skips,
    refused: typeof outcome === 'string' ? outcome : null,
    touched: changed(before, await state()),
  }
}

const table = 'No,Name,County\n1,Una Ferrow,Travis\n2,Odo Peña,Hays\n3,Ada Larkin,Bexar\n'
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16()

test.each<[string, Buffer, RegExp]>([
  ['UTF-16 with its mark, as a spreadsheet saves "Unicode text"', Buffer.from(`\ufeff${table}`, 'utf16le'), /not UTF-8/],
  ['UTF-16 with the bytes in the other order', bigEndian(`\ufeff${table}`), /not UTF-8/],
  ['UTF-16 without a mark', Buffer.from(table, 'utf16le'), /does not name the column/],
  ['the line ends of old computers', Buffer.from(table.replaceAll('\n', '\r')), /cannot be read/],
  ['another divider than was said', Buffer.from(table.replaceAll(',', ';')), /does not name the column/],
  ['a header that is cut off in a quotation mark', Buffer.from('No,"Name'), /cannot be read/],
  ['a header and nothing else', Buffer.from('No,Name,County\n'), /no record|not one|nothing/i],
  ['a compressed file', Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 0xff, 0xfe, 10, 0x80, 0x81]), /not UTF-8/],
  ['nothing at all', Buffer.alloc(0), /empty/],
])('a file with %s is refused with a sentence, and no table is touched', async (_, bytes, why) => {
  const { refused, touched, names } = await load(bytes)
  expect(refused).toMatch(why)
  expect(touched).toEqual([])
  expect(names).toEqual([])
})

test('a byte order mark and Windows line ends are no part of a name', async () => {
  const { names, skips } = await load(`\ufeff${table.replaceAll('\n', '\r\n')}`)
  expect(names).toEqual(['Una Ferrow', 'Odo Peña', 'Ada Larkin'])
  expect(skips).toEqual([])
})

test('a file of an old Windows encoding loses the lines with accents, by number, and no name is garbled', async () => {
  const { names, skips } = await load(Buffer.from(table, 'latin1'))
  expect(names).toEqual(['Una Ferrow', 'Ada Larkin'])
  expect(skips).toEqual([{ line: 3, why: expect.stringMatching(/UTF-8/) }])
})

test('ragged lines, open quotes, NUL, a lone surrogate and a missing end cost their own lines only', async () => {
  const lines = [
    'No,Name,County',
    '1,Una Ferrow,Travis',
    '2,Odo Ferrow',
    '3,Ada Larkin,Bexar,more',
    '4,"Ida Larkin,Bexar',
    '5,Eva "the fox" Larkin,Bexar',
    '6,Uma\u0000Larkin,Bexar',
    '7,"Ola ""Bo"" Larkin",Bexar',
    '8,"Ivo',
    'Larkin",Bexar',
    '9,,Bexar',
    '10,Ava Larkin,"Bexar',
  ]
  const bytes = Buffer.concat([
    Buffer.from(`${lines.join('\n')}\n11,`),
    Buffer.from([0xed, 0xa0, 0x80]),
    Buffer.from(',Bexar\n12,Liv Larkin,Bexar'),
  ])
  const { names, skips } = await load(bytes)
  expect(names.toSorted()).toEqual(['Ivo Larkin', 'Liv Larkin', 'Ola "Bo" Larkin', 'Una Ferrow'])
  const said = Object.fromEntries(skips.map(({ line, why }) => [line, why]))
  expect(said).toEqual({
    3: 'The line has 2 fields where the header has 3.',
    4: 'The line has 4 fields where the header has 3.',
    5: 'The quotation marks of the line do not pair up.',
    6: 'The quotation marks of the line do not pair up.',
    7: '"Uma\u0000Larkin" has signs that no name has.',
    11: 'There is no name.',
    12: 'A quotation mark is opened and not closed.',
    13: 'The line is not UTF-8 text. Save the file with this encoding.',
  })
})

/** Runs the importer in a process of its own with little memory, and tells the most that it took, in megabytes. */
async function importApart(file: string, map: string): Promise<{ code: number | null; out: string; megabytes: number }> {
  const tell = "process.on('exit',()=>process._rawDebug('most memory',process.resourceUsage().maxRSS))"
  const child: ChildProcess = spawn(
    process.execPath,
    [
      '--max-old-space-size=96',
      '--import',
      `data:text/javascript,${encodeURIComponent(tell)}`,
      'scripts/directory.ts',
      'import',
      'csv',
      file,
      '--map',
      map,
    ],
    { cwd: path.join(import.meta.dirname, '../../../..'), env: { PATH: process.env['PATH'], DATA_DIR: newFolder(), DATABASE_URL: '' } },
  )
  let out = ''
  child.stdout?.on('data', (data) => (out += String(data)))
  child.stderr?.on('data', (data) => (out += String(data)))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { code, out, megabytes: Number(/most memory (\d+)/.exec(out)?.[1]) / 1024 }
}

test('a line of 200 MB is said by its number, the others are loaded, and the memory stays as it was', { timeout: 120_000 }, async () => {
  const folder = newFolder()
  const map = mappingFile()
  const small = path.join(folder, 'small.csv')
  writeFileSync(small, table)
  const large = path.join(folder, 'large.csv')
  const file = openSync(large, 'w')
  writeSync(file, 'No,Name,County\n1,Una Ferrow,Travis\n2,')
  for (let megabyte = 0; megabyte < 200; megabyte += 1) writeSync(file, Buffer.alloc(1024 * 1024, 'x'))
  writeSync(file, ',Hays\n3,Ada Larkin,Bexar\n')
  closeSync(file)

  const usual = await importApart(small, map)
  const { code, out, megabytes } = await importApart(large, map)

  expect([usual.code, code]).toEqual([0, 0])
  expect(out).toMatch(/line 3\b.*longer than 1024 KB/i)
  expect(out).toMatch(/\b2\b.*(new|added)|(new|added).*\b2\b/i)
  expect(usual.megabytes).toBeGreaterThan(20)
  expect(megabytes - usual.megabytes).toBeLessThan(80)
})
