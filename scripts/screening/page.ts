import type { Judged } from '../../src/domain/screening/labelled.ts'
import { checkIds, policyVersion, versions } from '../../src/domain/screening/types.ts'
import { agreement, byLabel, byLanguage, confusion, goals, misses, readApart } from './report.ts'
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

/** The whole of docs/screening.md. The same set and rules give the same page. */
export function pageOf(tuned: readonly Judged[], heldOut: readonly Judged[]): string {
  const all = [...tuned, ...heldOut]
  const met = (judged: readonly Judged[]) =>
    goals(judged).map(({ goal, wanted, share, isMet }) => [goal, wanted, told(share), isMet ? 'yes' : '**no**'])
  const last = heldOut.filter(({ row }) => row.id >= firstOfLast)
  const twice = all.filter(({ row }) => row.second !== undefined)
  const spanish = all.filter(({ row }) => row.language === 'es').length
  const publishable = all.filter(({ row }) => row.kind === 'publishable').length
  return `<!-- Written by \`npm run screening\`. Do not edit. -->

# What the screening finds

Every review passes the checks of ratings.md 3.5 in the browser while it is written, and on the server when it is sent. This page tells how often they are right, on ${all.length} reviews written for the
project: ${publishable} of them publishable, ${spanish} in Spanish, ${heldOut.length} held out. How they are labelled, and what the figures cannot show, stands in [screening-labels.md](screening-labels.md). The rules are
\`src/domain/screening\`, policy ${policyVersion}: ${checkIds.map((id) => `${id}.${versions[id]}`).join(' · ')}. C13 (self and competitor) is a person's; C16 (bursts) and copies of other reviews
are counted over days and reviews in \`src/domain/bursts\`.

On the reviews that were written last and screened once, when the rules stood (${last.length} reviews). This is the figure to believe:

${table(['Measured', 'Goal', 'Reached', 'Met'], met(last))}

On the whole part that was held out:

${table(['Measured', 'Goal', 'Reached', 'Met'], met(heldOut))}

On the part that the rules were made with:

${table(['Measured', 'Goal', 'Reached', 'Met'], met(tuned))}

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
