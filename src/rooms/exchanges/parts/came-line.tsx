import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { timeIn } from '../../../web/inside/times.ts'
import type { Came } from '../contract.ts'

/** How one side came, by the records: never more than they say. */
export function CameLine({ came, zone }: { came: Came; zone: string }) {
  const { i18n } = useLingui()
  switch (came.is) {
    case 'open':
      return <Trans>no record yet</Trans>
    case 'no_record':
      return <Trans>no record</Trans>
    case 'on_time': {
      const time = timeIn(came.at, zone, i18n.locale)
      return <Trans>on time, {time}</Trans>
    }
    case 'late': {
      const time = timeIn(came.at, zone, i18n.locale)
      return (
        <>
          <strong>
            <Plural one="# minute late" other="# minutes late" value={came.minutes} />
          </strong>
          , {time}
        </>
      )
    }
  }
}
