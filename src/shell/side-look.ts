/** Who has the children, as calendars draw it: a parent by the side, someone else, or nobody. */
export type Holder = 'A' | 'B' | 'third' | 'gap'

/** A parent is a color, a letter and a hatch: any one of them is enough, also in print and for the person who sees colors otherwise. */
export const lookOf: Readonly<Record<Holder, string>> = {
  A: 'border-action bg-action-wash',
  B: 'border-attention bg-surface bg-[repeating-linear-gradient(135deg,var(--color-attention-wash)_0_5px,transparent_5px_10px)]',
  third: 'border-dashed border-edge bg-surface',
  gap: 'border-dashed border-danger bg-danger-wash',
}
