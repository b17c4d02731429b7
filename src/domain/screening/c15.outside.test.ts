import { describe, expect, test } from 'vitest'
import { activeCaseIn } from './c15-active-case.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => activeCaseIn(readingOf(text, { name: 'Hon. Marta Quill', role: 'judge' })).length > 0

describe('words that show that the case goes on', () => {
  test.each([
    'Court is Thursday and I am nervous.',
    'my custody trial starts Monday at 9',
    'We have a hearing on the 22nd and he will not call me back.',
    'mediation in two weeks, wish me luck',
    'The judge still has not signed our decree.',
    "She hasn't turned in her report yet.",
    "I've got one more interview with her next week.",
    'We are in the middle of a custody fight.',
    'Our motion is pending since May.',
    'He was just appointed to our case.',
    'Discovery closes in ten days.',
    'He represents me right now and so far he has been fine.',
    "I'll update this review when the case is over.",
    "Can't say too much because we are still in litigation.",
    'My attorney is working on the appeal.',
    'Tomorrow we find out what the judge decided.',
    'The evaluator is coming to my house on Saturday.',
    'La audiencia final es el martes.',
    'Seguimos esperando la sentencia.',
    'Mi caso todavía no termina.',
    'En dos semanas tenemos la última audiencia.',
    'Ya apelamos y estamos esperando respuesta.',
    'Hasta ahorita el abogado me ha respondido bien.',
    'El juicio está programado para marzo.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})

describe('a case that is over, advice, and feelings', () => {
  test.each([
    'The hearing was on the 14th and lasted an hour.',
    'My trial was in June. She ruled the same week.',
    'Two weeks before trial he withdrew.',
    'If you have a hearing on Monday, bring three copies.',
    'When you go to court next week, wear a tie.',
    'Hearings are Tuesdays and Thursdays, and parking is hard.',
    'I am still angry about the order.',
    'I still miss my kids at night.',
    'We waited for the ruling for a year, and it came.',
    'We were waiting for the report and it came on a Monday.',
    'She drove so far to see the house.',
    'The case is over and the order works.',
    'My ex brings the kids on Sunday.',
    'I see my son on Friday.',
    'He took it under advisement and ruled in two days.',
    'The judge heard us in four days.',
    'We were in the middle of the trial when he fell asleep.',
    'La audiencia fue el martes y duró una hora.',
    'El juicio terminó en marzo.',
    'Todavía me duele lo que dijo.',
    'Mi ex me entrega a los niños el sábado.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})
