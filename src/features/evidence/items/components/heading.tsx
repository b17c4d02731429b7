import { Trans } from '@lingui/react/macro'

/** @param isBehind an item is open: on a phone it has the whole screen */
export const Heading = ({ isBehind = false }: { isBehind?: boolean }) => (
  <h1 className={isBehind ? 'max-lg:sr-only' : ''}>
    <Trans>Evidence vault</Trans>
  </h1>
)
