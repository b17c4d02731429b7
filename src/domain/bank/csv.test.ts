import { expect, test } from 'vitest'
import { decodeBankFile } from '#money/bank/decode.ts'
import { proposeMapping } from './propose.ts'
import { isSettled, linesOf, type Settled } from './rows.ts'
import { parseRows } from '#ports/csv.ts'
import { delimiterOf, readTable as readRows } from './table.ts'

const readTable = (text: string) => readRows(text, parseRows)

function readFile(text: string, change: Partial<Settled> = {}) {
  const table = readTable(text)!
  const proposal = proposeMapping(table)!
  const mapping = { ...proposal.mapping, ...change }
  if (!isSettled(mapping)) throw new Error('It asks.')
  return { ...proposal, ...linesOf(table, proposal.first, mapping), mapping }
}
const briefly = (text: string, change?: Partial<Settled>) =>
  readFile(text, change).lines.map(({ day, cents, description }) => [day, cents, description])

test('Chase checking: a signed amount, a balance, a check number', () => {
  const file = readFile(
    [
      'Details,Posting Date,Description,Amount,Type,Balance,Check or Slip #',
      'DEBIT,01/22/2026,"TARGET T-2050 COLUMBUS OH",-42.50,DEBIT_CARD,1957.50,,',
      'CHECK,01/20/2026,"CHECK 1042",-300.00,CHECK_PAID,2000.00,1042,',
      'CREDIT,01/15/2026,"PAYROLL ACME",2300.00,ACH_CREDIT,2300.00,,',
    ].join('\n'),
  )
  expect(file.lines).toEqual([
    { day: '2026-01-22', cents: -4250, description: 'TARGET T-2050 COLUMBUS OH', checkNumber: null, fitId: null },
    { day: '2026-01-20', cents: -30000, description: 'CHECK 1042', checkNumber: '1042', fitId: null },
    { day: '2026-01-15', cents: 230000, description: 'PAYROLL ACME', checkNumber: null, fitId: null },
  ])
  expect([file.balance, file.mapping.type]).toEqual([{ day: '2026-01-22', cents: 195750 }, null])
})

test('a Chase card, Capital One and Wells Fargo without a header', () => {
  const card = 'Transaction Date,Post Date,Description,Category,Type,Amount,Memo\n01/22/2026,01/23/2026,KROGER #12,Groceries,Sale,-80.12,\n'
  expect(briefly(card)).toEqual([['2026-01-22', -8012, 'KROGER #12']])
  const capital =
    'Transaction Date,Posted Date,Card No.,Description,Category,Debit,Credit\n2026-01-22,2026-01-23,1234,SHOE SHOP,Merchandise,55.00,\n2026-01-23,2026-01-24,1234,PAYMENT,Payment,,20.00\n'
  expect(briefly(capital)).toEqual([
    ['2026-01-22', -5500, 'SHOE SHOP'],
    ['2026-01-23', 2000, 'PAYMENT'],
  ])
  const wells = '"01/22/2026","-12.00","*","","PURCHASE PHARMACY"\n"01/03/2026","900.00","*","","DEPOSIT"\n'
  expect(readFile(wells)).toMatchObject({ header: null, preamble: 0, mapping: { day: 0, amount: 1, description: [4], isFlipped: false } })
  expect(briefly(wells)[0]).toEqual(['2026-01-22', -1200, 'PURCHASE PHARMACY'])
})

test('rows before the header are a preamble, and a row without an amount is skipped with its reason', () => {
  const file = readFile(
    [
      'Description,,Summary Amt.',
      'Beginning balance as of 01/01/2026,,"1,234.56"',
      'Total credits,,"3,000.00"',
      '',
      'Date,Description,Amount,Running Bal.',
      '01/01/2026,Beginning balance as of 01/01/2026,,"1,234.56"',
      '01/20/2026,"DENTIST, INC","-1,150.00","84.56"',
    ].join('\r\n'),
  )
  expect(file).toMatchObject({ preamble: 4, skipped: [{ row: 6, why: 'no_amount' }], balance: { day: '2026-01-20', cents: 8456 } })
  expect(file.lines).toMatchObject([{ cents: -115000, description: 'DENTIST, INC' }])
})

test('Venmo and PayPal: their own columns, what is pending, and another currency', () => {
  const venmo = [
    'Account Statement - (@ana),,,,,,,,,,',
    'Account Activity,,,,,,,,,,',
    ',ID,Datetime,Type,Status,Note,From,To,Amount (total),Amount (fee),Ending Balance',
    ',,,,,,,,,,$10.00',
    ',"""1""",2026-01-05T12:34:56,Payment,Complete,Dance class,Ana Moreno,Ben Carter,- $25.00,,',
    ',"""2""",2026-01-06T12:34:56,Payment,Complete,Half of camp,Ben Carter,Ana Moreno,+ $125.50,,',
    ',"""3""",2026-01-07T12:34:56,Charge,Pending,Shoes,Ana Moreno,Ben Carter,+ $9.00,,',
  ].join('\n')
  expect(briefly(venmo)).toEqual([
    ['2026-01-05', -2500, 'Dance class Ana Moreno Ben Carter'],
    ['2026-01-06', 12550, 'Half of camp Ben Carter Ana Moreno'],
  ])
  expect(readFile(venmo).skipped.map(({ why }) => why)).toEqual(['no_date', 'not_completed'])
  const paypal =
    '"Date","Time","TimeZone","Name","Type","Status","Currency","Gross","Fee","Net"\n"01/22/2026","10:00:00","PST","Book Shop","Payment","Completed","USD","-20.00","0.00","-20.00"\n"01/23/2026","10:00:00","PST","Livres","Payment","Completed","EUR","-20.00","0.00","-20.00"\n'
  expect(briefly(paypal)).toEqual([['2026-01-22', -2000, 'Book Shop']])
  expect(readFile(paypal).skipped).toEqual([{ row: 3, why: 'currency' }])
})

test('comma decimals, semicolons and day first; a small bank with unsigned amounts and a word for the way', () => {
  expect(briefly('Fecha;Concepto;Importe\n22.01.2026;Farmacia;-1.012,50\n03.01.2026;Nómina;900,00\n')).toEqual([
    ['2026-01-22', -101250, 'Farmacia'],
    ['2026-01-03', 90000, 'Nómina'],
  ])
  const small = 'Date,Description,Type,Amount\n1/22/26,Shoes,Debit,12.00\n1/23/26,Refund,Credit,3.00\n'
  expect(briefly(small).map(([, cents]) => cents)).toEqual([-1200, 300])
})

test('a card that writes purchases above zero is turned around, and what nothing shows is asked', () => {
  const amex = 'Date,Description,Amount\n01/22/2026,SHOE SHOP,55.00\n01/23/2026,AUTOPAY PAYMENT - THANK YOU,-100.00\n01/24/2026,CAFE,4.00\n'
  expect(briefly(amex).map(([, cents]) => cents)).toEqual([-5500, 10000, -400])
  expect(proposeMapping(readTable('Date,Description,Amount\n01/22/2026,A shop,55.00\n')!)!.mapping.isFlipped).toBeNull()
  // The balance rises with what is written below zero.
  const union = 'Date,Description,Amount,Balance\n01/22/2026,A shop,55.00,45.00\n01/21/2026,B shop,5.00,100.00\n'
  expect(briefly(union).map(([, cents]) => cents)).toEqual([-5500, -500])
})

test('the order of dates comes from what can be a date and from how rows are sorted; else it is asked', () => {
  const orderIn = (...days: string[]) =>
    proposeMapping(readTable(['Date,Description,Amount', ...days.map((day) => `${day},Shop,-1.00`)].join('\n'))!)!.mapping.order
  expect([orderIn('03/04/2026', '13/04/2026'), orderIn('03/04/2026', '04/13/2026')]).toEqual(['dmy', 'mdy'])
  expect(orderIn('02/01/2026', '03/01/2026', '04/01/2026', '01/02/2026')).toBe('dmy')
  expect(orderIn('03/04/2026')).toBeNull()
  expect(briefly('Date,Description,Amount\n03/04/2026,Shop,-1.00\n', { order: 'dmy' })[0]![0]).toBe('2026-04-03')
})

test('nineteen digits, zero and a day that is none are skipped with their reasons', () => {
  const file = readFile(
    'Date,Description,Amount\n01/22/2026,A,1234567890123456789.00\n01/22/2026,B,0.00\n02/30/2026,C,-1.00\n01/22/2026,D,-1.00\n01/22/2026,E,€5.00\n',
  )
  expect(file.skipped).toEqual([
    { row: 2, why: 'too_large' },
    { row: 3, why: 'zero' },
    { row: 4, why: 'no_date' },
    { row: 6, why: 'currency' },
  ])
  expect(file.lines).toMatchObject([{ description: 'D' }])
})

test('a formula is text, a whole account number is cut, and an open quotation mark loses no other row', () => {
  const text =
    'Date,Description,Amount\n01/22/2026,"=HYPERLINK(""http://x.example"",""Pay"")",-1.00\n01/23/2026,TRANSFER TO 4111 1111 1111 1234,="-2.00"\n'
  expect(briefly(text)).toEqual([
    ['2026-01-22', -100, '=HYPERLINK("http://x.example","Pay")'],
    ['2026-01-23', -200, 'TRANSFER TO …1234'],
  ])
  expect(briefly('Date,Description,Amount\n01/22/2026,"12"" pipe,-1.00\n01/23/2026,Nails,-2.00\n')).toHaveLength(2)
  expect(briefly('Date,Description,Amount\n01/22/2026,"pipe,-1.00\n01/23/2026,Nails,-2.00\n')).toHaveLength(2)
})

test('letters: UTF-8, UTF-16 with its mark, Windows-1252, and both in one file', () => {
  const row = 'Café niño'
  const utf16 = new Uint8Array([0xff, 0xfe, ...Buffer.from(row, 'utf16le')])
  const old = Buffer.from(row, 'latin1')
  expect(decodeBankFile(Buffer.from(row))).toEqual({ text: row, encoding: 'utf-8' })
  expect(decodeBankFile(utf16)).toEqual({ text: row, encoding: 'utf-16' })
  expect(decodeBankFile(old)).toEqual({ text: row, encoding: 'windows-1252' })
  expect(decodeBankFile(Buffer.concat([Buffer.from(`${row}\n`), old]))).toEqual({ text: `${row}\n${row}`, encoding: 'mixed' })
  expect(decodeBankFile(Buffer.from('%PDF-1.7'))).toBeNull()
  expect(decodeBankFile(Buffer.from('PK\u0003\u0004\u0000'))).toBeNull()
})

test('the sign between cells is the one that makes the most columns in the most rows', () => {
  expect(['a,b\n1,2', 'a;b;c\n1;2,5;3,5', 'a\tb\n1\t2', 'a|b|c\n1|2|"3,4,5"'].map(delimiterOf)).toEqual([',', ';', '\t', '|'])
})

test('files of one bank have one shape, whatever stands before the header, and those of another have another', () => {
  const shapeOf = (text: string) => proposeMapping(readTable(text)!)!.shape
  const one = shapeOf('Date,Description,Amount\n01/22/2026,A,-1.00\n')
  expect(shapeOf('My bank\n\nDATE ,Description,amount\n02/22/2026,B,7.00\n02/23/2026,C,-7.00\n')).toBe(one)
  expect(shapeOf('Date,Payee,Amount\n01/22/2026,A,-1.00\n')).not.toBe(one)
  expect(proposeMapping(readTable('nothing,here\nat,all\n')!)).toBeNull()
})
