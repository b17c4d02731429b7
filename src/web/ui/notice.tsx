import type { ReactNode } from 'react'

/** `attention` needs the reader; `danger` is for danger and loss, never for a person. */
export type Tone = 'info' | 'attention' | 'danger'

const notices: Readonly<Record<Tone, string>> = {
  info: 'border-action bg-action-wash',
  attention: 'border-attention bg-attention-wash',
  danger: 'border-danger bg-danger-wash',
}

/** A box in the text that should not be missed. */
export function Notice({ tone = 'info', title, children }: { tone?: Tone; title?: ReactNode; children: ReactNode }) {
  return (
    <div className={`border-s-4 px-4 py-3 ${notices[tone]}`}>
      {title && <p className="font-semibold">{title}</p>}
      <div className="prose">{children}</div>
    </div>
  )
}

const badges: Readonly<Record<Tone | 'plain', string>> = {
  plain: 'border-edge text-soft',
  info: 'border-action text-action',
  attention: 'border-attention bg-attention-wash text-attention',
  danger: 'border-danger bg-danger-wash text-danger',
}

/** One or two words about the thing beside it. */
export function Badge({ tone = 'plain', children }: { tone?: Tone | 'plain'; children: ReactNode }) {
  return <span className={`inline-block rounded-sm border px-1.5 text-sm font-semibold ${badges[tone]}`}>{children}</span>
}

/** A raised part of a page. */
export function Card({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`rounded-md border border-line bg-surface p-4 sm:p-6 ${className}`}>{children}</div>
}
