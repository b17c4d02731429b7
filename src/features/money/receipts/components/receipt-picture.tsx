import { useLingui } from '@lingui/react/macro'
import type { Chip } from './taken.ts'

interface ReceiptPictureProps {
  address: string
  chips: readonly Chip[]
  pointed: Chip | null
}

const percent = (part: number) => `${(part * 100).toFixed(2)}%`

/** The receipt, with a frame around each thing that was read. The chips say the same in words, so the frames are for the eye alone. */
export function ReceiptPicture({ address, chips, pointed }: ReceiptPictureProps) {
  const { t } = useLingui()
  const all = pointed && !chips.includes(pointed) ? [...chips, pointed] : chips
  return (
    <section
      aria-label={t`Your receipt`}
      className="max-h-96 overflow-y-auto rounded-md border border-line bg-paper"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a tall receipt is scrolled by the keyboard too
      tabIndex={0}
    >
      <div className="relative mx-auto w-full max-w-md">
        <img alt={t`Photo of your receipt`} className="block h-auto w-full" decoding="async" src={address} />
        {all.map((chip) => {
          const { x, y, w, h } = chip.offer.place
          return (
            <span
              aria-hidden
              className={`absolute rounded-sm border-2 border-action ${chip === pointed ? 'bg-action/25' : 'bg-action/10'}`}
              key={`${chip.field} ${chip.offer.value}`}
              // Two pixels of air, so that the frame does not touch what it is around.
              style={{
                left: `calc(${percent(x)} - 4px)`,
                top: `calc(${percent(y)} - 4px)`,
                width: `calc(${percent(w)} + 8px)`,
                height: `calc(${percent(h)} + 8px)`,
              }}
            />
          )
        })}
      </div>
    </section>
  )
}
