import { useMemo } from 'react'
import type { PageLine } from '#map/lines.ts'
import { pagesIn } from '#map/pages.ts'
import { useSite } from '#web/site.ts'
import { useUser } from '#web/user.ts'
import { isOpenTo } from './desks.ts'

const noRoles: readonly string[] = []

/** The pages that are built (`built`), and of them those that this person may open (`open`). */
export function usePages(): { built: readonly PageLine[]; open: readonly PageLine[] } {
  const { inside } = useSite()
  const roles = useUser()?.roles ?? noRoles
  return useMemo(() => {
    const built = pagesIn('in', inside ?? [])
    return { built, open: built.filter((line) => isOpenTo(line, roles)) }
  }, [inside, roles])
}
