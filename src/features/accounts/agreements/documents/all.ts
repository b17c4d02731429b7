import { educationalDisclaimer } from './educational-disclaimer.2026-11-21.ts'
import { legalDisclaimer } from './legal-disclaimer.2026-11-21.ts'
import { privacyPolicy as firstPrivacyPolicy } from './privacy-policy.2026-11-21.ts'
import { privacyPolicy as secondPrivacyPolicy } from './privacy-policy.2026-11-22.ts'
import { privacyPolicy } from './privacy-policy.2026-11-24.ts'
import { termsOfService } from './terms-of-service.2026-11-21.ts'
import type { WrittenDocument } from './written.ts'

/** Every version of every document that was ever shown. */
export const documents: readonly WrittenDocument[] = [
  educationalDisclaimer,
  legalDisclaimer,
  termsOfService,
  firstPrivacyPolicy,
  secondPrivacyPolicy,
  privacyPolicy,
]
