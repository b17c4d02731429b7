import { expect, test } from 'vitest'
import { freshLines, type KnownLine } from './dedupe.ts'
import { readStatements } from './ofx.ts'
import { readBankFile } from '#money/bank/read-file.ts'
import type { BankLine } from './types.ts'

const head = 'OFXHEADER:100\r\nDATA:OFXSGML\r\nVERSION:102\r\nENCODING:USASCII\r\nCHARSET:1252\r\n\r\n'
const transaction = (...leaves: string[]) => `<STMTTRN>\r\n${leaves.map((leaf) => `${leaf}\r\n`).join('')}</STMTTRN>\r\n`
const statement = (inside: string, { account = '000123456789', currency = 'USD' } = {}) =>
  `<STMTTRNRS><TRNUID>1<STATUS><CODE>0<SEVERITY>INFO</STATUS><STMTRS><CURDEF>${currency}<BANKACCTFROM><BANKID>044000037<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST><DTSTART>20140101<DTEND>20140131${inside}</BANKTRANLIST><LEDGERBAL><BALAMT>84.56<DTASOF>20140131120000</LEDGERBAL></STMTRS></STMTTRNRS>`
const ofx = (...statements: string[]) => `${head}<OFX><BANKMSGSRSV1>${statements.join('')}</BANKMSGSRSV1></OFX>`
const shoes = ['<TRNTYPE>DEBIT', '<DTPOSTED>20140120120000[0:GMT]', '<TRNAMT>-42.50', '<FITID>A1', '<NAME>SHOES &amp; MORE']

test('OFX 1: leaves without an end, an empty one, entities, a day that its zone does not move, two accounts', () => {
  const text = ofx(
    statement(
      transaction(...shoes, '<MEMO>') +
        transaction('<TRNTYPE>CHECK', '<DTPOSTED>20140131233000[-5:EST]', '<TRNAMT>-7', '<FITID>A2', '<CHECKNUM>1042'),
    ),
    statement(transaction('<DTPOSTED>20140105', '<TRNAMT>3.00', '<FITID>A1', '<NAME>INTEREST'), { account: '4321' }),
  )
  expect(readStatements(text)).toEqual([
    {
      lastFour: '6789',
      kind: 'checking',
      currency: 'USD',
      lines: [
        { day: '2014-01-20', cents: -4250, description: 'SHOES & MORE', checkNumber: null, fitId: 'A1' },
        { day: '2014-01-31', cents: -700, description: '', checkNumber: '1042', fitId: 'A2' },
      ],
      skipped: [],
      first: '2014-01-01',
      last: '2014-01-31',
      balance: { day: '2014-01-31', cents: 8456 },
    },
    expect.objectContaining({ lastFour: '4321', lines: [expect.objectContaining({ cents: 300 })] }),
  ])
})

test('OFX 2 is XML, with a card statement', () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200" VERSION="220"?>
<OFX><CREDITCARDMSGSRSV1><CCSTMTTRNRS><CCSTMTRS><CURDEF>USD</CURDEF><CCACCTFROM><ACCTID>4111111111111234</ACCTID></CCACCTFROM>
<BANKTRANLIST><STMTTRN><TRNTYPE>DEBIT</TRNTYPE><DTPOSTED>20260305</DTPOSTED><TRNAMT>-12,50</TRNAMT><FITID>x</FITID><NAME><![CDATA[CAFÉ <1>]]></NAME><MEMO/></STMTTRN></BANKTRANLIST></CCSTMTRS></CCSTMTTRNRS></CREDITCARDMSGSRSV1></OFX>`
  expect(readStatements(xml)).toMatchObject([
    { kind: 'card', lastFour: '1234', lines: [{ day: '2026-03-05', cents: -1250, description: 'CAFÉ <1>' }] },
  ])
})

test('a name that was cut at 32 characters goes on in the memo', () => {
  const named = (name: string, memo: string) =>
    readStatements(ofx(statement(transaction('<DTPOSTED>20140120', '<TRNAMT>-1', '<FITID>1', `<NAME>${name}`, `<MEMO>${memo}`))))[0]!
      .lines[0]!.description
  expect(named('POS DEBIT WAL-MART SUPERCENTER C', 'OLUMBUS OH')).toBe('POS DEBIT WAL-MART SUPERCENTER COLUMBUS OH')
  expect(named('SHOES', 'SHOES, size 3')).toBe('SHOES, size 3')
  expect(named('SHOES', 'size 3')).toBe('SHOES size 3')
})

test('what cannot be a line is skipped with its reason', () => {
  const bad = (...leaves: string[]) => transaction(...leaves, '<FITID>1', '<NAME>X')
  const text = ofx(
    statement(
      bad('<DTPOSTED>20140231', '<TRNAMT>-1') +
        bad('<DTPOSTED>20140201', '<TRNAMT>-1234567890123456789.00') +
        bad('<DTPOSTED>20140201', '<TRNAMT>0') +
        bad('<DTPOSTED>20140201', '<TRNAMT>-1', '<CURRENCY><CURRATE>1.1<CURSYM>EUR</CURRENCY>'),
    ),
  )
  expect(readStatements(text)[0]!.skipped.map(({ why }) => why)).toEqual(['no_date', 'too_large', 'zero', 'currency'])
  expect(readStatements(ofx(statement('', { currency: 'EUR' })))[0]!.currency).toBe('EUR')
})

test('a file is read by its content; what is none is refused', () => {
  const read = (text: string) => readBankFile(new TextEncoder().encode(text))
  expect(read(ofx(statement(transaction(...shoes))))).toMatchObject({ format: 'ofx', statements: [{ lines: [{ cents: -4250 }] }] })
  expect(read('Date,Description,Amount\n01/22/2026,A,-1.00\n')).toMatchObject({ format: 'csv' })
  expect([read('%PDF-1.7 x'), read('hello'), read(''), read(`${head}<OFX></OFX>`), read(`${head}<OFX><`)]).toEqual([
    { refused: 'not_text' },
    { refused: 'no_lines' },
    { refused: 'no_lines' },
    { refused: 'no_lines' },
    { refused: 'no_lines' },
  ])
  expect(readBankFile(new Uint8Array(10 * 1024 * 1024 + 1))).toEqual({ refused: 'too_large' })
})

const line = (description: string, more: Partial<BankLine> = {}): BankLine => ({
  day: '2026-01-22' as BankLine['day'],
  cents: -500,
  description,
  checkNumber: null,
  fitId: null,
  ...more,
})
const stored = (lines: readonly BankLine[]): KnownLine[] => lines.map((one, index) => ({ ...one, id: String(index) }))

test('a file that is imported twice adds nothing, and one that overlaps adds what is new', () => {
  const january = [line('BUS'), line('BUS'), line('Shoes')]
  const first = freshLines([], january)
  expect([first.lines.length, first.known]).toEqual([3, 0])
  expect(freshLines(stored(january), january)).toEqual({ lines: [], known: 3, gone: [], corrected: 0 })
  const later = [line('bus '), line('BUS'), line('BUS'), line('Books')]
  expect(freshLines(stored(january), later)).toMatchObject({ lines: [{ description: 'BUS' }, { description: 'Books' }], known: 2 })
})

test('the id of the bank decides: the same purchase twice a day is two lines, another day with the same id is one', () => {
  const file = [line('BUS', { fitId: '1' }), line('BUS', { fitId: '2' })]
  expect(freshLines([], file).lines).toHaveLength(2)
  expect(
    freshLines(stored(file), [line('BUS', { fitId: '1', day: '2026-01-23' as BankLine['day'] }), line('BUS', { fitId: '3' })]),
  ).toMatchObject({
    lines: [{ fitId: '3' }],
    known: 1,
  })
  // What came from a CSV file has no id; the same lines from an OFX file are known, each once.
  expect(freshLines(stored([line('BUS')]), file)).toMatchObject({ lines: [{ fitId: '2' }], known: 1 })
  expect(freshLines(stored(file), [line('BUS'), line('BUS'), line('BUS')])).toMatchObject({ lines: [{}], known: 2 })
})

test('a correction replaces or deletes an earlier line, also one of the same file', () => {
  const there = stored([line('Gas', { fitId: '1' }), line('Gym', { fitId: '2' })])
  const replaced = line('Gas', { fitId: '3', cents: -700, corrects: { fitId: '1', action: 'replace' } })
  const deleted = line('', { fitId: '4', cents: 0, corrects: { fitId: '2', action: 'delete' } })
  expect(freshLines(there, [replaced, deleted])).toEqual({ lines: [replaced], known: 0, gone: ['0', '1'], corrected: 0 })
  const text = ofx(
    statement(
      transaction(...shoes) +
        transaction('<DTPOSTED>20140121', '<TRNAMT>-1.50', '<FITID>A2', '<CORRECTFITID>A1', '<CORRECTACTION>REPLACE', '<NAME>SHOES') +
        transaction('<DTPOSTED>20140121', '<TRNAMT>-9', '<FITID>A3', '<NAME>CAFE') +
        transaction('<DTPOSTED>20140121', '<FITID>A4', '<CORRECTFITID>A3', '<CORRECTACTION>DELETE'),
    ),
  )
  expect(freshLines([], readStatements(text)[0]!.lines)).toMatchObject({ lines: [{ cents: -150, fitId: 'A2' }], gone: [], corrected: 2 })
})
