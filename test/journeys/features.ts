/** The ten features of the premium tool as spec.md section 1 lists them, word for word. */
export const features = [
  'Evidence vault',
  'Settlement analyzer',
  'Communication analyzer that flags threats and gaslighting',
  'AI legal-document translator',
  'Professional finder',
  'Corruption identification',
  'Unified calendar with AI conflict detection',
  'Co-parenting messaging',
  'Shared expense tracking with receipts, reimbursement and payment',
  'A private incident tracker for decree violations',
]
