import type { ViteUserConfig } from 'astro'

type Plugin = Extract<NonNullable<ViteUserConfig['plugins']>[number], { name: string }>

const RENDERER = /[\\/]@astrojs[\\/]react[\\/]dist[\\/]client\.js$/

/**
 * What islands need before they come alive, in the file of what draws them: a page that has none, or whose visitor touches none,
 * does not carry it.
 */
export const beforeIslands: Plugin = {
  name: 'before-islands',
  transform(code, id) {
    if (this.environment.name !== 'client' || !RENDERER.test(id.split('?')[0] ?? id)) return null
    return { code: `import '/src/islands/before.ts'\n${code}`, map: null }
  },
}
