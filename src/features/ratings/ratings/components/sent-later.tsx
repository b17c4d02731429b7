import { type ComponentProps, type ComponentType, lazy } from 'react'

type Part = typeof import('./sent.tsx')

const here: Part | null = import.meta.env.SSR ? await import('./sent.tsx') : null
let coming: Promise<Part> | null = null

/**
 * Fetches what is shown after a rating has arrived, before it is sent: the receipt's words must not wait for a
 * line that may be gone by then. @throws when it does not arrive; nothing was sent then
 */
export function fetchSent(): Promise<Part> {
  coming ??= import('./sent.tsx').catch((error: unknown) => {
    coming = null
    throw error
  })
  return coming
}

/** What is shown after a rating has arrived; a person who only looks at the form does not load it. */
export const Sent: ComponentType<ComponentProps<Part['Sent']>> = here
  ? here.Sent
  : lazy(async () => ({ default: (await fetchSent()).Sent }))
