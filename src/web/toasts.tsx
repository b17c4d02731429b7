import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { type Toast, toastDesk } from './toast-desk.ts'

const desk = toastDesk((run, after) => setTimeout(run, after))

/** `const toast = useToast(); toast({ title: 'Error', text: '…', tone: 'danger' })`. One at a time: a new one takes the place. */
export function useToast(): (toast: Toast) => void {
  return desk.show
}

/** Where the toasts appear: the shell holds it, empty, so that screen readers hear what comes in. */
export function Toasts() {
  const { t } = useLingui()
  const shown = useSyncExternalStore(desk.subscribe, desk.current, () => null)
  const toast = shown?.open ? shown : null
  return (
    <output className="no-print pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4">
      {toast && (
        <div
          className={`pointer-events-auto flex w-full max-w-lg items-start gap-3 rounded-md border-2 bg-surface p-4 ${toast.tone === 'danger' ? 'border-danger' : 'border-action'}`}
        >
          <div className="flex-1">
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p>{toast.text}</p>}
          </div>
          <button aria-label={t`Close`} className="-m-2 grid size-11 flex-none place-items-center" onClick={desk.dismiss} type="button">
            <X className="icon" />
          </button>
        </div>
      )}
    </output>
  )
}
