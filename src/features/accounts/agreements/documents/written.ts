import type { TermsVersion } from '../contract.ts'

/**
 * One version of a document as it is written down. A version that was shown is never changed: a new
 * text is a new file with a new day, and the old file stays, for those who accepted it.
 */
export type WrittenDocument = Omit<TermsVersion, 'id' | 'sha256'>
