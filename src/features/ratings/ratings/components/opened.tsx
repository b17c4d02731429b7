// What is behind an opened receipt. The browser asks for it when a receipt is opened, and not before.
import type { ComponentProps } from 'react'
import { InboxView } from '#ratings/receipts/public.tsx'
import { EditForm } from './edit-form.tsx'

export { AfterForm } from './after-form.tsx'

/** The inbox, with the form that writes the rating again. */
export function OpenedReceipt(props: Omit<ComponentProps<typeof InboxView>, 'Edit'>) {
  return <InboxView {...props} Edit={EditForm} />
}
