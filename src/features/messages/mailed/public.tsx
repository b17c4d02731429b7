export { MailAddress } from './components/mail-address.tsx'
export { MailSteps } from './components/mail-steps.tsx'
