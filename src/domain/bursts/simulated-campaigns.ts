import { seededNumbers } from '#kernel/seeded.ts'
import { campaignsIn, type Written } from './campaign.ts'

// Texts that someone hands round, with the words that a hand changes between braces. Ours, of nobody.
const templates: readonly (readonly string[])[] = [
  [
    '{I had|We had|There was} a {hearing|session|court date} before {her|this judge|the judge} in {spring|the spring|April} and it {was over|ended|was done} in {six|about six|less than ten} minutes.',
    '{She|The judge} {never|did not once} {looked at|opened|read} the {papers|documents|exhibits} that {my lawyer|our attorney|counsel} {filed|handed in|sent} {weeks|a month|long} before.',
    'When I {tried|wanted|asked} to {speak|say something|explain} about the {school|school run|homework} she {told me to sit down|said we were out of time|waved me off}.',
    '{Anyone|Everybody|Whoever} who {has|gets} this {courtroom|judge|department} should {ask for|request|insist on} a {written order|record|transcript}.',
  ],
  [
    '{He|My attorney|This lawyer} {billed|charged} me for {forty|about forty|over forty} hours and {answered|returned} {two|only two|maybe two} of my {calls|messages|e-mails}.',
    'The {motion|petition|response} was {filed|handed in|sent} {late|after the deadline|two days late} and the {other side|opposing counsel|other lawyer} {noticed|pointed it out|made use of it}.',
    '{At the end|In the end|Finally} I {paid|had paid|was out} {the whole retainer|nine thousand dollars|everything I had saved} and {went|walked} into the {mediation|settlement talk|conference} {alone|by myself|without him}.',
    'I {would not|will not|can’t} {hire|choose|go back to} {him|this office|this firm} {again|a second time}.',
  ],
  [
    'The {guardian|guardian ad litem|GAL} {met|saw|visited} the {kids|children} {once|one time|a single time} for {twenty|about twenty|fifteen} minutes {at|in} the {other house|other home|other parent’s place}.',
    'The {report|write-up} {came|arrived|was sent} {the night before|a day before|hours before} {trial|the hearing|court}, and it {left out|skipped|did not mention} the {teacher|pediatrician|counselor} {completely|altogether|at all}.',
    '{Nobody|No one} {called|phoned|asked} {my side|our references|the people I named}, {though|even though|although} I {gave|handed over|sent} {eight|a list of eight|several} {names|numbers|contacts}.',
    '{Fees|The bill|The invoice} {went|came} {up|out} to {four times|three times|far more than} the {estimate|first estimate|amount in the order}.',
  ],
  [
    '{Great|Wonderful|Excellent} {judge|experience|hearing}, {fair|patient|kind} to {both of us|everybody|all sides} and {very|so|really} {well prepared|quick|organized}.',
    '{She|This judge} {listened|paid attention} to {every|each} {word|point} and {explained|walked us through} the {order|decision|ruling} in {plain|simple|clear} {words|language|terms}.',
    '{We|Our family} {left|came out} {feeling|thinking that we were} {heard|respected|understood} and the {schedule|plan|arrangement} {works|has worked} {since|from day one|ever since}.',
    '{Best|The best|Easily the best} {judge|bench officer} in {the county|this courthouse|the building}, {ask for|hope for|you want} {her|this one}.',
  ],
]

const ownWords: readonly string[] = [
  'My sister came along and saw it too.',
  'Parking near the building is a problem.',
  'It rained and the line at the door was long.',
  'I am writing this so that others know what to expect.',
  'This was two years ago.',
  'The clerk downstairs was helpful.',
]

function rewritten(template: readonly string[], chance: () => number): string {
  const pick = <T>(list: readonly T[]) => list[Math.floor(chance() * list.length)]!
  const sentences = template.map((sentence) => sentence.replaceAll(/\{([^}]*)\}/g, (_, words: string) => pick(words.split('|'))))
  // Some leave one sentence out, some change their order, some add one of their own.
  if (chance() < 0.3) sentences.splice(Math.floor(chance() * sentences.length), 1)
  if (chance() < 0.5) sentences.push(sentences.shift()!)
  if (chance() < 0.4) sentences.splice(Math.floor(chance() * sentences.length), 0, pick(ownWords))
  return sentences.map((sentence) => sentence.charAt(0).toUpperCase() + sentence.slice(1)).join(' ')
}

export interface CampaignsFound {
  campaigns: number
  /** Of them, those of which at least four in five texts stand in one group. */
  found: number
  honest: number
  /** Honest texts that stand in a group with another. */
  caught: number
}

/**
 * Campaigns of eight rewritten texts each, every one among all the honest texts given.
 * @param honest texts that nobody handed round
 */
export function simulatedCampaigns({
  campaigns,
  honest,
  seed,
}: {
  campaigns: number
  honest: readonly string[]
  seed: number
}): CampaignsFound {
  const chance = seededNumbers(seed)
  const theirs: Written[] = honest.map((text, n) => ({ id: `honest ${n}`, text }))
  const wrongly = new Set<string>()
  let found = 0
  for (let n = 0; n < campaigns; n += 1) {
    const template = templates[n % templates.length]!
    const ours = Array.from({ length: 8 }, (_, m) => ({ id: `campaign ${m}`, text: rewritten(template, chance) }))
    const groups = campaignsIn([...ours, ...theirs])
    const largest = Math.max(0, ...groups.map((group) => group.filter((id) => id.startsWith('campaign')).length))
    if (largest >= 0.8 * ours.length) found += 1
    for (const id of groups.flat()) if (id.startsWith('honest')) wrongly.add(id)
  }
  return { campaigns, found, honest: honest.length, caught: wrongly.size }
}
