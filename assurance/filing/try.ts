import { tuned, heldOut } from '#corpora/filing-privacy/all.ts'
import { measure, together, sum } from './measure.ts'
const sets = process.argv[2] === 'held' ? heldOut : tuned
const t = together(Object.values(sets).map(measure))
console.log(t.papers, sum(t.planted), sum(t.found), sum(t.sure), sum(t.falseSure), sum(t.falseMaybe))
for (const l of t.lines) console.log(l)
