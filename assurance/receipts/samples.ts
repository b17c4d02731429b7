import { seededNumbers } from '#kernel/seeded.ts'
import { type Harm, harms, photo } from './degrade.ts'
import { draw, fonts } from './draw.ts'
import { madeUp, type MadeUp } from './made-up.ts'
import { shapes } from './rows.ts'

export interface Sample extends MadeUp {
  harm: Harm
  /** A JPEG file. */
  picture: Buffer
}

/** The made-up receipt of a number: shapes, harms and fonts take turns. @param seed another one makes others */
export async function sampleAt(index: number, seed: number): Promise<Sample> {
  const next = seededNumbers(seed * 100_003 + index)
  const of = madeUp(shapes[index % shapes.length]!, next)
  const harm = harms[index % harms.length]!
  const font = fonts[(index + Math.floor(index / fonts.length)) % fonts.length]!
  return { ...of, harm, picture: await photo(await draw(of.rows, font), harm, next) }
}
