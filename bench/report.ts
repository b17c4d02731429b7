import { type Figure, type Results, type Section, sectionNames, verdict } from './results.ts'

const titles = {
  http: 'HTTP, against raw node:http',
  search: 'Search',
  typing: 'Search while typing',
  size: 'First visit',
  lighthouse: 'Lighthouse',
  leave: 'Leave this site',
  proof: 'Proof of work',
  enumeration: 'Who has an account',
  interaction: 'From a press to what it does',
  rls: 'Rows of cases, read as somebody',
  live: 'Live pages',
  send: 'Sending a message',
  messages: 'Messages of a case',
  scrolling: 'Pages with ten thousand messages',
  custody: 'Schedules, conflicts, patterns',
  desk: 'The desk of moderators',
  papers: 'Papers for courts',
  expenses: 'Expenses of a case',
  bank: 'Bank lines',
  finances: 'Financial analyzer',
  incidents: 'Incidents of a case',
  caseload: 'Caseload of a professional',
  evidence: 'Evidence vault',
  exhibits: 'Exhibits in one PDF',
  ingest: 'Uploads, against raw node:http',
} as const
/** These figures are written without a unit. */
const bare: readonly Figure['unit'][] = ['ratio', 'requests', 'points']

/** Three significant digits, without an exponent; sizes to the tenth, so that a miss by little is seen. */
function number(value: number, unit: Figure['unit']): string {
  if (value === 0) return '0'
  if (unit === 'KB') return value.toFixed(1)
  if (unit === 'points' || unit === 'keys' || unit === 'tasks') return value.toFixed(0)
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))))
  return value.toFixed(Math.min(digits, 4))
}

function measured({ unit, median, min, max }: Figure): string {
  const suffix = bare.includes(unit) ? '' : ` ${unit}`
  const spread = min === max ? '' : ` (${number(min, unit)} to ${number(max, unit)})`
  return `${number(median, unit)}${suffix}${spread}`
}

function goal({ goal: wanted, unit }: Figure): string {
  if (!wanted) return '-'
  return `${wanted.sense} ${wanted.value}${bare.includes(unit) ? '' : ` ${unit}`}`
}

const head = ['Measured', 'Goal', 'Median of n (range)', 'n', '95 % of the median', 'Pass']

function rows(section: Section): string[][] {
  return section.figures.map((figure) => [
    figure.name,
    goal(figure),
    measured(figure),
    String(figure.n),
    figure.low === figure.high ? '-' : `${number(figure.low, figure.unit)} to ${number(figure.high, figure.unit)}`,
    verdict(figure) ?? '-',
  ])
}

/** A table with its columns padded, readable as text and as Markdown. */
export function table(section: Section): string {
  const lines = [head, ...rows(section)]
  const widths = head.map((_, column) => Math.max(3, ...lines.map((line) => line[column]!.length)))
  const draw = (line: readonly string[]) => `| ${line.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`
  return [draw(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...lines.slice(1).map(draw)].join('\n')
}

/** The figures that do not meet their goals beyond doubt, and the sections that could not run; one sentence each. */
export function shortfalls(results: Results): string[] {
  return sectionNames.flatMap((name) => [
    ...(results[name]?.failed === undefined ? [] : [`The section "${titles[name]}" could not run: ${results[name].failed}`]),
    ...(results[name]?.figures ?? [])
      .filter((figure) => ['no', 'unclear'].includes(verdict(figure) ?? ''))
      .map((figure) => {
        const how = verdict(figure) === 'no' ? 'misses its goal' : 'does not meet its goal beyond the spread'
        return `${figure.name} ${how}: ${measured(figure)}, wanted ${goal(figure)}.`
      }),
  ])
}

function part(name: (typeof sectionNames)[number], section: Section | undefined): string[] {
  if (!section) return [`## ${titles[name]}`, '', `Not measured yet: \`npm run bench -- --only ${name}\`.`, '']
  const { day, cores, processor, memoryGb, node, postgres } = section.machine
  if (section.failed !== undefined) return [`## ${titles[name]}`, '', `Could not run on ${day}: ${section.failed}`, '']
  const machine = `Measured on ${day}: ${cores} cores (${processor}), ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}.`
  return [`## ${titles[name]}`, '', machine, '', table(section), '', ...section.notes.map((note) => `- ${note}`), '']
}

/** The whole of docs/bench.md. */
export function page(results: Results): string {
  const short = shortfalls(results)
  const missing = sectionNames.filter((name) => !results[name]).map((name) => `The section "${titles[name]}" was not measured yet.`)
  const gaps = [...short, ...missing]
  return [
    '<!-- Written by `npm run bench` from bench/results.json. Do not edit. -->',
    '',
    '# Bench',
    '',
    'One run measures ratios side by side, in rounds whose order is shuffled, so that a slow machine slows both sides. A figure is the',
    'median of its rounds with their range. Pass is judged by the 95 % bootstrap interval of the median: `yes` when all of it meets the',
    'goal, `no` when none of it does, `unclear` when the goal lies inside.',
    '',
    ...sectionNames.flatMap((name) => part(name, results[name])),
    '## What falls short',
    '',
    ...(gaps.length === 0 ? ['Nothing: every goal is met.'] : gaps.map((gap) => `- ${gap}`)),
    '',
  ].join('\n')
}
