import { readFileSync } from 'node:fs'
import path from 'node:path'
import { labelledIn, stops } from '#domain/screening/labelled.ts'
import { written } from '#domain/screening/model/codec.ts'
import { hashOf } from '#domain/screening/model/hash.ts'
import { type Passage, passagesIn, textScore } from '#domain/screening/model/logistic.ts'
import { quantised, weightsOf } from '#domain/screening/model/quantised.ts'
import { trained } from '#domain/screening/model/train.ts'
import { readingOf } from '#domain/screening/reading.ts'
import { screenTexts } from '#domain/screening/texts.ts'
import type { About } from '#domain/screening/types.ts'
import { root } from '#scripts/build.ts'

/**
 * How many in a thousand of the publishable texts that were written for the model may be held or stopped, by words and model together.
 * The goal is 50 for real reviews; most of these texts were written to look dangerous (decision 0039).
 */
const mostHeld = 80
const folds = 5
/** Other budgets to report, in a thousand. */
const budgets = [30, 40, 50, 80, 120, 200] as const

/** A text that was written for the model, with its danger, if any. All people in it are invented. */
export interface Learned {
  id: string
  kind: 'threat' | 'publishable'
  about: string
  language: 'en' | 'es'
  /** Only in the exam: how clearly a danger is said, and whether a publishable text is close to one. */
  clarity?: string
  /** Written as reviews really come in, not to be near to danger. */
  usual?: true
  text: string
}

const corpus = path.join(root, 'corpora/screening')
const nobody: About = { name: '', role: 'judge' }

/** The rows of a file of the corpus that has these fields. */
export const learnedIn = (part: 'learned' | 'exam'): Learned[] =>
  readFileSync(path.join(corpus, `${part}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Learned)

interface Text {
  id: string
  isDanger: boolean
  isPublishable: boolean
  /** Written after the word lists: what these find in it shows how they do with new texts. */
  isNew: boolean
  /** Written as reviews come in. */
  isUsual: boolean
  text: string
  about: About
  passages: readonly Passage[]
}

/** Everything that the model may learn from: the texts behind the word lists, and those written for it. Never the held-out part. */
function textsToLearn(): Text[] {
  const tuned = labelledIn(readFileSync(path.join(corpus, 'tuned.jsonl'), 'utf8'))
  const rows = [
    ...tuned.map(({ id, kind, text, about }) => ({ id, kind: kind as string, text, about, isNew: false, isUsual: false })),
    ...learnedIn('learned').map(({ id, kind, text, usual }) => ({
      id,
      kind: kind as string,
      text,
      about: nobody,
      isNew: true,
      isUsual: usual ?? false,
    })),
  ]
  return rows.map(({ id, kind, text, about, isNew, isUsual }) => ({
    id,
    isDanger: kind === 'threat',
    isPublishable: kind === 'publishable',
    isNew,
    isUsual,
    text,
    about,
    passages: passagesIn(readingOf(text, about).words),
  }))
}

const learn = (texts: readonly Text[]) => quantised(trained(texts))

/** Ten texts that were written one after the other: they often say nearly the same, and are learned from or asked together. */
const neighboursOf = (id: string): string => id.replace(/.$/, '')

/** Each text's score by a model that has not seen it or its neighbours: five parts by the hash of the id. */
function scoresOf(texts: readonly Text[]): number[] {
  const partOf = ({ id }: Text) => (hashOf(neighboursOf(id)) >>> 0) % folds
  const scores = texts.map(() => 0)
  for (let part = 0; part < folds; part += 1) {
    const weights = weightsOf(learn(texts.filter((text) => partOf(text) !== part)))
    texts.forEach((text, at) => {
      if (partOf(text) === part) scores[at] = textScore(weights, text.passages)
    })
  }
  return scores
}

const four = (value: number) => Math.round(value * 1e4) / 1e4

/** The threshold, and the share of new texts found at it and at other budgets, by models that had not seen them. */
function crossValidated(texts: readonly Text[]) {
  const scores = scoresOf(texts)
  const words = texts.map(({ text, about }) => screenTexts({ saw: text }, about))
  const all = texts.map((text, at) => ({
    text,
    score: scores[at]!,
    isStopped: stops(words[at]!.action),
    isFound: words[at]!.findings.some(({ check }) => check === 'C1'),
  }))
  const publishable = all.filter(({ text }) => text.isPublishable && text.isNew)
  const stopped = publishable.filter(({ isStopped }) => isStopped).length
  const falling = publishable
    .filter(({ isStopped }) => !isStopped)
    .map(({ score }) => score)
    .toSorted((a, b) => b - a)
  const thresholdFor = (budget: number) => {
    const held = Math.max(0, Math.floor((publishable.length * budget) / 1000) - stopped)
    return held === 0 ? falling[0]! + 1 : (falling[held - 1]! + falling[held]!) / 2
  }
  const dangers = all.filter(({ text }) => text.isDanger && text.isNew)
  const found = (threshold: number) => dangers.filter(({ score, isFound }) => isFound || score >= threshold).length
  const threshold = four(thresholdFor(mostHeld))
  const usual = publishable.filter(({ text }) => text.isUsual)
  return {
    threshold,
    crossValidated: {
      dangers: dangers.length,
      publishable: publishable.length,
      byWords: dangers.filter(({ isFound }) => isFound).length,
      stoppedByWords: stopped,
      served: mostHeld,
      usual: { of: usual.filter(({ isStopped, score }) => isStopped || score >= threshold).length, n: usual.length },
      byBudget: budgets.map((budget) => ({ budget, found: found(thresholdFor(budget)) })),
    },
  }
}

function signsOf(texts: readonly Text[]): { signs: string; step: number; bias: number } {
  const { levels, step, bias } = learn(texts)
  return { signs: written(levels), step, bias }
}

/** The weights as a fresh training gives them: the same on every machine. */
export const freshSigns = () => signsOf(textsToLearn())

/** The text of src/domain/screening/model/weights.generated.ts. */
export function weightsFile(): string {
  const texts = textsToLearn()
  const fresh = signsOf(texts)
  const { threshold, crossValidated: validation } = crossValidated(texts)
  const numbers = { step: fresh.step, bias: fresh.bias, threshold, crossValidated: validation }
  return `// Written by \`npm run screening -- --train\`. Do not edit.
export const weights = {
${Object.entries(numbers)
  .map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`)
  .join('\n')}
  signs:
    '${fresh.signs}',
}
`
}
