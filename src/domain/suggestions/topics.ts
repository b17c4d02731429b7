import type { FactKind } from '../facts/kinds.ts'
import type { Topic } from './types.ts'

/** Plain words, in the order in which they are asked. The first that stands in a sentence says what it is about. */
const words: readonly (readonly [Topic, RegExp])[] = [
  [
    'hearing',
    /\b(?:hearings?|trial|status (?:conference|review)|pre-?trial|mediation|deposition|oral argument|(?:filed|files|filing|petition(?:ed)?|motions?|moved) (?:a|an|the|for|to|in)\b|petition|motion|complaint|subpoena|served (?:with|on|upon)|appeal(?:ed)?|remanded|appeared|testif(?:ied|y))\b/i,
  ],
  [
    'order',
    /\b(?:order(?:ed|s)?|decrees?|judgments?|injunction|stipulat(?:ed|ion)|shall|must|is (?:required|due)|are due|no later than|on or before|deadline|agreement|agreed (?:to|that)|awarded|granted|denied|ruled|custody)\b/i,
  ],
  [
    'medical',
    /\b(?:doctors?|dentists?|dental|orthodont\w+|pediatric\w*|hospital\w*|emergency room|urgent care|clinic|surgery|vaccin\w+|medic\w+|prescri\w+|diagnos\w+|therap\w+|counseling|ill|sick|fever|injur\w+|x-?rays?|insurance|asthma|inhaler|check-?up|exam(?:ined|ination))\b/i,
  ],
  [
    'exchange',
    /\b(?:exchange(?:s|d)? (?!of\b|for\b)|pick(?:ed|s|ing)?[- ]?(?:(?:him|her|them|the (?:kids|children|boys|girls)|\p{Lu}\p{L}+) )?up|drop(?:ped|s|ping)?[- ]?(?:(?:him|her|them|the (?:kids|children|boys|girls)|\p{Lu}\p{L}+) )?off|hand-?overs?|hand-?offs?|visit(?:s|ed|ation)?|overnights?|parenting time|returned? (?:him|her|them|the (?:kids|children|child))|minutes late|weekend with)/iu,
  ],
  [
    'payment',
    /(?:\$\s?\d|\b(?:paid|pay(?:s|ing|ment|ments|able)?|reimburse\w*|invoices?|receipts?|bills?|billed|charged|cost|owe[sd]?|owing|refund\w*|deposit(?:ed|s)?|checks? (?:for|no|number|#)|venmo|zelle|arrears|child support|transfer(?:red)?|purchased?|bought|fees?)\b)/i,
  ],
  [
    'school',
    /\b(?:schools?|teachers?|principal|class(?:es|room)?|grades?|homework|report cards?|iep|tutor\w*|kindergarten|preschool|daycare|parent-teacher|absent|absences?|tardy|suspended|enroll\w*|graduat\w+)\b/i,
  ],
  [
    'incident',
    /\b(?:police|sheriff|officer|911|arrest\w*|yell\w*|scream\w*|shout\w*|threat\w*|hit|struck|push\w*|shov\w+|slap\w*|drunk|intoxicated|alcohol|drugs?|accident|crash\w*|collision|refus\w+|missed|no[- ]show|did(?: not|n['’]t) (?:show|come|appear|return|answer|pick)|late|cancel\w*|stole|damaged|broke|unsafe|complain\w*|fell|fire|assault\w*)\b/i,
  ],
  [
    'message',
    /\b(?:e-?mail(?:ed|s)?|text(?:ed)?(?: me| him| her)|messages?|messaged|called|calls?|phone[ds]?|voice-?mail|wrote|letters?|notif(?:ied|y)|informed|told|replied|asked|sent|spoke|said)\b/i,
  ],
]

/** What a sentence is about, by the words in it and never by what they may mean. */
export const topicOf = (sentence: string): Topic => words.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'other'

const kinds: Readonly<Record<Topic, FactKind>> = {
  payment: 'expense',
  exchange: 'exchange',
  order: 'order',
  hearing: 'filing',
  message: 'message',
  medical: 'other',
  school: 'other',
  incident: 'incident',
  other: 'other',
}
export const kindOfTopic = (topic: Topic): FactKind => kinds[topic]

/** Words in the name of an issue, by what a sentence is about: the usual issues (domain/facts) and what else parents call them. */
const issueWords: Readonly<Record<Topic, RegExp | null>> = {
  payment: /\b(?:expenses?|support|money|payments?|costs?|financ\w+|bills?)\b/i,
  exchange: /\b(?:exchanges?|pick-?ups?|drop-?offs?|parenting time|visits?|visitation|handovers?)\b/i,
  order: /\b(?:contempt|orders?|decree|compliance|violations?)\b/i,
  hearing: /\b(?:court|hearings?|filings?|motions?)\b/i,
  message: /\b(?:messages?|communication|calls?|contact)\b/i,
  medical: /\b(?:health|medical|doctors?|therapy|care)\b/i,
  school: /\b(?:schools?|education|tutoring|grades?)\b/i,
  incident: /\b(?:incidents?|safety|police|conduct)\b/i,
  other: null,
}

const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** Whether the name of an issue stands in a sentence as words of their own: not the school of "after-school". */
const isNamed = (name: string, sentence: string) =>
  name.length > 3 && new RegExp(String.raw`(?<![\p{L}\d-])${escaped(name)}(?![\p{L}\d-])`, 'iu').test(sentence)

/** The issue that a sentence is proposed for: one whose name has a word of its topic, else one whose name stands in it. */
export function issueFor<I extends { name: string }>(topic: Topic, sentence: string, issues: readonly I[]): I | null {
  const pattern = issueWords[topic]
  return (pattern ? issues.find(({ name }) => pattern.test(name)) : undefined) ?? issues.find(({ name }) => isNamed(name, sentence)) ?? null
}
