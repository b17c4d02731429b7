import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { useToast } from '#web/toasts.tsx'
import type { Picture } from './picture.ts'
import type { Viewer } from './viewer.tsx'

/** The whole pictures of a list, in a dialog over the page. Its code is fetched with the first press. */
export function useViewer(pictures: readonly Picture[]): { open: (id: string) => void; viewer: ReactNode } {
  const { t } = useLingui()
  const toast = useToast()
  const [Part, setPart] = useState<typeof Viewer | null>(null)
  const [id, setId] = useState<string | null>(null)
  const open = (one: string) => {
    setId(one)
    if (Part) return
    import('./viewer.tsx').then(
      (part) => setPart(() => part.Viewer),
      () => {
        setId(null)
        toast({ title: t`Couldn’t open the picture`, text: t`Check your connection and try again.`, tone: 'danger' })
      },
    )
  }
  const at = pictures.findIndex((one) => one.id === id)
  return {
    open,
    viewer: Part && at >= 0 && <Part at={at} onClose={() => setId(null)} onTo={(next) => setId(pictures[next]!.id)} pictures={pictures} />,
  }
}
