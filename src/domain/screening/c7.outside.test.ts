import { describe, expect, test } from 'vitest'
import { abuseIn } from './c7-abuse.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => abuseIn(readingOf(text, { name: 'Hon. Laura Kessler', role: 'judge' })).length > 0

describe('attacks on origin, faith, looks and family are found', () => {
  test.each([
    'Go back to wherever you came from, lady.',
    'some rag head in a robe deciding my kids',
    'What do you expect from a Mexican with a law degree',
    'they gave a gavel to an illiterate mexican',
    'Stinking gypsy lawyer robbed me of my time',
    'that fatso slept through my testimony',
    'Needs deodorant and a diet, then maybe a law book',
    'even his own kids hate him',
    'should have been aborted',
    'childless old cat lady deciding about my babies',
    'Buck toothed dyke',
    'Should be mowing lawns not practicing law.',
    'me cago en tu madre',
    'Face like a slapped ass and just as pleasant.',
    'the judge is some terrorist sympathizer, is a terrorist himself',
    'Slant-eyed cheat',
    'Vete a tu país, abogada de quinta.',
    'Negra de mierda.',
    'Esa vieja panzona ni me miró',
    'tiene cara de sapo y corazón de piedra',
    'Pobres de sus hijos, con esa madre',
    'mujer tenía que ser',
    'pinche judío tacaño me sacó tres mil',
    'le hace falta un hombre a esa señora',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('anger, and what is only told of, passes', () => {
  test.each([
    'Go back to court with proof and she listens.',
    'He told me to go home and rest.',
    'She sent us back to the mediator.',
    'He speaks English and Spanish, which helped my mother.',
    'My ex is Mexican and she said we should learn English first. She was told off by the judge.',
    'A black woman on the bench who knows our lives, at last.',
    'She looked tired.',
    'The case got ugly fast.',
    'My kids were dirty from camp and she smiled.',
    'He is old and slow but fair.',
    'Grumpy old fart with a heart of gold.',
    'He said go back to your country, to me, in open court.',
    'It is a crap system and a damn shame.',
    'Good thing she has kids of her own, she understood.',
    'He took a big bite out of my retainer.',
    'The big white building downtown, third floor.',
    'The GAL let a Mexican family friend interpret for us.',
    'My ex wants to go back to her country with the kids and he said no.',
    'He would not let my black son wear his hat.',
    'No one loved that courthouse coffee.',
    'Nobody ever wants her for a mediator twice.',
    'Ella es de mi país y me entendió.',
    'Pobre de mi hija, esperó cuatro horas.',
    'Qué feo trato, qué mala cara.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
