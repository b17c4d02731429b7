import { expect, test } from 'vitest'
import { groups } from '#domain/ratings/raters.ts'
import * as own from '#web/rating-words.ts'
import { roles } from '#directory/professionals/contract.ts'
import { criterionNames, groupWord } from './rated-words.ts'

test('a comparison calls criteria as the pages of ratings do', () => {
  expect(criterionNames).toEqual(own.criterionNames)
})

test('a comparison calls the groups of raters as the pages of ratings do', () => {
  for (const role of roles) for (const group of groups) expect(groupWord(group, role)).toEqual(own.groupWord(group, role))
})
