import { wilson } from '#domain/stats/proportion.ts'
import type { Measured, Miss } from './measure.ts'
import type { Half } from './texts.ts'

interface Row {
  half: Half
  set: string
  all: Measured
  likely: Measured
}

const share = (of: number, n: number): string => {
  const interval = wilson({ of, n })
  const two = (number: number) => number.toFixed(2)
  return interval ? `${two(of / n)} (${of}/${n}; ${two(interval[0])}–${two(interval[1])})` : '–'
}
const count = (misses: readonly Miss[], is: Miss['is']) => misses.filter((miss) => miss.is === is).length

/** The page of figures. It is written by the run and never by hand. */
export const page = (day: string, rows: readonly Row[]): string => `# Finding facts in texts

Written by \`npm run assurance -- fact-finding\` on ${day}. What is measured is in [decision 0137](decisions/0137-suggested-facts.md).

A label is a date in a text that a reader would list as a fact: when something happened, or is to happen. One person labeled them by hand, as
places and days; the texts are not part of the project. Rules were tuned on the first half, and the second half was labeled
and measured after that. Three rules changed later, because of tests with words of our own and not because of its misses; the figures are with them.

- **opinions**: opinions of courts and attorneys general in the United States, from the tests of freelawproject/eyecite
  (\`tests/assets\` at 211aa81417fdb3ea5b81ed575be344a42cf95ec7): long texts with citations, notes and heads. \`FACT_TEXTS\` names the folder with them.
- **messages**: comments of GoEmotions (Apache-2.0) in which a date or a word such as "yesterday" stands. They say no day of writing, so one
  day stands for all.

Dates were listed by a broad pattern (days, months, seasons, and words such as "yesterday" and "two weeks ago") and each was judged by hand. What
is written another way, such as a weekday or a year alone, is in no label, so recall says nothing about it. "A few weeks ago" is no label.

Precision: of what is suggested, how much is labeled. Recall: of the labels, how many are suggested with their first day. With Wilson's 95 % interval.

| Half | Texts | Precision | Precision without low ones | Recall, day right | Recall of the place |
| ---- | ----- | --------- | -------------------------- | ----------------- | ------------------- |
${rows
  .map(
    ({ half, set, all, likely }) =>
      `| ${half} | ${set} (${all.texts}) | ${share(all.found, all.proposed)} | ${share(likely.found, likely.proposed)} | ${share(all.right, all.labels)} | ${share(all.found, all.labels)} |`,
  )
  .join('\n')}

Misses by kind:

| Half | Texts | Not found | Wrong day | Suggested, and no fact |
| ---- | ----- | --------- | --------- | ---------------------- |
${rows
  .map(
    ({ half, set, all: { misses } }) =>
      `| ${half} | ${set} | ${count(misses, 'not found')} | ${count(misses, 'wrong day')} | ${count(misses, 'no fact')} |`,
  )
  .join('\n')}

These are not papers and messages of families, of which there is no public set: read the figures as those of other texts with dates.
`
