import type { FindingKind, Known } from '#domain/filing/types.ts'

/** A planted item by where it is in the text. */
export interface Planted {
  kind: FindingKind
  start: number
  end: number
}

/** A fictional paper. What a privacy rule wants reduced is marked: `[[m:Maya]]`. Nobody and no place in it is real. */
export interface Written {
  name: string
  family: FamilyName
  marked: string
}

const kinds: Readonly<Record<string, FindingKind>> = { s: 'ssn', a: 'account', b: 'birth', m: 'minor', p: 'address' }

/** The text of a paper without its marks, and where each planted item is. */
export function readPaper({ marked }: Written): { text: string; planted: Planted[] } {
  const planted: Planted[] = []
  let [text, at] = ['', 0]
  for (const match of marked.matchAll(/\[\[([sabmp]):([^\]]+)\]\]/gu)) {
    text += marked.slice(at, match.index)
    planted.push({ kind: kinds[match[1]!]!, start: text.length, end: text.length + match[2]!.length })
    text += match[2]!
    at = match.index + match[0].length
  }
  return { text: text + marked.slice(at), planted }
}

/** Four families: what the case of each knows. */
export const families = {
  harlow: {
    minors: [
      { name: 'Maya Rose Harlow', born: '2017-03' },
      { name: 'Leo James Harlow', born: '2019-11' },
      { name: 'Maisie', born: null },
    ],
    births: ['1985-02-17'],
    adults: ['Ana Moreno', 'Ben Harlow'],
    places: ['48 Cedar Lane, Apt 3, Springfield, OH 45504', '(937) 555-0142'],
  },
  nguyen: {
    minors: [
      { name: 'Thảo Nguyen-Price', born: '2015-07' },
      { name: 'May Nguyen-Price', born: '2018-01' },
    ],
    births: ['1984-06-21'],
    adults: ['Linh Nguyen', 'Derek Price'],
    places: ['1207 W. Elm Street, Austin, TX 78701', 'linh.safe@example.org'],
  },
  obrien: {
    minors: [
      { name: "Grace O'Brien", born: '2016-09' },
      { name: "Declan O'Brien", born: '2013-02' },
    ],
    births: [],
    adults: ['Siobhan Kelly', "Patrick O'Brien"],
    places: ['22 North Harbor Drive, Tampa, FL 33602', '813-555-0177'],
  },
  garcia: {
    minors: [
      { name: 'Sofía García López', born: '2014-12' },
      { name: 'Mateo García López', born: '2020-04' },
    ],
    births: ['2014-12-09'],
    adults: ['Lucía López', 'Andrés García'],
    places: ['310 Maple Avenue, Unit B, Fresno, CA 93701'],
  },
} as const satisfies Record<string, Known>
export type FamilyName = keyof typeof families
