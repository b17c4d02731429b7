import type { ComponentProps } from 'react'
import { Button } from '../ui/button.tsx'
import { FormError } from './form-error.tsx'

type ActionButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'busy' | 'type'> & {
  /** What it sends by: what `useMutation` gives. */
  mutation: { busy: boolean; problem: { sentence: string } | null }
  onAct: () => unknown
}

/** A button that sends: busy meanwhile, and beside it why it was not done. */
export function ActionButton({ mutation: { busy, problem }, onAct, ...button }: ActionButtonProps) {
  return (
    <>
      <Button busy={busy} onClick={() => void onAct()} {...button} />
      <FormError problem={problem} />
    </>
  )
}
