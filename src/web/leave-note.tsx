import { useLingui } from '@lingui/react/macro'

/**
 * How many more presses of Shift or Esc leave the site. It stands in the frame, beside the application, for the keys
 * work without that too; entry.leave.ts puts one of its texts into it, and moves it into an open dialog.
 */
export function LeaveNote() {
  const { t } = useLingui()
  return (
    <output
      className="no-print pointer-events-none fixed inset-x-0 bottom-20 z-30 mx-auto w-fit max-w-[calc(100vw-2rem)] rounded-sm bg-ink px-4 py-2 text-center font-semibold text-paper empty:p-0"
      data-escape1={t`Press Esc 1 more time to leave this site.`}
      data-escape2={t`Press Esc 2 more times to leave this site.`}
      data-shift1={t`Press Shift 1 more time to leave this site.`}
      data-shift2={t`Press Shift 2 more times to leave this site.`}
      id="leave-note"
    />
  )
}
