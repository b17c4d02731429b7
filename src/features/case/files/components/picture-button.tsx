import type { Picture } from './picture.ts'

interface PictureButtonProps {
  of: Picture
  size: 'tile' | 'row'
  onOpen: (id: string) => void
}

/** A small picture of a fixed size, so that nothing moves when it arrives; a press opens the whole one. Its name stands in its place until then. */
export function PictureButton({ of: { id, name, small }, size, onOpen }: PictureButtonProps) {
  const side = size === 'tile' ? 112 : 56
  return (
    <button
      aria-haspopup="dialog"
      className={`${size === 'tile' ? 'size-24 sm:size-28' : 'size-14'} block flex-none overflow-hidden rounded-md border border-line bg-paper text-xs text-soft [overflow-wrap:anywhere] hover:border-action`}
      onClick={() => onOpen(id)}
      type="button"
    >
      <img alt={name} className="size-full object-cover" decoding="async" height={side} loading="lazy" src={small} width={side} />
    </button>
  )
}
