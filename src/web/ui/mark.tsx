/** The product's mark: a range with its score on it, the way scores are shown. The same as icon.svg. */
export function Mark({ className = '' }: { className?: string }) {
  return (
    <svg aria-hidden className={`size-7 flex-none ${className}`} focusable="false" viewBox="0 0 32 32">
      <rect className="fill-action" height="32" rx="6" width="32" />
      <path className="stroke-on-action opacity-60" d="M4 16h24" strokeWidth="2" />
      <path className="stroke-on-action" d="M9 16h15" strokeWidth="6" />
      <circle className="fill-action stroke-on-action" cx="18" cy="16" r="4.5" strokeWidth="2.5" />
    </svg>
  )
}
