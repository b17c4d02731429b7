import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import type { SearchBox } from './ui/search-box.tsx'

type Box = ComponentType<ComponentProps<typeof SearchBox>>

const Nothing: Box = () => null

const Later = lazy<Box>(() =>
  import('./ui/search-box.tsx').then(
    (part) => ({ default: part.SearchBox }),
    // A page that says that there is nothing must not break over its way on.
    () => ({ default: Nothing }),
  ),
)

let here: Box | null = null

/** The server has the search at hand, and writes it into the page. */
export function showAtOnce(box: Box) {
  here = box
}

/** The search for a professional on screens that hardly anybody sees: a browser loads its code when it is shown. */
export function SearchLater(props: ComponentProps<Box>) {
  const Search = here ?? Later
  return (
    <Suspense fallback={null}>
      <Search {...props} />
    </Suspense>
  )
}
