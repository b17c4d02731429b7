import { describe, expect, test } from 'vitest'
import { emergency } from './c1-emergency.ts'
import { readingOf } from './reading.ts'

const found = (text: string) => emergency(readingOf(text, { name: '', role: 'judge' })).length > 0

describe('who tells of what is over is not turned away', () => {
  test.each([
    'In 2014 I tried to take my own life. She did not let his lawyer use it.',
    'I tried to hang myself. It was nine years ago and I am well.',
    'My wife came at me with a kitchen knife and the evaluator believed me.',
    'He would text "tick tock" and the clerk kept all of them.',
    'My former boyfriend held a gun to my head.',
    'I used to think that nobody would miss me. She asked about my treatment and moved on.',
    'Hace siete años intenté quitarme la vida y la jueza no lo usó.',
  ])('%s', (text) => {
    expect(found(text)).toBe(false)
  })
})

describe('what is meant now is found beside something old', () => {
  test.each([
    'In 2014 I tried to take my own life and tonight I will do it again, I am going to kill myself.',
    'He took my kids in 2019 and I will kill him.',
    'I want to die. It began years ago.',
    'She came at me with a knife in 2019. I am going to shoot her.',
    'Hace siete años perdí a mis hijos y esta noche voy a quitarme la vida.',
  ])('%s', (text) => {
    expect(found(text)).toBe(true)
  })
})
