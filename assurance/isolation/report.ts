import type { Killing } from './kill.ts'
import { tables } from './tables.ts'

export interface Swept {
  cells: number
  worlds: number
  leaks: number
  losses: number
  seconds: number
  findings: string[]
}

const whole = (n: number) => n.toLocaleString('en-US')

/** The whole of docs/isolation.md. */
export function pageOf(swept: Swept, killing: Killing, { day, cores }: { day: string; cores: number }): string {
  return `<!-- Written by \`npm run isolation\`. Do not edit. -->

# Who sees what of a case

Every table of cases is tried as everybody who might ask: parents, a parent who left, grants with scopes, days and an end, an expired and a revoked one, a child,
somebody of another case, nobody, and a forged account. What is right is said by rules in words (\`assurance/isolation/oracle.ts\`), not by the policies. A cell is one
statement of one person with the only right answer; a leak is more than that, a loss is less. Half of the cells are tried with every right on the tables granted, so that
nothing but a policy is in the way.

| Measured on ${day}, ${cores} cores | |
| --- | --- |
| Tables | ${Object.keys(tables).length} |
| Cells | ${whole(swept.cells)}, in ${swept.worlds} worlds and ${swept.seconds.toFixed(0)} s |
| Leaks | ${swept.leaks} |
| Losses | ${swept.losses} |
| Mutants of policies, functions and rights | ${whole(killing.mutants)} |
| Caught by the rows that somebody then sees or changes | ${whole(killing.bySweep)} |
| Caught by the catalogue alone | ${whole(killing.byCatalogue)} |
| Survived | ${killing.survivors.length} |

The tests sweep 20,000 cells of it each time (\`test/isolation.test.ts\`), ask every call over HTTP for a foreign and a missing case (\`test/isolation-http.test.ts\`), and let two people
share one connection 10,000 times (\`src/server/access/cases.test.ts\`).
`
}
