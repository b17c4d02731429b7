import { type ComponentProps, createElement } from 'react'

interface IconData {
  node: readonly (readonly [string, Record<string, string>])[]
}

/**
 * Draws a Lucide icon: `import { Search } from 'lucide-react'` as ever. The package's own runtime is five
 * times the size, for settings that nothing here uses (vite.config.ts puts this in its place).
 */
export function createLucideIcon({ node }: IconData) {
  return (props: ComponentProps<'svg'>) =>
    createElement(
      'svg',
      {
        'aria-hidden': true,
        fill: 'none',
        focusable: false,
        height: 24,
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        strokeWidth: 2,
        viewBox: '0 0 24 24',
        width: 24,
        ...props,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
