// What is behind an opened receipt. The browser asks for it when a receipt is opened, and not before.
export { AfterForm } from './after-form.tsx'
export { InboxView } from './inbox.tsx'
