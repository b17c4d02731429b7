import { useLingui } from '@lingui/react/macro'
import type { Feature } from './features.ts'
import { Mark } from './open-today.tsx'

/** The features of one sub-product as cards, numbered through both. */
export function FeatureCards({ title, features, start }: { title: string; features: readonly Feature[]; start: number }) {
  const { i18n } = useLingui()
  return (
    <div className="grid gap-4">
      <h3>{title}</h3>
      <ol className={`grid gap-4 sm:grid-cols-2 ${features.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`} start={start}>
        {features.map(({ name, about, path }, index) => (
          <li className="grid content-start gap-2 rounded-md border border-line bg-surface p-4 sm:p-5" key={name.id}>
            <p className="flex items-center justify-between gap-3">
              <span aria-hidden className="figures text-sm font-semibold text-action">
                {start + index}
              </span>
              <Mark path={path} />
            </p>
            <h4 className="leading-snug font-semibold">{i18n._(name)}</h4>
            <p className="text-base text-soft">{i18n._(about)}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}
