import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { SiteLink } from './link.tsx'
import { type Toast, toastDesk } from './toast-desk.ts'
import { Button } from './ui/button.tsx'

const desk = toastDesk((run, after) => setTimeout(run, after))

/** `const toast = useToast(); toast({ title: 'Error', text: '…', tone: 'danger' })`. One at a time: a new one takes the place. */
export function useToast(): (toast: Toast) => void {
  return desk.show
}

/** The last one shows: a modal dialog makes the shell inert, and brings its own (`inDialog`). */
const places: object[] = []

/** The area for toasts: the shell renders it empty, so that screen readers announce new ones. */
export function Toasts({ inDialog = false }: { inDialog?: boolean }) {
  const { t } = useLingui()
  const [place] = useState({})
  useEffect(() => {
    // The shell's may come later than that of a dialog which is open from the start.
    if (inDialog) places.push(place)
    else places.unshift(place)
    desk.tell()
    return () => {
      places.splice(places.indexOf(place), 1)
      desk.tell()
    }
  }, [place, inDialog])
  const current = useSyncExternalStore(
    desk.subscribe,
    () => (places.at(-1) === place ? desk.current() : null),
    () => null,
  )
  const toast = current?.open ? current : null
  return (
    <output className={`no-print pointer-events-none fixed inset-x-0 z-20 flex justify-center p-4 ${inDialog ? 'top-0' : 'bottom-0'}`}>
      {toast && (
        <div
          className={`pointer-events-auto flex w-full max-w-lg items-start gap-3 rounded-md border-2 bg-surface p-4 ${toast.tone === 'danger' ? 'border-danger' : 'border-action'}`}
        >
          <div className="flex-1">
            <p className="font-semibold">{toast.title}</p>
            {toast.text && <p>{toast.text}</p>}
            {toast.link && (
              <p>
                <SiteLink className="inline-flex min-h-11 items-center font-semibold" onGo={desk.dismiss} to={toast.link.to}>
                  {toast.link.text}
                </SiteLink>
              </p>
            )}
            {toast.act && (
              <Button
                kind="quiet"
                onClick={() => {
                  desk.dismiss()
                  toast.act?.run()
                }}
              >
                {toast.act.text}
              </Button>
            )}
          </div>
          <button aria-label={t`Close`} className="-m-2 grid size-11 flex-none place-items-center" onClick={desk.dismiss} type="button">
            <X className="icon" />
          </button>
        </div>
      )}
    </output>
  )
}
