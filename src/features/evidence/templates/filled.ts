import type { Block, Paper } from '#domain/papers/paper.ts'
import { federal, federalDeclares, ruleFor } from '#domain/signing/rules.ts'
import { entriesOf, type Fields, letterOf, templateOf, type TemplateId } from '#domain/templates/templates.ts'
import { dayInWords } from '#kernel/dates.ts'
import { readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { msg, type Text } from '#kernel/text.ts'
import type { Line } from './contract.ts'

/** What the case has; each may be empty. */
export interface CaseFacts {
  court: string
  docket: string
  caseTitle: string
  /** The name of the parent whose paper it is, and that of the other. */
  me: string
  other: string
  /** Two letters. */
  state: string
  /** Today in the zone of the case. */
  today: string
}

/** Stands for what is missing. */
const blank = '________________________'

export interface Filled {
  paper: Paper
  /** What is left blank, by its name. */
  missing: string[]
}

/**
 * Fills a template. Each value that is missing is a blank line and is named in `missing`; nothing is made up, and nothing is signed.
 * @param fields as they were typed
 */
export function fill(template: TemplateId, fields: Fields, facts: CaseFacts): Filled {
  const missing: string[] = []
  const put = (name: Text, value: string): string => {
    if (value !== '') return value
    const words = english(name)
    if (!missing.includes(words)) missing.push(words)
    return blank
  }
  const dayOf = (name: Text, value: string) => {
    const day = readDay(value)
    return put(name, day === null ? '' : dayInWords(day))
  }
  const text = (words: Text): Block => ({ kind: 'text', text: english(words) })
  const rows = (...all: readonly (readonly [Text, string])[]): Block => ({
    kind: 'facts',
    rows: all.map(([name, value]) => [english(name), put(name, value)] as const),
  })
  const caption = () => [
    rows([msg`Court`, facts.court], [msg`Case`, facts.caseTitle], [msg`Case number`, facts.docket]),
    { kind: 'rule' } as const,
  ]
  /** To be written by hand: it is no value that is missing. */
  const signed = (...more: readonly Text[]): Block => ({
    kind: 'facts',
    rows: [
      ...[msg`Signature`, ...more].map((name) => [english(name), blank] as const),
      [english(msg`Printed name`), put(msg`Your name`, facts.me)],
    ],
  })
  const title = english(templateOf(template).name)
  const head: Block = { kind: 'heading', level: 1, text: title }
  const made: Record<TemplateId, () => Block[]> = {
    exchange_letter: () => {
      const [to, from, was, asked] = [
        put(msg`Name of the other parent`, facts.other),
        put(msg`Your name`, facts.me),
        put(msg`Time and place as they are now`, fields.was),
        put(msg`Time and place you ask for`, fields.asked),
      ]
      const day = dayOf(msg`Day of the exchange`, fields.day)
      const [why, by] = [put(msg`Why`, fields.about), dayOf(msg`Answer asked for by`, fields.answerBy)]
      return [
        { kind: 'text', text: dayInWords(facts.today) },
        head,
        text(msg`Dear ${{ name: to }},`),
        text(msg`This is about the exchange of the children on ${{ day }}.`),
        rows([msg`As it is now`, was], [msg`What I ask for`, asked], [msg`Why`, why]),
        text(msg`Please let me know by ${{ day: by }} whether you agree. Until you do, the exchange stays as it is.`),
        text(msg`This letter changes no court order.`),
        { kind: 'text', text: from },
      ]
    },
    receipt: () => [
      head,
      rows(
        [msg`Received from`, fields.to],
        [msg`Received by`, facts.me],
        [msg`Amount or item`, fields.amount],
        [msg`What it is for`, fields.about],
        [msg`Day it was received`, dayOf(msg`Day it was received`, fields.day)],
      ),
      text(msg`I received what is named above on that day.`),
      signed(msg`Date`),
    ],
    cover_letter: () => {
      const enclosed = entriesOf(fields.lines)
      const ask = put(msg`What you ask the clerk to do`, fields.about)
      return [
        { kind: 'text', text: dayInWords(facts.today) },
        ...caption(),
        head,
        text(msg`To the clerk of the court:`),
        text(msg`Enclosed are these papers:`),
        ...(enclosed.length > 0 ? enclosed : [put(msg`Papers enclosed`, '')]).map((words, at): Block => ({
          kind: 'text',
          text: `${at + 1}. ${words}`,
          isIndented: true,
        })),
        text(msg`What I ask for: ${{ ask }}`),
        signed(msg`Mailing address`, msg`Phone`),
      ]
    },
    declaration: () => {
      const said = entriesOf(fields.lines)
      const rule = ruleFor(facts.state, 'declaration')
      // A state whose own words were not read gets those of federal law, and says so; one whose section has a form of its own gets a blank.
      const words = rule ? put(msg`Closing words of the state’s own form`, rule.declares) : federalDeclares
      const [name, about] = [put(msg`Your name`, facts.me), put(msg`Declaration about`, fields.about)]
      return [
        ...caption(),
        head,
        {
          kind: 'text',
          isBold: true,
          text: english(msg`Draft, not signed. Use your court’s own form where it has one. This is not legal advice.`),
        },
        text(msg`I, ${{ name }}, state about ${{ about }}:`),
        ...(said.length > 0 ? said : [put(msg`Facts`, '')]).map((line, at): Block => ({
          kind: 'text',
          text: `${at + 1}. ${line}`,
          isIndented: true,
        })),
        { kind: 'text', text: words },
        signed(msg`Date`, msg`City and state`),
        {
          kind: 'text',
          isSmall: true,
          text: english(
            rule
              ? msg`The closing words follow ${{ citation: rule.citation }}, in a copy read on ${{ day: dayInWords(rule.checkedOn) }}. Ask the clerk whether they are still right.`
              : msg`The closing words are those of federal law (${{ citation: federal.declaration.citation }}). The words of ${{ state: facts.state }} have not been checked here: ask the clerk.`,
          ),
        },
      ]
    },
    exhibit_list: () => {
      const all = entriesOf(fields.lines)
      return [
        ...caption(),
        head,
        rows([msg`Exhibits of`, facts.me]),
        {
          kind: 'table',
          columns: [
            { name: english(msg`Exhibit`), share: 0.14 },
            { name: english(msg`What it is`), share: 0.56 },
            { name: english(msg`Offered`), share: 0.15 },
            { name: english(msg`Admitted`), share: 0.15 },
          ],
          rows: (all.length > 0 ? all : [put(msg`Exhibits`, '')]).map((what, at) => [letterOf(at), what, '', '']),
        },
      ]
    },
  }
  return { paper: { title, prefix: '', blocks: made[template]() }, missing }
}

/** A paper as lines for a page: rows of a table are lines of their own. */
export function linesOf({ blocks }: Paper): Line[] {
  return blocks.flatMap((block): Line[] => {
    if (block.kind === 'rule') return [{ kind: 'rule', name: '', text: '' }]
    if (block.kind === 'facts') return block.rows.map(([name, text]) => ({ kind: 'fact', name, text }))
    if (block.kind === 'table') return block.rows.map(([first = '', second = '']) => ({ kind: 'fact', name: first, text: second }))
    return [{ kind: block.kind, name: '', text: block.text }]
  })
}
