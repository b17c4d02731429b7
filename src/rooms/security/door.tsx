/** The parts of the account's settings that are about getting in. A page that shows them is given their texts too (decision 0013). */
export { EmailPart } from './parts/email.tsx'
export { FactorsPart } from './parts/factors.tsx'
export { PasswordPart } from './parts/password.tsx'
export { SessionsPart } from './parts/sessions.tsx'
