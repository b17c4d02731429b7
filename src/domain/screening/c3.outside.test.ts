import { describe, expect, test } from 'vitest'
import { namesIn } from './c3-names.ts'
import { readingOf } from './reading.ts'

const about = { name: 'Hon. Maria Jeannette Delgado-Price', role: 'judge' } as const

/** The pieces that must be changed; what is only asked about is left out. */
const found = (text: string) =>
  namesIn(readingOf(text, about))
    .filter(({ check, action }) => check === 'C3' && action === 'edit')
    .map(({ span }) => text.slice(...span))

describe('names of children and of third persons, and places by which they are found', () => {
  test.each([
    ["Hunter hasn't slept in his own bed since she signed it.", ['Hunter']],
    ['she told hunter he was brave and sent him back', ['hunter']],
    ['Faith is eight, Hope is six, and neither was asked.', ['Faith', 'Hope']],
    ['Kyler (8) and Bexley (6) were in the hall.', ['Kyler', 'Bexley']],
    ['Orinda, who is my sister in law, was her court reporter.', ['Orinda']],
    ['Quillan and I agreed on all of it before court.', ['Quillan']],
    ['Ask coach dan about the pickups.', ['coach dan']],
    ['custody of jasper went to my mother', ['jasper']],
    ['they talked to piper for five minutes', ['piper']],
    ['then kim said it was me', ['kim']],
    ['benny larch (thats her boyfriend) was in the room', ['benny larch']],
    ['I have a son named kaizer and she never met him.', ['son named kaizer']],
    ['The kids, Willow, Sydney and Phoenix, were not heard.', ['The kids, Willow, Sydney and Phoenix']],
    ['My girls May and June were not heard.', ['My girls May and June']],
    ['baby Wren was nursing when she ordered overnights', ['baby Wren']],
    ['L.J. cried the whole way home.', ['L.J.']],
    ['My ex got savannah and I got the debts.', ['savannah']],
    ['Thank you Judge Delgado. Zoe sleeps at night now.', ['Zoe']],
    ['mandó a Dieguito con su papá', ['Dieguito']],
    ['Ximenita no quiere salir del cuarto.', ['Ximenita']],
    ['mi hijo se llama eithan y tiene autismo', ['mi hijo se llama eithan']],
    ['La tía Chayo fue testigo y no la dejaron hablar.', ['tía Chayo']],
    ['Todos en PS 41 lo saben.', ['PS 41']],
    ['She called our daycare, Busy Otters in Wexham, twice.', ['Busy Otters in Wexham']],
    ['Everyone at Pinecrest Baptist preschool heard of it.', ['Pinecrest Baptist preschool']],
    ['She phoned my supervisor at Delta Airlines reservations.', ['supervisor at Delta Airlines reservations']],
    ['Allí donde trabajo, Talleres Ronda, ya lo saben.', ['Talleres Ronda']],
  ])('%s', (text, pieces) => {
    expect(found(text)).toEqual(pieces)
  })
})

describe('what is nobody stays', () => {
  test.each([
    'Hope is not a strategy.',
    'Bill was $4,000 and bill came late.',
    'Will she ever read a file? May is the earliest. Mark my words.',
    'Judge Delgado, delgado, Price, Jeanette and Ms Delgato are one.',
    'Mary Delgado ran late, as Maria always does.',
    'We met at a McDonald’s, and give her an Oscar for it.',
    'It was David against Goliath, and Perry Mason she is not.',
    'She cited Troxel v. Granville and Kayden’s Law.',
    'The order was in Times New Roman and the Range Rover went to him.',
    'A Karen on a bench.',
    'Dr. Phil would do better, and the Dalai Lama would lose his calm.',
    'Savannah, Georgia, has a kinder court.',
    'Retainer was 3,500. Mediation was a waste.',
    'Men don’t say it. Everybody said so. Dallas was next.',
    'The Catholic school question and Sunday school took her an hour.',
    'my boy scout troop wrote, my son will be fine, my kids chase balls',
    'He told me to man up and told Lincoln County to wait.',
    'Me mandó al Colegio de Abogados y de ahí al Colegio de Psicólogos.',
    'Hoy vive en otro estado. Nos dijo que volviéramos. Todavía no quiere leer.',
    'Dice que mi nieta presenta apego. Puso que mi hija va en tercero.',
    'Se lavó las manos como Poncio Pilato, y lo dijo en mi cara.',
    'Mi niña tiene asma y la niña no fue oída. Ella sabe.',
    'El Viernes Santo firmó la orden. Paz y justicia para todos.',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })
})
