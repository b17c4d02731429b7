import { englishDataset } from 'obscenity'
import { expect, test } from 'vitest'
import { screen } from './screen.ts'
import type { About } from './types.ts'

const judge: About = { name: 'Hon. Maria T. Delgado', role: 'judge' }

/** Words of its list that a review about the abuse of a child may have to say, mild anger, and a color in Spanish. */
const spared = new Set(
  'anal|anus|ass|bestiality|deepthroat|doggystyle|double penetration|ejaculate|felch|fellatio|finger bang|fisting|hentai|incest|jerk off|lubejob|masturbate|negro|orgasm|orgy|penis|porn|rape|scat|semen|sex|tit|vagina'.split(
    '|',
  ),
)

test('what the obscenity package knows as profane is found here too', () => {
  const originals = new Set<string>()
  for (const pattern of englishDataset.build().blacklistedTerms) {
    const word = englishDataset.getPayloadWithPhraseMetadata({ termId: pattern.id, matchLength: 0, startIndex: 0, endIndex: 0 })
      .phraseMetadata?.originalWord
    if (word) originals.add(word)
  }
  expect(originals.size).toBeGreaterThan(40)
  const unknown = [...originals].filter((word) => !screen(`This ${word} was there.`, judge).findings.some(({ check }) => check === 'C7'))
  expect(new Set(unknown)).toEqual(spared)
})
