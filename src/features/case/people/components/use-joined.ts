import { useLingui } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useToast } from '#web/toasts.tsx'

/** What follows an answer to an invitation: into the case that was joined, or a word that it was declined. */
export function useJoined() {
  const { t } = useLingui()
  const [, navigate] = useLocation()
  const toast = useToast()
  return (caseId: string | null) => {
    if (caseId === null) return toast({ title: t`Declined`, text: t`They didn’t see anything about you.` })
    toast({ title: t`You have joined` })
    navigate(`/parent-connection?case=${caseId}`)
  }
}
