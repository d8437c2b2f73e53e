import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

const RENDERER = /[\\/]@astrojs[\\/]react[\\/]dist[\\/]client\.js$/

/**
 * A Vite plugin that puts the islands' prelude into the file of their renderer: a page without islands, or whose
 * visitor touches none, does not load it.
 */
export const beforeIslands: Plugin = {
  name: 'before-islands',
  transform(code, id) {
    if (this.environment.name !== 'client' || !RENDERER.test(id.split('?')[0] ?? id)) return null
    return { code: `import '/src/islands/before.ts'\n${code}`, map: null }
  },
}
