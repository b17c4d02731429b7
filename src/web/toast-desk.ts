export interface Toast {
  title: string
  text?: string
  /** The page on which to act. */
  link?: { to: string; text: string }
  /** What is done at once, such as taking back what was just done. */
  act?: { text: string; run: () => void }
  tone?: 'info' | 'danger'
}

type ToastState = Toast & { open: boolean }

/** spec.md section 9: a dismissed toast is removed after this many milliseconds. */
export const toastRemovalDelay = 1_000_000

/** Holds the one toast that is shown (spec.md section 9: 1 at a time). `later` is the timer. */
export function toastDesk(later: (run: () => void, after: number) => unknown) {
  let now: ToastState | null = null
  const listeners = new Set<() => void>()
  const tellAll = () => {
    for (const tell of listeners) tell()
  }
  const put = (next: ToastState | null) => {
    now = next
    tellAll()
  }
  return {
    current: () => now,
    /** Notifies listeners that toasts are now shown in another place. */
    tell: tellAll,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => listeners.delete(tell)
    },
    show: (toast: Toast) => put({ ...toast, open: true }),
    dismiss: () => {
      if (!now?.open) return
      const closed = { ...now, open: false }
      put(closed)
      later(() => {
        if (now === closed) put(null)
      }, toastRemovalDelay)
    },
  }
}
