import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ReasonCode } from '#domain/screening/types.ts'

interface Reason {
  /** One or two plain sentences: what was found, and why that matters. */
  why: MessageDescriptor
  /** What the author can do about it. */
  todo: MessageDescriptor
}

const helpNow = msg`Get help now`
const takeOut = msg`Take this out`
const useWord = msg`Put a word in its place`
const useRole = msg`Say who it is, without the name`
const sayWhat = msg`Say what the person did`

/** Why the screening marked something, and what to do. Closed over the reasons: one that is missing does not compile. */
export const reasonWords: Readonly<Record<ReasonCode, Reason>> = {
  threat: {
    why: msg`This reads like a threat. We cannot publish it. If you are close to hurting somebody, please talk to somebody now.`,
    todo: helpNow,
  },
  self_harm: { why: msg`It sounds as if you may want to hurt yourself. Please talk to somebody now. The review can wait.`, todo: helpNow },
  child_danger: {
    why: msg`It sounds as if a child may be in danger now. A review is too slow for that. Call for help first.`,
    todo: helpNow,
  },
  person_danger: { why: msg`It sounds as if you may be in danger now. A review is too slow for that. Call for help first.`, todo: helpNow },
  maybe_danger: {
    why: msg`Some words here sometimes mean that somebody is in danger. A person reads this first. A review is slow: if it is so, call for help now.`,
    todo: helpNow,
  },
  social_security: { why: msg`This looks like a Social Security or tax number. Somebody could misuse it.`, todo: useWord },
  phone: { why: msg`This looks like a phone number. Somebody could be found or called by it.`, todo: useWord },
  email: { why: msg`This looks like an e-mail address. Somebody could be found by it.`, todo: useWord },
  link: { why: msg`This looks like a link. Links can lead to names, files or places that must not be shared here.`, todo: useWord },
  handle: { why: msg`This looks like the name of an account. It tells who somebody is.`, todo: useWord },
  address: { why: msg`This looks like an address. Homes must not be found through a review.`, todo: useWord },
  zip: { why: msg`This ZIP code points to a few houses. Homes must not be found through a review.`, todo: useWord },
  birth_date: { why: msg`This looks like a birth date. With it somebody can be found. A year or an age is enough.`, todo: useWord },
  plate: { why: msg`This looks like a license plate. A car leads to its owner.`, todo: useWord },
  account: { why: msg`This looks like the number of an account or a card. Somebody could misuse it.`, todo: useWord },
  docket: { why: msg`This looks like a case number. It leads to the names of everybody in the case, yours too.`, todo: useWord },
  document_number: { why: msg`This looks like the number of a license or another paper. Somebody could misuse it.`, todo: useWord },
  child_name: { why: msg`This names a child. Children must not be found through a review.`, todo: useRole },
  child_initials: { why: msg`These are a child's initials. People who know the family can tell who it is.`, todo: useRole },
  parent_name: {
    why: msg`This names the other party. The review is about the professional, and the name would tell who you are.`,
    todo: useRole,
  },
  maybe_name: { why: msg`This may be the name of somebody. Only the professional is named in a review.`, todo: useRole },
  third_name: { why: msg`This looks like the name of somebody else. Only the professional is named in a review.`, todo: useRole },
  school: { why: msg`This names a school. A child could be found there.`, todo: useRole },
  employer: { why: msg`This names where somebody works. It tells who that person is.`, todo: useRole },
  home: { why: msg`This tells where somebody lives. Homes must not be found through a review.`, todo: takeOut },
  professional_family: { why: msg`This is about the professional's home or family. They have no part in the case.`, todo: takeOut },
  other_professional: {
    why: msg`This names another professional. Each has a page of their own. Is this review on the right page?`,
    todo: msg`Check who this is about`,
  },
  accusation: {
    why: msg`This says that somebody did something unlawful, as a fact. A person will read it first. It is stronger when you say what you saw.`,
    todo: msg`Say what you saw, or mark it as your opinion and give the facts`,
  },
  blank: { why: msg`There is a blank here that you have not filled in yet.`, todo: msg`Write what you saw in place of the brackets` },
  universal: {
    why: msg`Nobody sees everything. A reader trusts what you saw yourself more than words like “always” or “never”.`,
    todo: msg`Use a milder word`,
  },
  no_observation: {
    why: msg`A reader cannot tell what you saw yourself. One sentence about what happened makes your view count for more.`,
    todo: msg`Add what you saw or heard`,
  },
  slur: { why: msg`This word attacks people for who they are. You may be as angry as you like about what was done.`, todo: takeOut },
  abuse: { why: msg`This calls a person names. It does not tell a reader what happened.`, todo: sayWhat },
  profanity: { why: msg`Some readers will stop here. Your point is stronger without this word.`, todo: msg`Use another word` },
  appearance: { why: msg`This is about how somebody looks. It does not matter for the work.`, todo: sayWhat },
  family_attack: { why: msg`This is aimed at somebody's family. They have no part in the case.`, todo: takeOut },
  protected_class: {
    why: msg`This judges a person by origin, color, faith, sex or the like. Please say what the person did.`,
    todo: sayWhat,
  },
  diagnosis: { why: msg`This gives a person a medical label. Only a clinician can do that, and health is private.`, todo: sayWhat },
  hearsay: {
    why: msg`This is what others say. Readers look for what you saw yourself. A review with nothing else is shown but not counted in the score.`,
    todo: msg`Add what you saw yourself`,
  },
  sealed: {
    why: msg`This tells what a sealed or confidential paper says, or a child in chambers. A court may forbid that. A person will read it first.`,
    todo: msg`Say what you saw yourself, without the paper`,
  },
  gag_order: {
    why: msg`This sounds as if a court told you to be silent. Such an order can bind you here too. Ask a lawyer before you send it.`,
    todo: takeOut,
  },
  order_quoted: {
    why: msg`This quotes an order. Its words can tell who you are, and some orders may not be shared. A person will read it first.`,
    todo: msg`Say in your own words what was decided`,
  },
  promotion: { why: msg`This reads like an offer or an advertisement. A person will read it first.`, todo: takeOut },
  template: { why: msg`This reads like a template or a copy. A person will read it first.`, todo: msg`Use your own words` },
  contradiction: {
    why: msg`Your words and your answers point in opposite directions. Are the answers what you meant?`,
    todo: msg`Look at your answers again`,
  },
  active_case: {
    why: msg`Your case seems to be open. What you write can be read out in it, and it may tell who you are. You can also wait until it is over.`,
    todo: msg`Think about waiting, or ask your lawyer`,
  },
}
