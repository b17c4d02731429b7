/** The key of a button, for hands on a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden className="figures ms-2 pointer-coarse:hidden rounded-sm border border-edge px-1 font-mono text-xs">
      {children}
    </kbd>
  )
}
