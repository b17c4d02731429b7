import { Trans } from '@lingui/react/macro'
import { ButtonLink } from '#web/ui/button.tsx'
import { Empty } from '#web/ui/states.tsx'

/** Nobody's case is here yet: what one is, and the two ways to one. */
export function NoCase() {
  return (
    <Empty
      action={
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/case-toolkit">
            <Trans>Begin your case</Trans>
          </ButtonLink>
          <ButtonLink kind="secondary" to="/parent-connection">
            <Trans>I have a code</Trans>
          </ButtonLink>
        </div>
      }
      title={<Trans>You have no case here yet</Trans>}
    >
      <p>
        <Trans>
          A case holds the schedule, the exchanges and the dates of one family. You can begin one alone: everything works while the other
          parent has not joined. If they have begun one, or you were asked to look at one, join with the code that you were given.
        </Trans>
      </p>
    </Empty>
  )
}
