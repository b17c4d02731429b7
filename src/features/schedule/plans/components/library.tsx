import { Trans, useLingui } from '@lingui/react/macro'
import { clauses } from '#domain/plan/library.ts'
import { sections } from '#domain/plan/sections.ts'
import type { Clause, SectionId } from '#domain/plan/types.ts'
import { Button } from '#web/ui/button.tsx'
import { Badge } from '#web/ui/notice.tsx'

interface LibraryProps {
  /** Ids of clauses that are in the plan already. */
  taken: ReadonlySet<string>
  missing: readonly SectionId[]
  onTake: (clause: Clause) => void
}

/** Every clause that a plan can have, by section; what nobody has talked about yet is marked. */
export function Library({ taken, missing, onTake }: LibraryProps) {
  const { t } = useLingui()
  return (
    <section aria-labelledby="library" className="no-print grid gap-3">
      <h2 id="library">
        <Trans>Add a clause</Trans>
      </h2>
      <p className="max-w-prose">
        <Trans>These are ready texts. You fill in the blanks and read the whole clause before anybody else sees it.</Trans>
      </p>
      <ul className="grid gap-1">
        {sections.map(({ id, title }, at) => (
          <li key={id}>
            <details className="rounded-sm border border-line bg-surface px-4">
              <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 py-2">
                <span className="font-semibold">
                  {at + 1}. {title}
                </span>
                {missing.includes(id) && (
                  <Badge>
                    <Trans>Nothing yet</Trans>
                  </Badge>
                )}
              </summary>
              <ul className="grid gap-3 pb-4">
                {clauses
                  .filter(({ section }) => section === id)
                  .map((clause) => (
                    <li className="grid justify-items-start gap-1" key={clause.id}>
                      <Button aria-label={t`Add: ${clause.title}`} kind="secondary" onClick={() => onTake(clause)}>
                        {clause.title}
                      </Button>
                      {taken.has(clause.id) && (
                        <span className="text-sm text-soft">
                          <Trans>Already in the plan</Trans>
                        </span>
                      )}
                    </li>
                  ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}
