import type { Judged } from '#domain/screening/labelled.ts'
import { weights } from '#domain/screening/model/weights.generated.ts'
import { checkIds, policyVersion, versions } from '#domain/screening/types.ts'
import type { Exam } from './corpus.ts'
import {
  agreement,
  byClarity,
  byLabel,
  byLanguage,
  bySort,
  confusion,
  goals,
  misses,
  missesByLabel,
  readApart,
  worstMisses,
} from './report.ts'
import { table, formatShare } from './tables.ts'

/** From this id on the held-out reviews were written after the word rules were final. */
const firstOfLast = 'h218'

const percent = (inThousand: number) => `${(inThousand / 10).toFixed(0)} %`

/** The goals on several sets, one table. */
function goalTable(sets: readonly (readonly [name: string, judged: readonly Judged[]])[]): string {
  const rows = sets.flatMap(([name, judged]) =>
    goals(judged).map(({ goal, wanted, share, isMet }) => [name, goal, wanted, formatShare(share), isMet ? 'yes' : '**no**']),
  )
  return table(['Set', 'Measured', 'Goal', 'Result', 'Met'], rows)
}

/** The exam: texts by a writer who had not seen the rules, screened once. */
function examPart(exam: Exam): string {
  return `## The exam: ${exam.byBoth.length} reviews, screened once

Believe these figures before all others. The writer of the exam had seen neither the rules nor the texts that the model learned from. The exam was screened once, after words, weights and threshold were final, and nothing
was changed afterward. A third of its dangerous texts are plain, a third middling and a third veiled, by the writer's own count. Almost half of its publishable texts (\`near\`) are full of the words of danger, more than real reviews
would be. It is the fourth exam; the model learned from the first three after they were used ([screening-labels.md](screening-labels.md)). The texts are in [exam.jsonl](../corpora/screening/exam.jsonl).

${goalTable([
  ['with the model', exam.byBoth],
  ['words alone', exam.byWords],
])}

The server screens with the model; the browser has the words alone.

${byClarity(exam)}

${byLanguage(exam.byBoth)}

Misses: ${missesByLabel(exam.byBoth)}. The worst are plain dangers that would be published, and publishable reviews that would be blocked:

${worstMisses(exam)}`
}

/** What the model found in cross-validation, before the exam. */
function foreseenPart(): string {
  const { dangers, publishable, byWords, stoppedByWords, served, usual, byBudget } = weights.crossValidated
  return `## The model, before the exam

The model learned from the tuned set and from texts written for it ([learned.jsonl](../corpora/screening/learned.jsonl)). In cross-validation (five parts by the hash of the id), words alone find ${formatShare({ of: byWords, n: dangers })} of the
dangerous texts and stop ${formatShare({ of: stoppedByWords, n: publishable })} of the publishable ones; the words were improved with these texts. The model in use holds or stops ${percent(served)} of the publishable texts, at a score of ${weights.threshold}. Of the
${usual.n} publishable texts that were written like ordinary reviews, that is ${formatShare(usual)}. Other thresholds:

${table(
  ['Publishable texts held or stopped', 'Dangerous texts found, by words or the model'],
  byBudget.map(({ budget, found }) => [percent(budget), formatShare({ of: found, n: dangers })]),
)}`
}

interface Sets {
  tuned: readonly Judged[]
  heldOut: readonly Judged[]
  outside: readonly Judged[]
  exam: Exam
}

/** A page without what a formatter changes: blanks, and the widths of tables. */
export const bare = (text: string) => text.replace(/-{3,}/g, '---').replace(/\s+/g, '').replaceAll('\\', '')

/** The whole of docs/screening.md: the figures and the worst misses. The same sets, rules and weights give the same page. */
export function pageOf({ tuned, heldOut, outside, exam }: Sets): string {
  const all = [...tuned, ...heldOut]
  const last = heldOut.filter(({ row }) => row.id >= firstOfLast)
  const twice = all.filter(({ row }) => row.second !== undefined)
  const apart = twice.filter(({ row }) => row.kind !== row.second).length
  return `<!-- Written by \`npm run screening\`. Do not edit. -->

# What the screening finds

Every review passes the checks of ratings.md 3.5: in the browser while it is written, and on the server when it is sent. The server also has a small model for danger (C1). The model blocks nothing; a person looks at what it marks
([decision 0039](decisions/0039-a-model-beside-the-words.md)). This page says how often the checks are right. The labels, and what these figures cannot show, are explained in [screening-labels.md](screening-labels.md). The rules are
\`src/domain/screening\`, policy ${policyVersion}: ${checkIds.map((id) => `${id}.${versions[id]}`).join(' · ')}. C13 (self and competitor) is decided by a person; C16 (bursts) and copies of other reviews are found by \`src/domain/bursts\`.

Each figure is a share with its 95 % interval (Wilson) and the counts. \`npm run screening -- --all\` writes every table and every miss to \`.cache/screening.md\`.

${examPart(exam)}

${foreseenPart()}

## Outside sets: ${outside.length} reviews

Four people who had seen neither the rules nor other texts wrote these to test such a screen ([outside.jsonl](../corpora/screening/outside.jsonl)). The word rules were improved with each set after its first screening. The
first results, which are what to expect of new texts, are in [screening-labels.md](screening-labels.md#outside-sets). Today:

${byLabel(outside)}

Precision: of the texts in which the check found something, the share that has the label in either reading. Recall: of the texts with the label, the share in which the check found every marked piece.

Misses: ${missesByLabel(outside)}.

## The older set: ${all.length} reviews

Screened as the server does. The model learned from the tuned part, so its figures say nothing about new texts. "Last" are the ${last.length} held-out reviews that were written after the word rules were final.

${goalTable([
  ['last', last],
  [`held out (${heldOut.length})`, heldOut],
  [`tuned (${tuned.length})`, tuned],
])}

Misses in the held-out part: ${missesByLabel(heldOut)}. In the tuned part: ${missesByLabel(tuned)}.

${twice.length} of these reviews were labeled twice, by two rules, in two passes; the two labels differ in ${apart} of them.

To screen other reviews: \`npm run -s screen -- FILE.jsonl\` reads one review per line (\`{"id","text","professional"?}\`) and prints the result of each.
`
}

const listPart = (name: string, judged: readonly Judged[]) => `## ${name}: ${judged.length} reviews

${byLabel(judged)}

${byLanguage(judged)}

Expected action against actual action:

${confusion(judged)}

### Every miss

${misses(judged)}
`

/** Every table and every miss, for someone who works on the rules (\`--all\`). */
export function listsOf({ tuned, heldOut, outside, exam }: Sets): string {
  const twice = [...tuned, ...heldOut].filter(({ row }) => row.second !== undefined)
  return `# What the screening finds: all lists

${listPart('The exam, with the model', exam.byBoth)}
${bySort(exam)}

${listPart('Outside sets', outside)}
${listPart('Held out', heldOut)}
${listPart('Tuned', tuned)}
## Two readings

${agreement(twice)}

Labeled differently:

${readApart(twice)}
`
}
