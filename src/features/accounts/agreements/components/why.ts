import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DocumentType } from '../contract.ts'

/** Where a document has a page of its own. */
export const pageOf: Partial<Record<DocumentType, string>> = { terms_of_service: '/terms-of-service', privacy_policy: '/privacy-policy' }

interface Kind {
  title: MessageDescriptor
  why: MessageDescriptor
  types: readonly DocumentType[]
}

/** The three kinds of document, and why each must be accepted. */
export const documentKinds: readonly Kind[] = [
  {
    title: msg`What this site is not`,
    why: msg`Family court is serious, and a mistake can cost you time with your child. So you confirm first that you know: this is for learning, nobody here is your lawyer, and no court runs it.`,
    types: ['educational_disclaimer', 'legal_disclaimer'],
  },
  {
    title: msg`The rules of using it`,
    why: msg`They say what you may expect of us and what we expect of you: what is free, what a review may say, how the trial ends.`,
    types: ['terms_of_service'],
  },
  {
    title: msg`What is kept about you`,
    why: msg`The premium tool will hold papers of your case. You should know what is kept, for how long and who can see it before you put the first page in.`,
    types: ['privacy_policy'],
  },
]
