import { kindOf, patternOf, scrubMessage, scrubStack } from '#domain/trouble/scrub.ts'
import { insidePages } from '#map/inside.generated.ts'
import { pages } from '#map/pages.generated.ts'
import { api } from '#web/api.ts'
import type { Net } from '#web/boundary.tsx'
import { calls } from '../contract.ts'

const places = (stack: string) =>
  scrubStack(stack)
    .map((place) => `at /assets/${place}`)
    .join('\n')

/**
 * Reports a crash (spec.md section 7), cut here already to what the server keeps: no text, id, query or
 * host leaves the browser. That the report failed is said to the console and to nobody else.
 */
export async function reportCrash(error: unknown, componentStack: string, net: Net): Promise<void> {
  const { name, message, stack } = error instanceof Error ? error : new Error('')
  const url = patternOf(
    location.pathname,
    [...pages, ...insidePages].map(({ path }) => path),
  )
  try {
    await api(calls.logError, {
      body: {
        type: 'frontend_error',
        severity: 'high',
        component: url === '' ? 'shell' : url,
        error: `${kindOf(name)}: ${scrubMessage(message)}`,
        stack: places(stack ?? ''),
        url,
        userAgent: navigator.userAgent.slice(0, 500),
        metadata: { componentStack: places(componentStack), errorBoundary: net },
      },
    })
  } catch (failure) {
    console.error('The crash was not reported.', failure)
  }
}
