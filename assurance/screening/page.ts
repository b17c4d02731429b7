import type { Judged } from '#domain/screening/labelled.ts'
import { weights } from '#domain/screening/model/weights.generated.ts'
import { checkIds, policyVersion, versions } from '#domain/screening/types.ts'
import type { Exam } from './corpus.ts'
import { agreement, byClarity, byLabel, byLanguage, bySort, confusion, goals, misses, readApart } from './report.ts'
import { table, told } from './tables.ts'

function part(name: string, judged: readonly Judged[]): string {
  return `## ${name}: ${judged.length} reviews

${byLabel(judged)}

Precision is the share of the texts in which the check found something that bear it in either reading. Recall is the share of the texts with that label in which the check found it, over every
piece that had to be marked. In brackets where it lies with 95 % (Wilson).

${byLanguage(judged)}

What should have become of a text, and what did:

${confusion(judged)}

### What came out wrong

${misses(judged)}`
}

/** From here on the held-out part was written when the rules stood. */
const firstOfLast = 'h218'

const goalHead = ['Measured', 'Goal', 'Reached', 'Met']
const met = (judged: readonly Judged[]) =>
  goals(judged).map(({ goal, wanted, share, isMet }) => [goal, wanted, told(share), isMet ? 'yes' : '**no**'])
/** So many misses of the exam are shown. */
const mostMisses = 40

/** The exam: what somebody wrote who had not seen the rules, screened once. */
function examined(exam: Exam): string {
  const wrong = exam.byBoth.filter(({ row, findings, action }) =>
    row.kind === 'threat' ? !findings.some(({ check }) => check === 'C1') : action !== 'publish' && action !== 'nudge',
  ).length
  const shown = wrong > mostMisses ? `${mostMisses} of the ${wrong}, at even distances:` : 'All of them:'
  return `## The exam: ${exam.byBoth.length} reviews, screened once

An exam written by somebody who had not seen the rules, nor the texts that the model learned from, screened once when words, weights and threshold stood. Nothing was changed after it. Its texts are [exam.jsonl](../corpora/screening/exam.jsonl).
Its dangerous texts are plain, middling and veiled, a third each by their writer's count, and half of its publishable ones (\`near\`) are full of the words of danger, more than can be expected of what comes in. This is the figure to believe. It is the fourth exam: the first
three were learned from after they were spent ([screening-labels.md](screening-labels.md)).

With the model, as the server screens:

${table(goalHead, met(exam.byBoth))}

By words alone, as a browser does, and as the server did before:

${table(goalHead, met(exam.byWords))}

${byClarity(exam)}

${bySort(exam)}

${byLanguage(exam.byBoth)}

### What came out wrong in the exam

${shown}

${misses(exam.byBoth, mostMisses)}`
}

const percent = (inThousand: number) => `${(inThousand / 10).toFixed(0)} %`

/** What the model found of texts that it had not seen, in five parts, before the exam. */
function foreseen(): string {
  const { dangers, publishable, byWords, stoppedByWords, served, usual, byBudget } = weights.crossValidated
  const share = (found: number) => told({ of: found, n: dangers })
  return `## The model, before the exam

It learned from the tuned part and from ${dangers} dangerous texts and others that were written for it ([learned.jsonl](../corpora/screening/learned.jsonl)). Here it is asked of texts that it had not seen: five parts by the hash of
their id, each judged by a model that learned from the other four. Of the dangerous texts written for it words alone find ${told({ of: byWords, n: dangers })}, and of the ${publishable} publishable ones
they stop ${told({ of: stoppedByWords, n: publishable })}; the words were mended with these texts. With the model it depends on how many of the publishable ones may wait for a person or be stopped, by words and model together;
${percent(served)} is what is served, at a score of ${weights.threshold}. Of the ${usual.n} among them that were written as reviews come in, and not to be near to danger, it is ${told(usual)}.

${table(
  ['Publishable texts held or stopped in all', 'Dangerous texts found, by words or by the model'],
  byBudget.map(({ budget, found }) => [percent(budget), share(found)]),
)}`
}

/** The whole of docs/screening.md. The same set, rules and weights give the same page. */
export function pageOf(tuned: readonly Judged[], heldOut: readonly Judged[], outside: readonly Judged[], exam: Exam): string {
  const all = [...tuned, ...heldOut]
  const last = heldOut.filter(({ row }) => row.id >= firstOfLast)
  const twice = all.filter(({ row }) => row.second !== undefined)
  const spanish = all.filter(({ row }) => row.language === 'es').length
  const publishable = all.filter(({ row }) => row.kind === 'publishable').length
  return `<!-- Written by \`npm run screening\`. Do not edit. -->

# What the screening finds

Every review passes the checks of ratings.md 3.5 in the browser while it is written, and on the server when it is sent. The browser has words and forms; the server has them too, and for danger (C1) a small model besides, which
stops nothing: what it marks waits for a person ([decision 0039](decisions/0039-a-model-beside-the-words.md)). This page tells how often they are right, on an exam of ${exam.byBoth.length} reviews and on ${outside.length} reviews of outside sets, and on ${all.length} others written for the
project: ${publishable} of these publishable, ${spanish} in Spanish, ${heldOut.length} held out. How they are labelled, and what the figures cannot show, stands in [screening-labels.md](screening-labels.md). The rules are
\`src/domain/screening\`, policy ${policyVersion}: ${checkIds.map((id) => `${id}.${versions[id]}`).join(' · ')}. C13 (self and competitor) is a person's; C16 (bursts) and copies of other reviews
are counted over days and reviews in \`src/domain/bursts\`.

${examined(exam)}

${foreseen()}

## Outside sets: ${outside.length} reviews

Written by four people who had seen neither rules nor other texts, as tests of such a screen ([outside.jsonl](../corpora/screening/outside.jsonl)). The rules of words were mended with them after each was screened for the first
time; what they found at first, which is what to expect of a stranger's texts, stands in [screening-labels.md](screening-labels.md#outside-sets). Today:

${byLabel(outside)}

${byLanguage(outside)}

### What comes out wrong in the outside sets

${misses(outside, mostMisses)}

## The older set

Screened as the server does. The model learned from the tuned part, so that its figures there say nothing of new texts.

On the reviews that were written last of it, when the rules of words stood (${last.length} reviews):

${table(goalHead, met(last))}

On the whole part that was held out:

${table(goalHead, met(heldOut))}

On the part that the rules were made with:

${table(goalHead, met(tuned))}

${part('Held out', heldOut)}

${part('Tuned', tuned)}

## Two readings

${twice.length} of the reviews were labelled twice, by two rules, in two passes; those that were written later only once.

${agreement(twice)}

Read apart:

${readApart(twice)}

For a set that is not in the repository: \`npm run -s screen -- FILE.jsonl\` reads a review a line (\`{"id","text","professional"?}\`) and prints what becomes of it.
`
}
