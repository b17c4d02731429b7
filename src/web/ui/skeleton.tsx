/** The page's own layout in grey, while it loads. */
export function PageSkeleton() {
  return <div aria-busy="true" className="page" />
}
