import * as lexicon from './lexicon/names.ts'
import { listOf } from './phrases.ts'
import { endOfPlace, namedPlaceAt, workplaceAt } from './named-places.ts'
import { findingOf, isOneOf, ownMark, type Reading } from './reading.ts'
import type { Finding } from './types.ts'

const schools = listOf(lexicon.schoolWords)
const spanishSchools = listOf('escuela colegio primaria secundaria preescolar guarderia kinder jardin preparatoria liceo')
/** "Colegio de Abogados" is the bar, no school. */
const guilds = listOf('abogados abogadas psicologos medicos notarios procuradores trabajadores profesionales peritos')
const small = listOf(lexicon.employers)
const towns = listOf(lexicon.placeNames)
const joins = listOf('of and de la del los las the el')
const works = listOf(
  'works working work worked employed job driver nurse teacher manager engineer cashier mechanic teaches hired trabaja trabajaba trabajo empleado empleada empleo',
)
const at = listOf('at for by with en con para of')
const notPlaces = listOf(
  'the a my our i home night nights least all middle high elementary special public private new old same his her their this that every summer law sunday monday god court family',
)
const lives = listOf('lives live living staying lived vive viven')
const onto = listOf('on at near')
const homes = listOf('house home apartment condo casa')

const owners = listOf('judges lawyers attorneys evaluators gals guardians commissioners mediators')
const adjectives = listOf('own new ex')
const relatives = listOf('wife husband son daughter kids children house home address car truck mother father spouse family')
const visits = listOf('visit court')
const articles = listOf('the el la')
const counties = listOf('county condado')

const capital = (text: string | undefined) => text !== undefined && /^\p{Lu}/u.test(text)

/** A school by name: "Roosevelt Elementary", "Escuela Benito Juárez". */
function schoolAt(reading: Reading, place: number): [number, number] | null {
  const { words } = reading
  if (!isOneOf(reading, place, schools) || !capital(words[place]!.bare)) return null
  let end = place + 1
  if (isOneOf(reading, place + 2, guilds) && isOneOf(reading, place + 1, joins)) return null
  if (isOneOf(reading, place, spanishSchools)) {
    while (
      end - place < 6 &&
      words[end]?.sentence === words[place]!.sentence &&
      (capital(words[end]!.bare) || (isOneOf(reading, end, joins) && capital(words[end + 1]?.bare)))
    )
      end += 1
    if (end > place + 1) return [place, end]
  }
  let first = place
  while (
    place - first < 4 &&
    first > 0 &&
    capital(words[first - 1]!.bare) &&
    words[first - 1]!.sentence === words[place]!.sentence &&
    !words[first - 1]!.opens
  )
    first -= 1
  if (first > 0 && words[first - 1]!.opens && capital(words[first - 1]!.bare) && !isOneOf(reading, first - 1, notPlaces) && first === place)
    first -= 1
  while (end - place < 4 && isOneOf(reading, end, schools)) end += 1
  const named = words
    .slice(first, place)
    .some((_, of) => !isOneOf(reading, first + of, notPlaces) && !isOneOf(reading, first + of, schools))
  return named ? [first, end] : null
}

/** An employer by name: "works at Bay Valley Hospital". */
function employerAt(reading: Reading, place: number): [number, number] | null {
  const { words } = reading
  if (!isOneOf(reading, place, works)) return null
  for (let near = place + 1; near <= place + 3; near += 1) {
    if (words[near]?.sentence !== words[place]!.sentence) return null
    if (!isOneOf(reading, near, at)) continue
    const first = isOneOf(reading, near + 1, articles) ? near + 2 : near + 1
    if (words[first]?.sentence !== words[place]!.sentence || isOneOf(reading, first, notPlaces)) return null
    if (isOneOf(reading, first, small)) return [place, capital(words[first]!.bare) ? endOfPlace(reading, first) : first + 1]
    let end = first
    while (
      end - first < 5 &&
      words[end]?.sentence === words[place]!.sentence &&
      (capital(words[end]!.bare) || (end > first && isOneOf(reading, end, joins) && capital(words[end + 1]?.bare)))
    )
      end += 1
    const isTown = words.slice(first, end).every((_, of) => isOneOf(reading, first + of, towns))
    return end > first && !isTown && !words[first]!.keys.includes(ownMark) ? [place, Math.max(end, endOfPlace(reading, first))] : null
  }
  return null
}

/** Where somebody lives: "lives on Maple". A state is no address. */
function homeAt(reading: Reading, place: number): [number, number] | null {
  const { words } = reading
  if (!isOneOf(reading, place, lives) || !isOneOf(reading, place + 1, onto)) return null
  let end = place + 2
  while (end - place < 6 && words[end]?.sentence === words[place]!.sentence && (capital(words[end]!.bare) || /^\d/.test(words[end]!.bare)))
    end += 1
  const named = words.slice(place + 2, end).some((word, of) => capital(word.bare) && !isOneOf(reading, place + 2 + of, towns))
  const isPlace = !isOneOf(reading, end - 1, counties) && !isOneOf(reading, end, counties)
  return named && isPlace ? [place, end] : null
}

/** Home, car or family of the professional (ratings.md 3.2, judicial privacy). */
function privateLifeAt(reading: Reading, place: number): [number, number] | null {
  const { words } = reading
  const isOwner = /'s$/i.test(words[place]!.text) && isOneOf(reading, place, owners)
  const isNamed = /'s$/i.test(words[place]!.text) && words[place]!.keys.includes(ownMark)
  if (!isOwner && !isNamed) return null
  const next = isOneOf(reading, place + 1, adjectives) ? place + 2 : place + 1
  if (!isOneOf(reading, next, relatives)) return null
  if (isOneOf(reading, next, homes) && isOneOf(reading, next + 1, visits)) return null
  return [place, next + 1]
}

/** Schools, employers and homes by name, and the private life of the professional (ratings.md 3.2). */
export function employersAndSchools(reading: Reading): Finding[] {
  const { words, language } = reading
  const isSpanish = language === 'es'
  const found: Finding[] = []
  words.forEach((_, place) => {
    const school = schoolAt(reading, place) ?? namedPlaceAt(reading, place)
    if (school)
      found.push(
        findingOf(reading, 'C3', ...school, {
          reason: 'school',
          action: 'edit',
          rewrites: [isSpanish ? 'la escuela de mi hijo' : "my child's school"],
        }),
      )
    const employer = employerAt(reading, place) ?? workplaceAt(reading, place)
    if (employer)
      found.push(
        findingOf(reading, 'C3', ...employer, {
          reason: 'employer',
          action: 'edit',
          rewrites: [isSpanish ? 'tiene un trabajo' : 'has a job'],
        }),
      )
    const home = homeAt(reading, place)
    if (home)
      found.push(
        findingOf(reading, 'C3', ...home, {
          reason: 'home',
          action: 'edit',
          rewrites: [isSpanish ? 'vive en otro lugar' : 'lives elsewhere'],
        }),
      )
    const life = privateLifeAt(reading, place)
    if (life) found.push(findingOf(reading, 'C3', ...life, { reason: 'professional_family', action: 'edit' }))
  })
  return found
}
