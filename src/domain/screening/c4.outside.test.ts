import { describe, expect, test } from 'vitest'
import { accusation } from './c4-accusation.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => accusation(readingOf(text, { name: 'Hon. Laura Kessler', role: 'judge' })).length > 0

describe('a crime at court told as a fact is found', () => {
  test.each([
    "The judge got a boat out of my divorce. My husband's firm bought it for him.",
    'the GAL wrote about a home visit that never took place, she made up the whole visit',
    'He dipped into the client trust account to pay his gambling.',
    'she has no license to do evaluations in this state',
    'shes screwing my husband',
    'the whole thing was fixed before we walked in',
    'my attorney hid documents from the court',
    'Corrupt. Takes cash. Stay away',
    "He stole 8k from my mother's estate.",
    'Dirty judge. My sister in law saw the lawyer hand him cash behind the courthouse.',
    'Paid the court reporter to change the transcript.',
    'She pockets ten percent of what the visitation center bills us',
    "shes getting paid by my ex's new wife on the side",
    'That woman falsified government records.',
    'diploma mill PhD, not licensed in any state',
    'She was doing lines of coke with my ex at his birthday',
    'El juez le pidió a mi abogado cinco mil dólares para fallar a mi favor.',
    'La tutora falsificó las fechas de las visitas.',
    'firmó por mí sin mi permiso y presentó el papel',
    'le compró la custodia mi ex, así de fácil',
    'Borró el audio de la audiencia para que no pudiera apelar.',
    'Nunca entrevistó a nadie, puras declaraciones inventadas.',
    'La doctora cambió los resultados de mis pruebas por dinero.',
    'La licenciada ejerce sin cédula.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('opinions, questions, and crimes of others pass', () => {
  test.each([
    'My ex forged my signature on the tax return and the judge caught it.',
    'Was she bribed? I keep asking myself.',
    'I was accused of forging a check and she let me explain.',
    'It felt rigged from the start.',
    'the evaluator charged each of us 3,000 and gave us a receipt.',
    'She withheld my visits because of a dirty test.',
    'My ex dealt drugs and she ordered supervised visits.',
    'The judge held that his affidavit was false.',
    'She got the settlement check to me in a week.',
    'Highway robbery, these fees.',
    'Made up for lost visits in the order.',
    'She asked my ex about the cash he hid and the drugs he sold.',
    'She made me pay for the tests, 300 in cash at the desk.',
    'He gave us coffee and my daughter a coloring book.',
    'She wrote down that dad was drinking beer on the porch during the visit.',
    'The evaluator was paid by both of us, half each.',
    'Mi ex falsificó mi firma y la jueza lo descubrió.',
    'Creo que el juez está comprado, es mi opinión.',
    'Mi ex me robó dinero y el abogado lo recuperó.',
    'El juez le dio mil dólares de pensión a mi ex.',
    'El abogado cobró caro, un robo, pero ganó.',
    'Mi marido le pagó al abogado tres mil y a mí no me quedó nada.',
    'Mi ex es un borracho y la jueza le mandó terapia.',
    'El juez aceptó los recibos de dinero que llevé.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
