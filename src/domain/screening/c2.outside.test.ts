import { describe, expect, test } from 'vitest'
import { around } from './address-whole.ts'
import { personalDataIn } from './c2-personal-data.ts'
import { casePatterns } from './case-numbers.ts'
import { contacts } from './lexicon/contacts.ts'
import { homes } from './lexicon/homes.ts'
import { identifiers } from './lexicon/identifiers.ts'
import { readingOf } from './reading.ts'
import { tails } from './whole.ts'

/** Every quotation of what is marked. */
const dataIn = (text: string) =>
  personalDataIn(readingOf(text, { name: 'Hon. Maria T. Delgado', role: 'judge' })).map(({ span }) => text.slice(...span))

describe('the whole datum is marked', () => {
  test.each([
    ['call me 33 1234 5678 tonight', '33 1234 5678'],
    ['mi móvil, 91 555 01 22, sin compromiso', '91 555 01 22'],
    ['Anyone else? 614~555~0182', '614~555~0182'],
    ['six one four triple five oh one eight two', 'six one four triple five oh one eight two'],
    ['ask for Rosa, 614-555-0182 ext. 12', '614-555-0182 ext. 12'],
    ['write jane underscore doe at yahoo period com', 'jane underscore doe at yahoo period com'],
    ['juana guion bajo perez arroba gmail punto com', 'juana guion bajo perez arroba gmail punto com'],
    ['the list is on t.me/mothers_of_waco', 't.me/mothers_of_waco'],
    ['bad_mom_77 on instagram says it all', 'bad_mom_77'],
    ['su insta es maria.del.corte', 'maria.del.corte'],
    ['pay @Maria-Corte-22', '@Maria-Corte-22'],
    ['Unit 5, 88 Lakeview Dr, Erie PA 16501', 'Unit 5, 88 Lakeview Dr, Erie PA 16501'],
    ['at the 1400 block of N. Birch St., #12', '1400 block of N. Birch St., #12'],
    ['31 Hidden Valley, Reno NV', '31 Hidden Valley, Reno NV'],
    ['P.O. Drawer 19, Natchez, Miss. 39120', 'P.O. Drawer 19, Natchez, Miss. 39120'],
    ['HC 1 Box 2231, Lares PR 00669', 'HC 1 Box 2231, Lares PR 00669'],
    ['Calzada de Tlalpan 1420, Col. Portales, CP 03300', 'Calzada de Tlalpan 1420, Col. Portales, CP 03300'],
    ['Oak and 5th, the green house no. 12', 'Oak and 5th, the green house no. 12'],
    ['18.46, -66.10', '18.46, -66.10'],
    ['my youngest (5/6/2018', '(5/6/2018'],
    ['social, last four 6612', '6612'],
    ['card 4111 1111 1111 1111 exp 09/27 cvv 331', '4111 1111 1111 1111 exp 09/27 cvv 331'],
    ['reversed in 5D22-2210', '5D22-2210'],
    ['look up J-1402-CV-2020000771', 'J-1402-CV-2020000771'],
    ['amparo directo 212/2022-III', '212/2022-III'],
    ['from 2601:646:8100::1 at night', '2601:646:8100::1'],
  ])('%s', (text, datum) => {
    expect(dataIn(text)).toContain(datum)
  })
})

test.each([
  'The order cites ORS 107.105, RCW 26.09.191 and 750 ILCS 5/602.7.',
  'Under 23 Pa.C.S. 5328 and 42 USC 1983 she had to.',
  'Forms FL-300, FL-150 and DV-100/DV-110 were filed on 3/14/2021.',
  'Family Code Section 3044, Title 19-A-1653, Ley 223-2011, artículo 381 bis.',
  'In re Marriage of Brown, 37 Cal.3d 679 (2012), transcript 112:4-115:22.',
  'Room 4120, Dept. 302, Part 7, courtroom 5B, sala 401.',
  'We waited from 9:04am-12:30pm, then 1:15-4:45, on I-95 and route 66.',
  'The plan was 2-2-3, then 2 2 5 5, then 60/40. The score was 24-17.',
  'THAT WAS 2022 AND SHE PAID FOR 1200 HOURS.',
  'The social worker wrote 1100 pages and we read exhibits 100 101 102 103.',
  'the case was 3 years old and the report was 44 pages',
  'expediente de 400 hojas, el caso lleva 24 meses y el juicio duró 2020-2022',
  'me dejó en la calle sola 2 semanas',
  'facebook messages, page 12. Instagram is full of it. On tiktok in 2021 she danced.',
  'left the house.It was 5 pm.Me too',
  'My son (12) and my daughter (9) were heard on 12/26/2021.',
  'Kelly and Johnston at home 12 times',
  'Twenty, thirty, forty minutes. Two, three, four weeks.',
  'Me cobró 12 mil pesos y 1.200 euros, 35 % del sueldo.',
])('free: %s', (text) => {
  expect(dataIn(text)).toEqual([])
})

test('no form repeats without bound', () => {
  const all = [...contacts, ...homes, ...identifiers].map(({ regex }) => regex).concat(around, casePatterns, tails)
  const endless = ({ source }: RegExp) =>
    source
      .replace(/\\./g, 'x')
      .replace(/\[[^\]]*\]/g, 'x')
      .match(/[^(]?(?:[*+]|\{\d+,\})/g)
  expect(all.flatMap((regex) => endless(regex) ?? [])).toEqual([])
})
