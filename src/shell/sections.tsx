import { useLingui } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { isAt, mainSection, type NavSection } from '#map/nav.ts'
import { groupNames, sectionNames } from './labels.ts'
import { NavLink } from './nav-link.tsx'

interface SectionsProps {
  sections: readonly NavSection[]
  path: string
  onGo?: () => void
}

function Section({ section: { id, groups }, path, onGo }: { section: NavSection; path: string; onGo?: (() => void) | undefined }) {
  const { i18n } = useLingui()
  const body = useId()
  const holds = groups.some(({ items }) => items.some((item) => isAt(item, path)))
  const [isOpen, setOpen] = useState(id === mainSection || holds)
  return (
    <section className="mt-3">
      <h2 className="text-sm">
        <button
          aria-controls={body}
          aria-expanded={isOpen}
          className="flex min-h-11 w-full items-center justify-between gap-2 rounded-sm ps-3.75 pe-2 text-start font-semibold text-soft uppercase hover:text-ink"
          onClick={() => setOpen(!isOpen)}
          type="button"
        >
          {i18n._(sectionNames[id])}
          <ChevronDown className={`icon transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div hidden={!isOpen} id={body}>
        {groups.map((group) => (
          <div className="mt-1 mb-2" key={group.id}>
            <h3 className="ps-3.75 pe-3 pt-1 text-sm font-semibold text-soft">{i18n._(groupNames[group.id])}</h3>
            <ul>
              {group.items.map((item) => (
                <li key={item.path}>
                  <NavLink isHere={isAt(item, path)} item={item} {...(onGo && { onGo })} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The sections of the menu; each opens and closes on a press, and the main one starts open (spec.md 2.3). */
export function Sections({ sections, path, onGo }: SectionsProps) {
  return sections.map((section) => <Section key={section.id} onGo={onGo} path={path} section={section} />)
}
