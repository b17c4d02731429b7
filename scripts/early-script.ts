import type { Plugin } from 'vite'

const source = 'src/web/entry.leave.ts'

/**
 * Builds "Leave this site" as a plain script in the head: it runs before anything is drawn, where a module
 * would run after the whole page. It may therefore import nothing that another entry imports too.
 */
export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    config: (_config, { command }) => (command === 'build' ? { build: { rolldownOptions: { input: ['index.html', source] } } } : {}),
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk' || !file.facadeModuleId?.endsWith(source)) continue
        if (file.imports.length + file.exports.length > 0)
          this.error(`${source} must stand alone, and shares code with ${file.imports.join(', ')}.`)
        file.code = `(()=>{${file.code}})()`
      }
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle, server }) {
        if (server) return [{ tag: 'script', attrs: { type: 'module', src: `/${source}` }, injectTo: 'head-prepend' }]
        const chunk = Object.values(bundle ?? {}).find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(source))
        if (!chunk) throw new Error(`${source} was not built.`)
        return [{ tag: 'script', attrs: { src: `/${chunk.fileName}` }, injectTo: 'head-prepend' }]
      },
    },
  }
}
