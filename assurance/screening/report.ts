import { checkOf, type Found, foundLabels, isFound, isRight, type Judged, labels, stops } from '#domain/screening/labelled.ts'
import { actions } from '#domain/screening/types.ts'
import { kappa, type Share } from '#domain/stats/proportion.ts'
import type { Exam } from './corpus.ts'
import { cell, table, formatShare } from './tables.ts'

const count = (judged: readonly Judged[], holds: (one: Judged) => boolean): Share => ({ of: judged.filter(holds).length, n: judged.length })

const fires = ({ findings }: Judged, label: Found) => findings.some(({ check }) => check === checkOf[label])
/** Whether a reading says that the text bears it: a finding there is none too many. */
const bears = ({ row }: Judged, label: Found) => row.kind === label || row.second === label || row.checks.includes(checkOf[label])

/** Label by label: precision of what its check found, recall of what bears it. */
export function byLabel(judged: readonly Judged[]): string {
  const rows = foundLabels.map((label) => {
    const found = judged.filter((one) => fires(one, label))
    const of = judged.filter(({ row }) => row.kind === label)
    return [`\`${label}\` (${checkOf[label]})`, formatShare(count(found, (one) => bears(one, label))), formatShare(count(of, isFound))]
  })
  return table(['Label', 'Precision', 'Recall'], rows)
}

/** What should have become of a text, against what did. */
export function confusion(judged: readonly Judged[]): string {
  const rows = actions.map((wanted) => {
    const of = judged.filter(({ row }) => row.action === wanted)
    return [`should be \`${wanted}\``, ...actions.map((got) => String(of.filter(({ action }) => action === got).length))]
  })
  return table(['', ...actions.map((action) => `\`${action}\``)], rows)
}

/** English and Spanish, each with what had to be found and what had to pass. */
export function byLanguage(judged: readonly Judged[]): string {
  const rows = (['en', 'es'] as const).map((language) => {
    const of = judged.filter(({ row }) => row.language === language)
    const publishable = of.filter(({ row }) => row.kind === 'publishable')
    const others = of.filter(({ row }) => row.kind !== 'publishable')
    return [language, formatShare(count(others, isFound)), formatShare(count(publishable, ({ action }) => stops(action)))]
  })
  return table(['Language', 'Found of what had to be', 'Publishable held or stopped'], rows)
}

const missHead = ['Review', 'Label', 'Result', 'Found', 'Text']
function missRow({ row, action, findings }: Judged, longest = Number.POSITIVE_INFINITY): string[] {
  const checks = [...new Set(findings.map(({ check }) => check))].join(', ')
  const text = row.text.length > longest ? `${row.text.slice(0, longest).trimEnd()}…` : row.text
  return [row.id, `\`${row.kind}\``, `\`${action}\``, checks === '' ? 'nothing' : checks, cell(text)]
}

/** Every review whose result is not what its label asks for. */
export function misses(judged: readonly Judged[]): string {
  const wrong = judged.filter((one) => !isRight(one))
  return wrong.length === 0
    ? 'None.'
    : table(
        missHead,
        wrong.map((one) => missRow(one)),
      )
}

/** "50 of 450 (`threat` 31, `publishable` 19)": misses, counted by label. */
export function missesByLabel(judged: readonly Judged[]): string {
  const wrong = judged.filter((one) => !isRight(one))
  const counts = labels
    .map((label) => [label, wrong.filter(({ row }) => row.kind === label).length] as const)
    .filter(([, found]) => found > 0)
    .toSorted(([, one], [, other]) => other - one)
    .map(([label, found]) => `\`${label}\` ${found}`)
  return `${wrong.length} of ${judged.length}${wrong.length === 0 ? '' : ` (${counts.join(', ')})`}`
}

/** Plain dangers of the exam that would be published, and publishable reviews that would be blocked: the first few of each. */
export function worstMisses({ byBoth, clarityOf }: Exam, most = 4): string {
  const published = byBoth.filter((one) => one.row.kind === 'threat' && clarityOf.get(one.row.id) === 'plain' && !stops(one.action))
  const blocked = byBoth.filter(({ row, action }) => row.kind === 'publishable' && action === 'block')
  const worst = [...published.slice(0, most), ...blocked.slice(0, most)]
  return worst.length === 0
    ? 'None.'
    : table(
        missHead,
        worst.map((one) => missRow(one, 110)),
      )
}

/** Cohen's kappa of the two readings, label by label. */
export function agreement(judged: readonly Judged[]): string {
  const rows = labels.map((label) => {
    const pairs = judged.map(({ row }) => [row.kind === label, row.second === label] as const)
    const apart = pairs.filter(([first, second]) => first !== second).length
    const value = kappa(pairs)
    return [`\`${label}\``, String(pairs.filter(([first]) => first).length), String(apart), value === null ? 'none' : value.toFixed(3)]
  })
  return table(['Label', 'First reading', 'Read apart', "Cohen's kappa"], rows)
}

/** Reviews that the two readings label apart. */
export function readApart(judged: readonly Judged[]): string {
  const rows = judged
    .filter(({ row }) => row.kind !== row.second)
    .map(({ row }) => [row.id, `\`${row.kind}\``, `\`${row.second}\``, cell(row.text)])
  return rows.length === 0 ? 'None.' : table(['Review', 'First', 'Second', 'Text'], rows)
}

/** The goals of the issue and of ratings.md 3.5, on one part. */
export function goals(judged: readonly Judged[]): readonly { goal: string; wanted: string; share: Share; isMet: boolean }[] {
  const of = (kind: string) => judged.filter(({ row }) => row.kind === kind)
  const goal = (name: string, wanted: string, share: Share, isMet: (value: number) => boolean) => ({
    goal: name,
    wanted,
    share,
    isMet: isMet(share.of / share.n),
  })
  return [
    goal('Threats, cries for help, children in danger found', 'at least 0.95', count(of('threat'), isFound), (value) => value >= 0.95),
    goal('Structured personal data found, every digit', '1.00', count(of('pii'), isFound), (value) => value === 1),
    goal('Names of children and third persons found', 'at least 0.90', count(of('name'), isFound), (value) => value >= 0.9),
    goal(
      'Publishable reviews held or stopped',
      'at most 0.05',
      count(of('publishable'), ({ action }) => stops(action)),
      (value) => value <= 0.05,
    ),
  ].filter(({ share }) => share.n > 0)
}

/** Of each kind of text in the exam, as a map tells them apart: how many came out as their label asks, by words alone and with the model. */
function byKindOf({ byWords, byBoth }: Exam, head: string, kindOf: ReadonlyMap<string, string>): string {
  const all = [...new Set(kindOf.values())].toSorted()
  const rows = (['threat', 'publishable'] as const).flatMap((label) =>
    all.flatMap((kind) => {
      const isOf = ({ row }: Judged) => row.kind === label && kindOf.get(row.id) === kind
      const [words, both] = [byWords.filter(isOf), byBoth.filter(isOf)]
      return words.length === 0 ? [] : [[`\`${label}\``, kind, formatShare(count(words, isRight)), formatShare(count(both, isRight))]]
    }),
  )
  return table(['Label', head, 'Right by words alone', 'Right with the model'], rows)
}

/** By what the text is about. */
export const bySort = (exam: Exam): string => byKindOf(exam, 'Sort', exam.sortOf)

/** By how clearly a danger is said, and by how near to danger a publishable text is. */
export const byClarity = (exam: Exam): string => byKindOf(exam, 'Clarity', exam.clarityOf)
