/** The parts of the account's settings that are about getting in, and what asks for the password again on any page. A page that shows them is given their texts too (decision 0013). */
export { RequireRecentSignIn } from './components/confirming.tsx'
export { EmailPart } from './components/email.tsx'
export { FactorsPart } from './components/factors.tsx'
export { PasswordPart } from './components/password.tsx'
export { SessionsPart } from './components/sessions.tsx'
export { showPasskey } from './components/show-passkey.ts'
export { NoticesDialog, NoticesSection } from './components/notices.tsx'
export { useSecurity } from './components/use-state.ts'
