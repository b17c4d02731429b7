export { AboutAccess, AccessPanel } from './components/access-panel.tsx'
export { AccountLook } from './components/account-look.tsx'
